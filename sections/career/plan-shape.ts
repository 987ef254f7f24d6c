/** The plan of a career import, the choices from it, and the owner's refusals. Only types for the browser. */
import { z } from 'zod';
import { identifier } from '@/sections/publications/import/host-source';
import { type Links, linkNames } from '../profil/identities';

/** Sections that receive career entries. */
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

/** What an entry may become: one item, or several from which the owner chooses. */
export type Way = { readonly to: CareerPlace; readonly label: string; readonly item: Item };

export type CareerEntry = {
  /** The source's identifiers, such as `orcid:employment:910001`; several where several sources have it. */
  readonly keys: readonly string[];
  /** The source's kind of entry: two of different kinds are never the same. */
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
  /** The source: « ORCID, confirmé par Université d’Exemple ». */
  readonly by: string;
  readonly ways: readonly Way[];
  /** What was left out or needs completing, in sentences. */
  readonly remarks?: readonly string[];
};

/** A way as its section would show it. */
type ShownWay = Way & {
  readonly section: string;
  /** Path of the section's editor, below /admin. */
  readonly route: string;
  readonly title: string;
  readonly line: string;
};

export type PlannedCareer = Omit<CareerEntry, 'ways' | 'kind'> & {
  readonly ways: readonly ShownWay[];
  /** Recognises a refused entry whose keys have changed. */
  readonly mark: string;
  /**
   * `choose`: the owner says what it is; `alike`: may be the existing `other`; `aside`: only added if ticked; `update`:
   * exists, and defended since; `same`: exists; `refused`: not the owner's; `unreadable`: no section would accept it.
   */
  readonly is: 'new' | 'choose' | 'alike' | 'aside' | 'update' | 'same' | 'refused' | 'unreadable';
  readonly other?: string;
  /** The id of the item that it updates. */
  readonly replaces?: string;
};

export type CareerPlan = {
  readonly entries: readonly PlannedCareer[];
  /** Version of each section that the plan is based on. */
  readonly versions: Readonly<Record<string, number>>;
  /** Other names of the owner, missing from the profile. */
  readonly names: readonly string[];
  /** Identifiers and URLs missing from the profile, by field. */
  readonly links: Links;
  /** How many sample items are left in each of these sections. */
  readonly samples: Readonly<Record<string, number>>;
  /** Domains for theses, the owner's first. */
  readonly domains: readonly string[];
};

/** A person who matches the name. */
export type FoundPerson = { readonly id: string; readonly name: string; readonly about: string };

const keys = z.array(z.string().min(1).max(300)).min(1).max(60);
const mark = z.string().min(1).max(600);

/** What the owner says is not theirs. */
export const refusal = z.strictObject({ keys, mark, title: z.string().max(600) });
export type Refusal = z.output<typeof refusal>;
export const mostRefusals = 5000;

/** Body of PUT /api/career/import: items, checked by their sections, and names and links for the profile. */
export const careerImport = z.strictObject({
  versions: z.partialRecord(z.enum(careerPlaces), z.int().min(0)),
  entries: z
    .array(
      z.strictObject({
        keys,
        to: z.enum(careerPlaces),
        item: z.record(z.string(), z.unknown()),
        /** The id of the item to update instead of adding. */
        replaces: z.string().max(200).optional(),
      }),
      'La liste des entrées est requise',
    )
    .max(2000, '2\u202f000 entrées au plus à la fois'),
  names: z.array(z.string().max(300)).max(20, '20 noms au plus à la fois').default([]),
  links: z.partialRecord(z.enum(linkNames), z.string().max(2000)).default({}),
  /** Whether to remove the remaining sample of these sections in the same save. */
  withoutSample: z.boolean('« withoutSample » doit être vrai ou faux').default(false),
  /** Domain for theses; by default that of theses without one. */
  domain: z.string().max(200).optional(),
  /** Whether to write jury roles in the feminine. */
  feminine: z.boolean('« feminine » doit être vrai ou faux').default(false),
});
export type CareerImport = z.input<typeof careerImport>;

// Whose career to import.

/** Body of POST /api/career/import: whose career to import, or the name to look people up by. */
export const careerSource = z.discriminatedUnion(
  'source',
  [
    z.strictObject({ source: z.literal('orcid'), id: identifier('orcid') }),
    z.strictObject({
      source: z.literal('theses'),
      id: identifier('idref'),
      /** Whether to fetch each thesis too, for its jury and doctoral school. */
      details: z.boolean('« details » doit être vrai ou faux').optional(),
    }),
    z.strictObject({ source: z.literal('name'), name: z.string('Veuillez saisir un nom').trim().min(2).max(200) }),
  ],
  'La source est ORCID, theses.fr ou un nom',
);
export type CareerSource = z.output<typeof careerSource>;
