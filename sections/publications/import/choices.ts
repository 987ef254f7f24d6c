/** The owner's choices in an import plan, and the entries to write. The page and the command line share this. */
import { z } from 'zod';
import { fold } from '@/lib/format/fold';
import { counted, plural, quoted } from '@/lib/format/french';
import type { Encoding } from '@/lib/references/work';
import { listNames } from '../lists';
import { dateless, firstYear, isTypedYear, lastYear } from '../years';
import { type Corrections, correctedDraft, draftFault, isDraft, switchedDraft } from './draft';
import encodings from './encodings.json' with { type: 'json' };
import type { Planned } from './plan-shape';

/** The owner's choice for an entry; an absent value means « as proposed ». */
export type Choice = {
  /** A new publication's domain. */
  readonly domain?: string;
  /** What becomes of the entry. */
  readonly as?: 'new' | 'update' | 'none';
  /** The fields that take the file's words; by default the proposed changes. */
  readonly take?: readonly string[];
  /** Whether a draft takes its other form: read into fields where the line was kept as written, or the reverse. */
  readonly isSwitched?: boolean;
  /** The owner's corrections of a draft. */
  readonly corrections?: Corrections;
};

/** The key that stands for a new domain, whose title is `newDomain`. */
export const newDomainKey = '';

export const isSameTitle = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim();

const shortText = z.string().max(500);
const fields = z.record(z.string().max(50), z.string().max(100_000));
const source = z.strictObject({ from: z.string().max(20), id: shortText, at: z.string().max(40) });
const place = z.strictObject({ domain: z.string().max(200), list: z.enum(listNames), id: shortText });

const entry = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('new'), domain: z.string().max(200), list: z.enum(listNames), fields, source }),
  z.strictObject({ is: z.literal('changed'), at: place, take: z.array(z.string().max(50)).max(100), fields, source }),
]);

/** Body of PUT /api/publications/import. `version` is the section's, 0 when there is none. */
export const importSchema = z.strictObject({
  version: z.int('La version doit être un nombre entier'),
  newDomain: z.string().max(200, 'Le nom du domaine ne doit pas dépasser 200 caractères').default(''),
  /** Names to add to the owner's other names in the profile. */
  names: z.array(z.string().max(300)).max(20, '20 noms au plus à la fois').optional(),
  /** Whether the same save removes what is left of the sample. */
  withoutSample: z.boolean('« withoutSample » doit être vrai ou faux').optional(),
  entries: z.array(entry, 'La liste des références est requise').max(10_000, 'Cette liste compte trop de références'),
});
export type Import = z.output<typeof importSchema>;
type ImportEntry = Import['entries'][number];

export function fieldsToOverwrite(planned: Planned, { take }: Choice = {}): readonly string[] {
  if (!('proposedChanges' in planned)) return [];
  const { proposedChanges, ownerKept } = planned;
  const differing = new Set([...proposedChanges, ...ownerKept].map(({ field }) => field));
  return take?.filter((field) => differing.has(field)) ?? proposedChanges.map(({ field }) => field);
}

/** The domain of a new publication: the owner's choice, else that of its journal, else that of the whole list. */
export const domainOfEntry = (planned: Planned, choice: Choice = {}, listDomain: string): string =>
  choice.domain ?? ('domain' in planned ? planned.domain : null) ?? listDomain;

/** Whether an entry that resembles a known work may be added as another publication. */
export const isAddable = (planned: Planned): boolean =>
  planned.is === 'ask' || (planned.is === 'update' && planned.isAddable);

/** What becomes of an entry. By default a new one is added, unless it is a draft or does not name the owner. */
export function outcomeOf(planned: Planned, { as }: Choice = {}): NonNullable<Choice['as']> {
  if (as !== undefined || planned.is === 'refused' || planned.is === 'ask') return as ?? 'none';
  if (planned.is === 'update') return 'update';
  return isForeign(planned) || isDraft(planned) ? 'none' : 'new';
}

export const isForeign = (planned: Planned): boolean => planned.is === 'new' && planned.foreign === true;

/** The owner's names that only the ORCID shows to be theirs: the profile does not have them yet. */
export const spellingsOf = (plan: readonly Planned[]): readonly string[] => [
  ...new Set(plan.flatMap((planned) => (planned.is === 'refused' ? [] : (planned.spelling ?? [])))),
];

export const hasKeywords = (planned: Planned): boolean =>
  planned.is !== 'refused' && planned.fields.keywords !== undefined;

/** The plan of an entry as if its file had no keywords: personal tags must not become public unasked. */
export function withoutKeywords(planned: Planned): Planned {
  if (planned.is === 'refused') return planned;
  const { keywords: _, ...fields } = planned.fields;
  if (planned.is === 'new') return { ...planned, fields };
  const withoutKeywordChange = (list: typeof planned.proposedChanges) =>
    list.filter(({ field }) => field !== 'keywords');
  return {
    ...planned,
    fields,
    proposedChanges: withoutKeywordChange(planned.proposedChanges),
    ownerKept: withoutKeywordChange(planned.ownerKept),
  };
}

function chosenEntry(planned: Planned, choice: Choice = {}, listDomain: string): ImportEntry | null {
  const as = outcomeOf(planned, choice);
  if (planned.is === 'refused' || as === 'none') return null;
  if (as === 'new') {
    if (planned.is !== 'new' && !isAddable(planned)) return null;
    const draft = isDraft(planned) ? switchedDraft(planned, choice.isSwitched) : undefined;
    if (draft && draftFault(draft, choice.corrections)) return null;
    const { list, fields } = draft ? correctedDraft(draft, choice.corrections) : planned;
    return { is: 'new', domain: domainOfEntry(planned, choice, listDomain), list, fields, source: planned.source };
  }
  if (planned.is === 'new' || !planned.at) return null;
  const take = [...fieldsToOverwrite(planned, choice)];
  if (take.length === 0 && planned.is === 'update') return null;
  return { is: 'changed', at: planned.at, take, fields: planned.fields, source: planned.source };
}

export const chosenEntries = (
  plan: readonly Planned[],
  choices: ReadonlyMap<number, Choice>,
  listDomain: string,
): ImportEntry[] => plan.flatMap((planned, index) => chosenEntry(planned, choices.get(index), listDomain) ?? []);

const references = (count: number): string => counted(count, 'référence', 'références');

export type Group = 'ask' | 'draft' | 'changed' | 'new' | 'foreign' | 'refused' | 'same';

export function groupOf(planned: Planned): Group {
  if (planned.is === 'update') return planned.proposedChanges.length > 0 ? 'changed' : 'same';
  if (isForeign(planned)) return 'foreign';
  return isDraft(planned) ? 'draft' : planned.is;
}

/** How many entries of a plan have each outcome; a draft counts as one to confirm. */
export function countsOf(plan: readonly Planned[]) {
  const counts = { new: 0, changed: 0, same: 0, ask: 0, foreign: 0, refused: 0 };
  for (const planned of plan) {
    const group = groupOf(planned);
    counts[group === 'draft' ? 'ask' : group] += 1;
  }
  return counts;
}

/** What to tell about the years to be written: « 3 références hors de 1990–2030… », « 2 références sans année… ». */
export function yearsText(entries: readonly ImportEntry[]): string | null {
  const isWritten = (entry: ImportEntry) => entry.is === 'new' || entry.take.includes('year');
  const years = entries.flatMap((entry) => (isWritten(entry) ? (entry.fields.year ?? '') : []));
  const outside = years.filter((year) => !isTypedYear(year)).length;
  const without = years.filter((year) => year === dateless).length;
  const sentences = [
    outside > 0 &&
      `${references(outside)} hors de ${firstYear}–${lastYear}\u00a0: ${plural(outside, 'elle est prise telle quelle', 'elles sont prises telles quelles')}.`,
    without > 0 &&
      `${references(without)} sans année\u00a0: ${plural(without, 'elle porte', 'elles portent')} ${quoted(dateless)}, que vous pourrez changer.`,
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

const encodingNames: Readonly<Record<Encoding, string>> = encodings;

/** « Encodage reconnu : UTF-16 »; a guessed encoding is called uncertain. */
export const encodingText = (encoding: Encoding): string =>
  `${encoding === 'one-byte' ? 'Encodage incertain' : 'Encodage reconnu'}\u00a0: ${encodingNames[encoding]}`;
