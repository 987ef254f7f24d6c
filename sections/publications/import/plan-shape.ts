/** The plan of an import, and its check where it comes from the process that compares. */
import { z } from 'zod';
import type { Encoding } from '@/lib/references/work';
import { listNames } from '../lists';

const entryInfo = {
  line: z.number(),
  title: z.string(),
  /** Sentences on what of the entry was left out or guessed when it was read. */
  odd: z.array(z.string()).optional(),
};
const list = z.enum(listNames);
/** The publication that would be stored. */
const added = {
  fields: z.record(z.string(), z.string()),
  /** Without its values: they are the fields. */
  source: z.object({ from: z.string(), id: z.string(), at: z.string() }),
  /** The one that holds most publications of the same journal or conference; null when none does. */
  domain: z.string().nullable(),
  list,
  /** Set where the owner is none of those whose work it is. */
  foreign: z.literal(true).optional(),
  /** The owner's name there, where an ORCID alone says whose it is. */
  spelling: z.string().optional(),
};
const changes = z.array(z.object({ field: z.string(), yours: z.string(), theirs: z.string() }));
const matchShape = {
  /** Where it stands; null for what the same file has said before. */
  at: z.object({ domain: z.string(), list, id: z.string() }).nullable(),
  /** Fields that were empty, or that the source has changed since. */
  proposedChanges: changes,
  /** Fields in which the owner's words differ from the source's, or the source now says less. */
  ownerKept: changes,
};

export const plannedShape = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('new'),
    ...entryInfo,
    ...added,
    /** The reference that the entry was guessed from: the owner corrects it before it is added. */
    text: z.string().optional(),
    /** What that stands under in its list: « Comptes rendus ». */
    heading: z.string().optional(),
    /** It is kept as it was written, and names nobody; `otherwise` is what was read of it, or what it is when it is kept. */
    isKept: z.literal(true).optional(),
    otherwise: z.object({ list, fields: added.fields }).optional(),
  }),
  z.object({
    is: z.literal('update'),
    ...entryInfo,
    ...added,
    ...matchShape,
    /** Whether only its title and the like say so: it can be added all the same. */
    isAddable: z.boolean(),
  }),
  /** The owner is asked: it resembles a known work, whose title is `other`, or is another `version` of it. */
  z.object({ is: z.literal('ask'), ...entryInfo, ...added, ...matchShape, other: z.string(), version: z.boolean() }),
  z.object({ is: z.literal('refused'), ...entryInfo, reason: z.string() }),
]);
export type Planned = z.output<typeof plannedShape>;
/** What is known of a new publication, beside what the entry itself says. */
export type Ownership = Pick<Extract<Planned, { is: 'new' }>, 'foreign' | 'spelling'>;
export type FieldChange = z.output<typeof changes>[number];
/** Where a publication is. */
export type Place = NonNullable<z.output<typeof matchShape.at>>;

/** What the process that compares says before the plan of each entry. */
export const comparedHead = z.object({
  /** How many invented publications of the sample are left: they go with the import, where that is wanted. */
  sample: z.number(),
  /** `sample`: one that holds no others, and goes with them. */
  domains: z.array(z.object({ key: z.string(), title: z.string(), sample: z.literal(true).optional() })),
  namesOwner: z.boolean(),
  count: z.int(),
});

export type ImportPlan = Omit<z.output<typeof comparedHead>, 'count'> & {
  /** Of the section; 0 when it is missing or in the trash. */
  readonly version: number;
  /** In which the file was read. */
  readonly encoding: Encoding;
  /** Whether its keywords are somebody's tags, which are taken where the owner says so. */
  readonly hasTags: boolean;
  readonly ownerName: string;
  /** How many are left out because the owner has said that they are not theirs. */
  readonly notMine: number;
  readonly entries: readonly Planned[];
};
export type Domains = ImportPlan['domains'];
