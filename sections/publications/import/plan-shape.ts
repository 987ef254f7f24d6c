/** The plan of an import, and the schema that checks it when it comes from the comparing process. */
import { z } from 'zod';
import type { Encoding } from '@/lib/references/work';
import { listNames } from '../lists';

const entryInfo = {
  line: z.number(),
  title: z.string(),
  /** Sentences on what was left out or guessed when the entry was read. */
  odd: z.array(z.string()).optional(),
};
const list = z.enum(listNames);
/** The publication that would be stored. */
const added = {
  fields: z.record(z.string(), z.string()),
  /** Without its values: they are the fields. */
  source: z.object({ from: z.string(), id: z.string(), at: z.string() }),
  /** The domain that holds most publications of the same journal or conference; null when none does. */
  domain: z.string().nullable(),
  list,
  /** Set when the work does not name the owner. */
  foreign: z.literal(true).optional(),
  /** The owner's name as the work writes it, when only the ORCID shows that it is the owner's. */
  spelling: z.string().optional(),
};
const changes = z.array(z.object({ field: z.string(), yours: z.string(), theirs: z.string() }));
const matchShape = {
  /** Where the publication stands; null when the entry repeats an earlier one of the same file. */
  at: z.object({ domain: z.string(), list, id: z.string() }).nullable(),
  /** Fields that were empty, or that the source has changed since. */
  proposedChanges: changes,
  /** Fields in which the owner's words differ from the source's, or the source is now less precise. */
  ownerKept: changes,
};

export const plannedShape = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('new'),
    ...entryInfo,
    ...added,
    /** For a draft: the line that the entry was guessed from. */
    text: z.string().optional(),
    /** The heading above that line: « Comptes rendus ». */
    heading: z.string().optional(),
    /** The line is kept as written, without authors. `otherwise` is the other form: read into fields, or kept. */
    isKept: z.literal(true).optional(),
    otherwise: z.object({ list, fields: added.fields }).optional(),
  }),
  z.object({
    is: z.literal('update'),
    ...entryInfo,
    ...added,
    ...matchShape,
    /** Whether it was recognised by its title and numbers alone, so that the owner may add it all the same. */
    isAddable: z.boolean(),
  }),
  /** The owner is asked: the entry resembles a known work with the title `other`, or is another `version` of it. */
  z.object({ is: z.literal('ask'), ...entryInfo, ...added, ...matchShape, other: z.string(), version: z.boolean() }),
  z.object({ is: z.literal('refused'), ...entryInfo, reason: z.string() }),
]);
export type Planned = z.output<typeof plannedShape>;
/** Whether a work is the owner's; both are absent when the work names the owner as the profile does. */
export type Ownership = Pick<Extract<Planned, { is: 'new' }>, 'foreign' | 'spelling'>;
export type FieldChange = z.output<typeof changes>[number];
export type Place = NonNullable<z.output<typeof matchShape.at>>;

/** What the comparing process says before the plan of each entry. */
export const comparedHead = z.object({
  /** How many invented publications of the sample are left; the import removes them if the owner wants it. */
  sample: z.number(),
  /** `sample`: the domain holds only the sample's publications, and is removed with them. */
  domains: z.array(z.object({ key: z.string(), title: z.string(), sample: z.literal(true).optional() })),
  namesOwner: z.boolean(),
  count: z.int(),
});

export type ImportPlan = Omit<z.output<typeof comparedHead>, 'count'> & {
  /** The version of the section; 0 when it is missing or in the trash. */
  readonly version: number;
  readonly encoding: Encoding;
  /** Whether the keywords are somebody's personal tags, which are imported only if the owner says so. */
  readonly hasTags: boolean;
  readonly ownerName: string;
  /** How many entries are left out because the owner has said that they are not theirs. */
  readonly notMine: number;
  readonly entries: readonly Planned[];
};
export type Domains = ImportPlan['domains'];
