import { keyOf } from '@/lib/citations/bibtex';
import { ownerMarker } from '@/lib/citations/owner-name';
import { referenceOf } from '@/lib/citations/reference';
import { withoutItalics } from '@/lib/format/italics';
import { plainMathematics } from '@/lib/mathematics/parts';
import { type Compared, compared, compareWorks, type Verdict } from '@/lib/references/duplicates';
import { areApart } from '@/lib/references/duplicates-numbers';
import { KnownWorks } from '@/lib/references/known-works';
import { isTelling, normalTitle } from '@/lib/references/normal-title';
import type { Encoding, Entry, Name, Work } from '@/lib/references/work';
import { type ListName, listNames, listOf } from '../lists';
import type { Source } from '../record-fields';
import type { Publications } from '../schema';
import { publicationEntries } from '../statistics';
import { venueOf } from '../venue';
import { descriptionOf, descriptions, numbersIn, storedNumbers } from './descriptions';
import { fieldLabel } from './field-labels';
import { fitting } from './fitting';
import { creditsOf, type Fields, fieldsOf, type Owner, type Publication, whyNot } from './from-work';
import { type FieldChange, mergeWork } from './merge';

/** Where a publication is. */
type Place = { readonly domain: string; readonly list: ListName; readonly id: string };

/** The source of an entry, without its values: they are the entry's fields. */
export type From = Omit<Source, 'values'>;

/** `odd` are sentences on what of the entry was left out or guessed when it was read. */
type Told = { readonly line: number; readonly title: string; readonly odd?: readonly string[] };
/** What the file says, to be stored. */
type Said = { readonly fields: Fields; readonly source: From };
/** `domain` is the one that holds most publications of the same journal or conference; null when none does. */
type Adds = Said & { readonly domain: string | null; readonly list: ListName };
/** The fields that the entry `of` of the plan, from 0, has of a later one. */
type Filled = { readonly of: number; readonly fields: readonly string[] };
type Differs = Said & { readonly at: Place; readonly changes: readonly FieldChange[]; readonly kept: readonly FieldChange[] };

export type Planned = Told &
  (
    | ({ readonly is: 'new' } & Adds)
    /** Guessed from `text`: the owner corrects it before it is added. */
    | ({ readonly is: 'draft'; readonly text: string } & Adds)
    | ({ readonly is: 'changed' } & Differs)
    /** Stored already, as the file says it or as the owner has changed it. */
    | ({ readonly is: 'same' } & Differs)
    /** What the same file has said already; where only its title and the like say so, it can be added all the same. */
    | ({ readonly is: 'repeated' } & Partial<Adds & { readonly filled: Filled }>)
    /** Perhaps the publication at `at`, or what the same file has said already where there is no `at`; or another version of it. `other` is its title. */
    | ({ readonly is: 'perhaps'; readonly other: string; readonly version: boolean } & Adds & Omit<Differs, 'at'> & Partial<Pick<Differs, 'at'>>)
    | { readonly is: 'refused'; readonly reason: string }
  );

/** The publications that an import begins from. */
export type ImportBase = {
  /** Of the section; 0 when it is missing or in the trash. */
  readonly version: number;
  /** Whether invented publications of the sample go when the import is written. */
  readonly sample: boolean;
  readonly domains: readonly { readonly key: string; readonly title: string }[];
};
export type ImportPlan = ImportBase & {
  /** In which the file was read. */
  readonly encoding: Encoding;
  /** Whether the owner is an author or editor of any entry. */
  readonly namesOwner: boolean;
  /** The name that was looked for, from the profile. */
  readonly ownerName: string;
  readonly entries: readonly Planned[];
};

type PlanOptions = {
  readonly owner: Owner;
  /** `fichier`, `hal`, `orcid` or `doi`. */
  readonly from: string;
  /** ISO 8601. */
  readonly at: string;
};

/** Whether the owner is an author or editor of any of these works. */
export function namesOwner(entries: readonly Planned[], owner: Owner): boolean {
  const mark = ownerMarker(owner);
  return entries.some(
    (entry) => 'fields' in entry && entry.fields && mark(`${entry.fields.authors ?? ''}; ${entry.fields.editors ?? ''}`).some((segment) => segment.owner),
  );
}

type Stored = { readonly place: Place; readonly item: Publication };
/** A work of the file that is not stored, by its first description, the entry `index`; `fields` are those of its plan, which later descriptions complete. */
type Described = { readonly index: number; readonly title: string; readonly list: ListName; readonly fields: Record<string, string> };
type Candidate = Stored | Described;
type Known = {
  /** A publication is there once more for each title that a source has given it. */
  readonly works: KnownWorks<Candidate>;
  /** By what a source has said, as `signatures` writes it, with what it has said. */
  readonly said: Map<string, { readonly candidate: Candidate; readonly fields: Fields }>;
  /** What the file has said already of stored publications: its first description holds, and later ones complete it. `whole` has the venue in any list. */
  readonly described: Map<Publication, { readonly said: Said; readonly whole: Fields }>;
};

/**
 * The plan of each entry, in their order; a generator, so that a long file can be planned a few entries at a time. The fields of a
 * new publication are all there when the last entry is planned: a later one may complete them.
 */
export function* planImport(publications: Publications, entries: readonly Entry[], options: PlanOptions): Generator<Planned> {
  const known = knownOf(publications, options.owner);
  const domainOf = domainsByVenue(publications);
  for (const [index, entry] of entries.entries()) {
    if ('refused' in entry) {
      yield { is: 'refused', line: entry.line, title: entry.text, reason: entry.refused };
      continue;
    }
    const isOfNobody = entry.draft !== undefined && creditsOf(entry.work).authors.length === 0;
    const work = isOfNobody ? { ...entry.work, authors: [authorOf(options.owner)] } : entry.work;
    const odd = [...(entry.odd ?? []), ...(isOfNobody ? ['Aucun auteur n’est nommé\u00a0: votre nom est mis.'] : [])];
    const told = { line: entry.line, title: withoutItalics(work.title) || (entry.key ?? ''), ...(odd.length > 0 && { odd }) };
    const reason = whyNot(work);
    if (reason) {
      yield { is: 'refused', ...told, reason };
      continue;
    }
    yield { ...told, ...planOf({ ...entry, work, index }, known, domainOf, options) };
  }
}

/** A reference in a text that names nobody is of a list of one's own. */
const authorOf = ({ nom, prenom }: Owner): Name => ({ family: nom, given: prenom });

function knownOf(publications: Publications, owner: Owner): Known {
  const known: Known = { works: new KnownWorks(verdictOn), said: new Map(), described: new Map() };
  for (const candidate of allOf(publications)) {
    for (const description of descriptions(candidate.item, owner)) known.works.add(candidate, compared(description));
    for (const { id, values: fields } of candidate.item.sources ?? [])
      for (const signature of signatures(fields, id)) known.said.set(signature, { candidate, fields });
  }
  for (const [signature, candidate] of ownKeys(publications, owner))
    if (candidate) known.said.set(signature, { candidate, fields: storedNumbers(candidate.item) });
  return known;
}

/** The publications by the keys that the site's own files have for them, with year and title; null for a key that several have. */
function ownKeys(publications: Publications, owner: Owner): ReadonlyMap<string, Stored | null> {
  const stored = new Map(allOf(publications).map((each) => [each.item.id, each]));
  const found = new Map<string, Stored | null>();
  for (const entry of publicationEntries(publications)) {
    const { title, year } = entry.item;
    for (const key of new Set([entry.slug, keyOf(referenceOf(entry, owner))])) {
      const signature = `site ${keySignature(key, { title, year })}`;
      found.set(signature, found.has(signature) ? null : (stored.get(entry.item.id) ?? null));
    }
  }
  return found;
}

/** What tells an entry of a file again, however little its title says: all of its fields, and its citation key with its year and title. */
function signatures(fields: Fields, key: string): string[] {
  const all = JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return key === '' ? [all] : [all, keySignature(key, fields)];
}

/** An entry of a file of this site, whose keys end in a number where several works have one. */
const ownSignatures = (key: string, fields: Fields): string[] => [key, key.replace(/-\d{1,3}$/, '')].map((each) => `site ${keySignature(each, fields)}`);

const keySignature = (key: string, { year = '', title = '' }: Fields): string => `${key} ${year} ${normalTitle(plainMathematics(title))}`;

type Match = { readonly candidate: Candidate; readonly verdict: Exclude<Verdict, 'different'> };

function bestMatch({ works, said }: Known, own: Compared, told: readonly string[]): Match | undefined {
  const isTold = isTelling(own.normal); // then other numbers are a correction
  const teller = told.map((signature) => said.get(signature)).find((found) => found && (isTold || !areApart(numbersIn(found.fields, own.nature), own)));
  if (teller) return { candidate: teller.candidate, verdict: 'same' };
  const best = works.best(own);
  return best && { candidate: best.of, verdict: best.verdict };
}

/** What is merely alike is surely the same under the key that the same source had for it, unless that is an identifier that decided nothing: its title was corrected. */
function corrected(match: Match | undefined, own: Compared, { from, id }: From): Match | undefined {
  const isUndecided = id === '' || id === own.doi || id === own.halId;
  if (match?.verdict !== 'perhaps' || isUndecided || !('item' in match.candidate)) return match;
  const before = match.candidate.item.sources?.find((source) => source.from === from && source.id === id);
  return before && !areApart(numbersIn(before.values, own.nature), own) ? { ...match, verdict: 'likely' } : match;
}

/** As `compareWorks`; a stored preprint that has appeared is another record, in another list, though an archive may have one identifier for both. */
function verdictOn(stored: Compared, own: Compared): Verdict {
  const verdict = compareWorks(stored, own);
  const hasAppeared = stored.nature === 'prepublication' && own.nature !== undefined && listOf(own.nature) !== 'others';
  return hasAppeared && isSure(verdict) ? 'version' : verdict;
}

type DomainOf = (fields: Fields) => string | null;

type Read = { readonly index: number; readonly key?: string; readonly work: Work; readonly draft?: string };

function planOf({ index, key = '', work, draft }: Read, known: Known, domainOf: DomainOf, { owner, from, at }: PlanOptions) {
  const source = { from, id: (work.doi ?? work.halId ?? key).slice(0, 500), at };
  const list = listOf(work.nature);
  const { fields: fitted, item, fault } = fitting(list, fieldsOf(work, owner), source);
  const fields: Record<string, string> = { ...fitted }; // a later description of the work may fill what it lacks
  if (fault) return { is: 'refused' as const, reason: `${fieldLabel(fault.field)}\u00a0: ${fault.message}` };
  const adds = { fields, source, domain: domainOf(fields), list };
  const own = compared(descriptionOf(item, owner)); // as it would be stored, like what it is compared with
  const told = signatures(fields, source.id);
  const remember = (candidate: Candidate) => {
    known.works.add(candidate, own);
    for (const signature of told) known.said.set(signature, { candidate, fields: adds.fields });
  };
  const match = corrected(bestMatch(known, own, [...told, ...ownSignatures(key, fields)]), own, source);
  if (!match) {
    remember({ index, title: work.title, list, fields });
    return draft === undefined ? { is: 'new' as const, ...adds } : { is: 'draft' as const, text: draft, ...adds };
  }
  const { candidate, verdict } = match;
  if ('item' in candidate) {
    // of a copy: what is asked about is written as it is shown
    if (!isSure(verdict)) remember({ index, title: work.title, list, fields: { ...fields } });
    const planned = planOfStored(candidate, verdict, adds, known, owner);
    if (planned.is === 'changed' && draft !== undefined) return { ...planned, is: 'same' as const, changes: [], kept: [...planned.changes, ...planned.kept] }; // a guess corrects nothing
    if (planned.is === 'repeated') remember(candidate);
    return planned;
  }
  if (isSure(verdict)) {
    const added = mayComplete(fields, candidate.fields) ? addedFields(sharedFields(fields, list, candidate.list), candidate.fields) : {};
    Object.assign(candidate.fields, added);
    remember(candidate);
    return repeated(verdict, adds, { of: candidate.index, fields: Object.keys(added) });
  }
  remember({ index, title: work.title, list, fields });
  return { is: 'perhaps' as const, ...adds, changes: [], kept: [], other: candidate.title, version: verdict === 'version' };
}

const isSure = (verdict: Verdict): boolean => verdict === 'same' || verdict === 'likely';

/** What can be added all the same: an identifier does not say that it is another description. */
const repeated = (verdict: Verdict, adds: Adds, filled?: Filled) => ({
  is: 'repeated' as const,
  ...(verdict === 'likely' && { ...adds, ...(filled && { filled }) }),
});

/** The plan of an entry that describes, or may describe, a stored publication. */
function planOfStored({ place, item }: Stored, verdict: Verdict, adds: Adds, { described }: Known, owner: Owner) {
  const { source } = adds;
  const fields = sharedFields(adds.fields, adds.list, place.list);
  const first = described.get(item);
  if (first && isSure(verdict)) {
    if (!mayComplete(adds.fields, first.whole)) return repeated(verdict, adds);
    const added = addedFields(fields, first.said.fields);
    const all = { ...first.said, fields: { ...added, ...first.said.fields } };
    const { changes } = mergeWork(item, place.list, all.fields, source.from, owner);
    const filled = changes.filter(({ field, yours }) => field in added && yours === '');
    if (filled.length === 0) return repeated(verdict, adds);
    described.set(item, { said: all, whole: { ...adds.fields, ...first.whole } });
    return { is: 'changed' as const, ...all, at: place, changes: filled, kept: [] };
  }
  const differs = { at: place, ...mergeWork(item, place.list, fields, source.from, owner) };
  if (!isSure(verdict)) return { is: 'perhaps' as const, ...adds, ...differs, other: item.title, version: verdict === 'version' };
  described.set(item, { said: { fields, source }, whole: adds.fields });
  return { is: differs.changes.length > 0 ? ('changed' as const) : ('same' as const), fields, source, ...differs };
}

const venueIn = ({ journal, conference, container }: Fields): string => normalTitle(journal ?? conference ?? container ?? '');

/**
 * Whether a later description may complete the first: what is surely one work may be two all the same, such as two chapters that have the
 * identifier of their book, a talk that was given twice, an article and its reprint.
 */
function mayComplete(later: Fields, first: Fields): boolean {
  const venues = new Set([venueIn(later), venueIn(first)].filter(Boolean));
  return normalTitle(later.title ?? '') === normalTitle(first.title ?? '') && venues.size < 2;
}

/** What a later description of a work adds to the first, whose words hold; whether the work is out, only the first says. */
function addedFields({ status: _, ...later }: Fields, first: Fields): Fields {
  const isOfYear = ([field, value]: readonly [string, string]) => field !== 'date' || value.startsWith(first.year ?? '');
  return Object.fromEntries(Object.entries(later).filter((entry) => !(entry[0] in first) && isOfYear(entry)));
}

/** The fields that both lists have: what a source calls a chapter may stand among the communications. */
function sharedFields(fields: Fields, from: ListName, to: ListName): Fields {
  if (from === to) return fields;
  const { journal: _, conference: __, container: ___, nature: ____, type: _____, ...shared } = fields;
  return shared;
}

function allOf(publications: Publications): Stored[] {
  return Object.entries(publications).flatMap(([domain, value]) =>
    listNames.flatMap((list) => (value[list] ?? []).map((item: Publication) => ({ place: { domain, list, id: item.id }, item }))),
  );
}

/** The domain that holds most of the publications of a journal or conference. */
function domainsByVenue(publications: Publications): DomainOf {
  const counts = new Map<string, Map<string, number>>();
  for (const { place, item } of allOf(publications)) {
    const venue = venueOf(item).trim().toLowerCase();
    const of = counts.get(venue) ?? new Map<string, number>();
    counts.set(venue, of.set(place.domain, (of.get(place.domain) ?? 0) + 1));
  }
  return ({ journal, conference, container }) => {
    const venue = (journal ?? conference ?? container ?? '').trim().toLowerCase();
    const [first] = venue === '' ? [] : [...(counts.get(venue) ?? [])].toSorted(([, a], [, b]) => b - a);
    return first?.[0] ?? null;
  };
}
