/** The plan of importing a career, what is chosen of it, and what its owner refuses. Types alone for the browser. */
import { z } from 'zod';
import { type Links, linkNames } from '../profil/identities';

/** The sections that entries of a career go to. */
export const careerPlaces = [
  'cv--parcours',
  'statut-professionnel',
  'cv--activites',
  'responsabilites',
  'projets',
  'theses-encadrees',
  'cv--jurys',
] as const;
export type CareerPlace = (typeof careerPlaces)[number];
type Item = Readonly<Record<string, unknown>>;

/** What an entry of a source may become: one item, or the owner chooses among several. */
export type Way = { readonly to: CareerPlace; readonly label: string; readonly item: Item };

export type CareerEntry = {
  /** The source's identifiers of it, such as `orcid:employment:910001`; several where several sources tell of it. */
  readonly keys: readonly string[];
  /** What kind of entry the source calls it: two of different kinds are never one. */
  readonly kind:
    | 'post'
    | 'degree'
    | 'award'
    | 'stay'
    | 'membership'
    | 'service'
    | 'grant'
    | 'review'
    | 'thesis'
    | 'jury';
  /** Who says so: « ORCID, confirmé par Université d’Exemple ». */
  readonly by: string;
  readonly ways: readonly Way[];
  /** Sentences on what was left out or is to be completed. */
  readonly remarks?: readonly string[];
};

/** A way as it would stand in its section. */
type ShownWay = Way & {
  readonly section: string;
  /** Of the section’s editor, below /admin. */
  readonly route: string;
  readonly title: string;
  readonly line: string;
};

export type PlannedCareer = Omit<CareerEntry, 'ways' | 'kind'> & {
  readonly ways: readonly ShownWay[];
  /** What it is recognised by where its keys have changed. */
  readonly mark: string;
  /**
   * `choose`: the owner says what it is; `alike`: perhaps `other`, which is there; `aside`: not added unless it is
   * ticked; `update`: there, and defended since; `same`: there already; `refused`: not the owner's; `unreadable`: no section would take it.
   */
  readonly is: 'new' | 'choose' | 'alike' | 'aside' | 'update' | 'same' | 'refused' | 'unreadable';
  readonly other?: string;
  /** The item that it brings up to date. */
  readonly replaces?: string;
};

export type CareerPlan = {
  readonly entries: readonly PlannedCareer[];
  /** Of each section, as it was planned on. */
  readonly versions: Readonly<Record<string, number>>;
  /** Other names of the owner that the profile lacks. */
  readonly names: readonly string[];
  /** Identifiers and pages that it lacks, by its fields. */
  readonly links: Links;
  /** How many items of the sample are left in each of these sections. */
  readonly samples: Readonly<Record<string, number>>;
  /** The domains in which theses may be filed, the owner's first. */
  readonly domains: readonly string[];
};

/** Somebody of the name that was looked for. */
export type FoundPerson = { readonly id: string; readonly name: string; readonly about: string };

const keys = z.array(z.string().min(1).max(300)).min(1).max(60);
const mark = z.string().min(1).max(600);

/** What the owner says is not theirs. */
export const refusal = z.strictObject({ keys, mark, title: z.string().max(600) });
export type Refusal = z.output<typeof refusal>;
export const mostRefusals = 5000;

/** Body of PUT /api/career/import: items, which their sections check, names and links that the profile takes. */
export const careerImport = z.strictObject({
  versions: z.partialRecord(z.enum(careerPlaces), z.int().min(0)),
  entries: z
    .array(
      z.strictObject({
        keys,
        to: z.enum(careerPlaces),
        item: z.record(z.string(), z.unknown()),
        /** The id of the item that it brings up to date, instead of being added. */
        replaces: z.string().max(200).optional(),
      }),
      'La liste des entrées est requise',
    )
    .max(2000, '2\u202f000 entrées au plus à la fois'),
  names: z.array(z.string().max(300)).max(20, '20 noms au plus à la fois').default([]),
  links: z.partialRecord(z.enum(linkNames), z.string().max(2000)).default({}),
  /** Whether what is left of the sample in these sections goes, in the same save. */
  withoutSample: z.boolean('« withoutSample » doit être vrai ou faux').default(false),
  /** Where theses go; by default those without a domain. */
  domain: z.string().max(200).optional(),
  /** Whether roles in juries are written in the feminine. */
  feminine: z.boolean('« feminine » doit être vrai ou faux').default(false),
});
export type CareerImport = z.input<typeof careerImport>;
