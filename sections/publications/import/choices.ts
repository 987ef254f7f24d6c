/** The owner's choices in a plan: the entries that are sent to be written. The page and the command share it. */
import { z } from 'zod';
import { fold } from '@/lib/format/fold';
import { counted, plural, quoted } from '@/lib/format/french';
import type { Encoding } from '@/lib/references/work';
import { listNames } from '../lists';
import { dateless, firstYear, isTypedYear, lastYear } from '../years';
import { type Corrections, correctedDraft, draftFault, isDraft, turned } from './draft';
import encodings from './encodings.json' with { type: 'json' };
import type { Planned } from './plan-shape';

/** The owner's choice for an entry; what is absent is as proposed. */
export type Choice = {
  /** A new publication's domain. */
  readonly domain?: string;
  /** What becomes of the entry. */
  readonly as?: 'new' | 'update' | 'none';
  /** The fields that take the file's words; by default those that were empty or that the file has changed since. */
  readonly take?: readonly string[];
  /** Whether a draft is turned: read where it was kept as it was written, or the reverse. */
  readonly isTurned?: boolean;
  /** The owner's corrections of a draft. */
  readonly corrections?: Corrections;
};

/** The domain of an entry that names none: a new one, of the title `newDomain`. */
export const newDomainKey = '';

/** Whether two domains have one name. */
export const isSameTitle = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim();

const short = z.string().max(500);
const fields = z.record(z.string().max(50), z.string().max(100_000));
const source = z.strictObject({ from: z.string().max(20), id: short, at: z.string().max(40) });
const place = z.strictObject({ domain: z.string().max(200), list: z.enum(listNames), id: short });

const entry = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('new'), domain: z.string().max(200), list: z.enum(listNames), fields, source }),
  z.strictObject({ is: z.literal('changed'), at: place, take: z.array(z.string().max(50)).max(100), fields, source }),
]);

/**
 * Body of PUT /api/publications/import: what to write, on which version of the section (0: there is none), the title of
 * a new domain, if any.
 */
export const importSchema = z.strictObject({
  version: z.int('La version doit être un nombre entier'),
  newDomain: z.string().max(200, 'Le nom du domaine ne doit pas dépasser 200 caractères').default(''),
  /** Names that the profile takes among the owner's other ones. */
  names: z.array(z.string().max(300)).max(20, '20 noms au plus à la fois').optional(),
  /** Whether what is left of the sample goes, in the same save. */
  withoutSample: z.boolean('« withoutSample » doit être vrai ou faux').optional(),
  entries: z.array(entry, 'La liste des références est requise').max(10_000, 'Cette liste compte trop de références'),
});
export type Import = z.output<typeof importSchema>;
type ImportEntry = Import['entries'][number];

/** The fields of an entry that take the file's words. */
export function fieldsToOverwrite(planned: Planned, { take }: Choice = {}): readonly string[] {
  if (!('proposedChanges' in planned)) return [];
  const { proposedChanges, ownerKept } = planned;
  const differing = new Set([...proposedChanges, ...ownerKept].map(({ field }) => field));
  return take?.filter((field) => differing.has(field)) ?? proposedChanges.map(({ field }) => field);
}

/**
 * The domain of an entry that becomes a new publication: the owner's choice, else that of its journal, else the list's.
 */
export const domainOfEntry = (planned: Planned, choice: Choice = {}, listDomain: string): string =>
  choice.domain ?? ('domain' in planned ? planned.domain : null) ?? listDomain;

/** Whether an entry that is asked about, or known by its title alone, may be added as another publication. */
export const isAddable = (planned: Planned): boolean =>
  planned.is === 'ask' || (planned.is === 'update' && planned.isAddable);

/** What becomes of an entry: by default a new one is added, unless it was guessed or the owner's name is missing there. */
export function outcomeOf(planned: Planned, { as }: Choice = {}): NonNullable<Choice['as']> {
  if (as !== undefined || planned.is === 'refused' || planned.is === 'ask') return as ?? 'none';
  if (planned.is === 'update') return 'update';
  return isForeign(planned) || isDraft(planned) ? 'none' : 'new';
}

/** Whether an entry is new, and the owner's name is missing there. */
export const isForeign = (planned: Planned): boolean => planned.is === 'new' && planned.foreign === true;

/** The names, not known so far, under which an ORCID names the owner. */
export const spellingsOf = (plan: readonly Planned[]): readonly string[] => [
  ...new Set(plan.flatMap((planned) => (planned.is === 'refused' ? [] : (planned.spelling ?? [])))),
];

/** Whether an entry brings keywords. */
export const hasKeywords = (planned: Planned): boolean =>
  planned.is !== 'refused' && planned.fields.keywords !== undefined;

/** The plan of an entry as if its file had no keywords: where they are somebody's tags, none becomes public unasked. */
export function withoutKeywords(planned: Planned): Planned {
  if (planned.is === 'refused') return planned;
  const { keywords: _, ...fields } = planned.fields;
  if (planned.is === 'new') return { ...planned, fields };
  const others = (list: typeof planned.proposedChanges) => list.filter(({ field }) => field !== 'keywords');
  return { ...planned, fields, proposedChanges: others(planned.proposedChanges), ownerKept: others(planned.ownerKept) };
}

/** The part of an import that one entry becomes; null for none. */
function chosenEntry(planned: Planned, choice: Choice = {}, listDomain: string): ImportEntry | null {
  const as = outcomeOf(planned, choice);
  if (planned.is === 'refused' || as === 'none') return null;
  if (as === 'new') {
    if (planned.is !== 'new' && !isAddable(planned)) return null;
    const draft = isDraft(planned) ? turned(planned, choice.isTurned) : undefined;
    if (draft && draftFault(draft, choice.corrections)) return null;
    const { list, fields } = draft ? correctedDraft(draft, choice.corrections) : planned;
    return { is: 'new', domain: domainOfEntry(planned, choice, listDomain), list, fields, source: planned.source };
  }
  if (planned.is === 'new' || !planned.at) return null;
  const take = [...fieldsToOverwrite(planned, choice)];
  if (take.length === 0 && planned.is === 'update') return null;
  return { is: 'changed', at: planned.at, take, fields: planned.fields, source: planned.source };
}

/** The entries that are written of a plan. */
export const chosenEntries = (
  plan: readonly Planned[],
  choices: ReadonlyMap<number, Choice>,
  listDomain: string,
): ImportEntry[] => plan.flatMap((planned, index) => chosenEntry(planned, choices.get(index), listDomain) ?? []);

const references = (count: number): string => counted(count, 'référence', 'références');

/** The groups of entries that the owner sees. */
export type Group = 'ask' | 'draft' | 'changed' | 'new' | 'foreign' | 'refused' | 'same';

export function groupOf(planned: Planned): Group {
  if (planned.is === 'update') return planned.proposedChanges.length > 0 ? 'changed' : 'same';
  if (isForeign(planned)) return 'foreign';
  return isDraft(planned) ? 'draft' : planned.is;
}

/** How many entries of a plan are of each outcome; a draft counts as one to be confirmed. */
export function countsOf(plan: readonly Planned[]) {
  const counts = { new: 0, changed: 0, same: 0, ask: 0, foreign: 0, refused: 0 };
  for (const planned of plan) {
    const group = groupOf(planned);
    counts[group === 'draft' ? 'ask' : group] += 1;
  }
  return counts;
}

/**
 * « 3 références hors de 1990–2030… », « 2 références sans année… », of what is to be written; null where there is none
 * of them.
 */
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

/** Encodings of files, as people know them. */
const encodingNames: Readonly<Record<Encoding, string>> = encodings;

/** « Encodage reconnu : UTF-16 »; what was guessed is not called recognised. */
export const encodingText = (encoding: Encoding): string =>
  `${encoding === 'one-byte' ? 'Encodage incertain' : 'Encodage reconnu'}\u00a0: ${encodingNames[encoding]}`;
