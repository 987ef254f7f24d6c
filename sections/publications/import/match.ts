/** Finds the stored publication, or the earlier entry of the same file, that an entry describes. */
import { plainMathematics } from '@/lib/mathematics/parts';
import { type ComparableWork, comparableWork, compareWorks, type Verdict } from '@/lib/references/duplicates';
import { areApart, type Numbered } from '@/lib/references/duplicates-numbers';
import { arxivIdOf, doiOf, halIdOf } from '@/lib/references/identifiers';
import { isDistinctiveTitle, normalTitle } from '@/lib/references/normal-title';
import type { Owner } from '../../profil/own-names';
import { readAuthors } from '../citing/authors';
import { keyOf } from '../citing/bibtex';
import { referenceOf } from '../citing/reference';
import { listNames, listOf } from '../lists';
import type { Source } from '../record-fields';
import type { Publication, Publications } from '../schema';
import { publicationEntries } from '../statistics';
import { natureOf, venueOf } from '../venue';
import { isYear } from '../years';
import { type Fields, fieldOf } from './from-work';
import type { Place } from './plan-shape';

export type StoredPublication = { readonly place: Place; readonly item: Publication };
/** What an entry may describe: a stored publication, or a work that an earlier entry of the file has named. */
type Candidate = StoredPublication | { readonly title: string };
type Match = { readonly at: Candidate; readonly sure: boolean; readonly verdict: Exclude<Verdict, 'different'> };
/** Tells works with the same title apart: a citation key does not say which issue of a journal it is. */
type Numbers = Omit<Numbered, 'nature'>;

/** The works that an import knows: the stored publications, and those that the file has named so far. */
export class Matcher {
  readonly #owner: Owner;
  /** Holds a publication once more for each source that describes it differently. */
  readonly #works = new KnownWorks<Candidate>(verdictOn);
  /** The candidate that each signature of a source's entry leads to. */
  readonly #bySignature = new Map<string, { readonly at: Candidate; readonly numbers: Numbers }>();

  constructor(publications: Publications, owner: Owner) {
    this.#owner = owner;
    const all = storedPublications(publications);
    for (const at of all) {
      this.#works.add(at, comparable(at.item, owner));
      for (const { id, values } of at.item.sources ?? []) {
        if (identifyingFields.some((name) => values[name] && values[name] !== fieldOf(at.item, name)))
          this.#works.add(at, comparable(at.item, owner, values));
        this.#remember(at, values, signatures(values, id));
      }
    }
    const byId = new Map(all.map((at) => [at.item.id, at]));
    for (const [signature, id] of ownKeys(publications, owner)) {
      const at = byId.get(id);
      if (at) this.#bySignature.set(signature, { at, numbers: numbersOf((name) => fieldOf(at.item, name)) });
    }
  }

  /**
   * The work that an entry describes, or may describe; undefined for a new work. From then on the entry also serves to
   * recognise that work. `item` is the publication that the entry would become, `key` its citation key.
   */
  match(item: Publication, source: Source, key: string): Match | undefined {
    const described = comparable(item, this.#owner);
    const { id, values } = source;
    const entrySignatures = signatures(values, id);
    const match =
      this.#exactMatch([...entrySignatures, ...ownSignatures(key, values)], described) ??
      this.#likeness(described, source);
    const at = match?.sure ? match.at : { title: item.title };
    this.#works.add(at, described);
    this.#remember(at, values, entrySignatures);
    return match;
  }

  #remember(at: Candidate, fields: Fields, entrySignatures: readonly string[]): void {
    const numbers = numbersOf((name) => fields[name]);
    for (const signature of entrySignatures) this.#bySignature.set(signature, { at, numbers });
  }

  /** A match by signature. For a title like « Introduction », different numbers mean another work, not a correction. */
  #exactMatch(all: readonly string[], entry: ComparableWork): Match | undefined {
    const isDistinctive = isDistinctiveTitle(entry.normal);
    const found = all
      .map((signature) => this.#bySignature.get(signature))
      .find(
        (candidate) => candidate && (isDistinctive || !areApart({ nature: entry.nature, ...candidate.numbers }, entry)),
      );
    return found && { at: found.at, sure: true, verdict: 'same' };
  }

  #likeness(entry: ComparableWork, source: Source): Match | undefined {
    const best = this.#works.best(entry);
    if (!best) return undefined;
    const verdict = best.verdict === 'ask' && isCorrected(best.item, entry, source) ? 'likely' : best.verdict;
    return { at: best.item, sure: isSure(verdict), verdict };
  }
}

/**
 * Whether an entry that merely resembles a publication is a correction of its title: the same source gave that key
 * before, and the numbers agree. A DOI or HAL identifier is no such key, since comparing them has decided nothing.
 */
function isCorrected(at: Candidate, entry: ComparableWork, { from, id }: Source): boolean {
  if (id === '' || id === entry.doi || id === entry.halId || !('item' in at)) return false;
  const before = at.item.sources?.find((source) => source.from === from && source.id === id)?.values;
  return before !== undefined && !areApart({ nature: entry.nature, ...numbersOf((name) => before[name]) }, entry);
}

/**
 * As `compareWorks`, but the published form of a stored preprint is another version: it belongs to another list, even
 * when an archive has one identifier for both.
 */
function verdictOn(stored: ComparableWork, entry: ComparableWork): Verdict {
  const verdict = compareWorks(stored, entry);
  const hasAppeared =
    stored.nature === 'prepublication' && entry.nature !== undefined && listOf(entry.nature) !== 'others';
  return hasAppeared && isSure(verdict) ? 'version' : verdict;
}

const isSure = (verdict: Verdict): boolean => verdict === 'same' || verdict === 'likely';

function comparable(item: Publication, owner: Owner, sourceValues: Fields = {}): ComparableWork {
  const value = (name: string) => sourceValues[name] || fieldOf(item, name) || undefined;
  const link = item.link ?? '';
  const authors = readAuthors(value('authors') ?? '', owner, value('language'));
  return comparableWork({
    nature: natureOf(item),
    title: plainMathematics(value('title') ?? ''), // a file may write its formulas in plain characters
    authors: authors.map((author) => (author.isBody ? { literal: author.family } : author)),
    container: sourceValues.journal ?? sourceValues.conference ?? sourceValues.container ?? venueOf(item),
    ...numbersOf(value),
    doi: item.details?.doi ?? doiOf(link),
    halId: item.details?.halId ?? halIdOf(link),
    arxivId: item.details?.arxivId ?? arxivIdOf(link),
    isbn: item.details?.isbn,
  });
}

/** A source describes a publication differently when its value of one of these fields is not the publication's. */
const identifyingFields = ['title', 'volume', 'number', 'articleNumber', 'pages'];

/** Words such as « à paraître » give no date: the work may be of any year. */
const numbersOf = (value: (name: string) => string | undefined): Numbers => ({
  date: isYear(value('year') ?? '') ? value('year') : undefined,
  volume: value('volume'),
  issue: value('number'),
  articleNumber: value('articleNumber'),
  pages: value('pages'),
});

/** The id of each publication by the signature it has in the site's own exports; '' where several share a signature. */
function ownKeys(publications: Publications, owner: Owner): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const entry of publicationEntries(publications))
    for (const key of new Set([entry.slug, keyOf(referenceOf(entry, owner))])) {
      const signature = `site ${keySignature(key, { title: entry.item.title, year: entry.item.year })}`;
      ids.set(signature, ids.has(signature) ? '' : entry.item.id);
    }
  return ids;
}

/**
 * The signatures that recognise an entry read again, even when its title is a common one: all of its fields, and its
 * citation key with its year and title.
 */
function signatures(fields: Fields, key: string): string[] {
  const all = JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return key === '' ? [all] : [all, keySignature(key, fields)];
}

/** The signatures of an entry exported by this site, which adds a number to a key that several works share. */
const ownSignatures = (key: string, fields: Fields): string[] =>
  [key, key.replace(/-\d{1,3}$/, '')].map((siteKey) => `site ${keySignature(siteKey, fields)}`);

const keySignature = (key: string, { year = '', title = '' }: Fields): string =>
  `${key} ${year} ${normalTitle(plainMathematics(title))}`;

export function storedPublications(publications: Publications): StoredPublication[] {
  return Object.entries(publications).flatMap(([domain, value]) =>
    listNames.flatMap((list) =>
      (value[list] ?? []).map((item: Publication) => ({ place: { domain, list, id: item.id }, item })),
    ),
  );
}

type Likeness<Item> = { readonly item: Item; readonly verdict: Exclude<Verdict, 'different'> };
type Known<Item> = { readonly item: Item; readonly compared: ComparableWork };

const ranks: Readonly<Record<Verdict, number>> = { same: 4, likely: 3, version: 2, ask: 1, different: 0 };

/**
 * Finds the work that a new description may be of. Works are indexed by what two descriptions of one work share (an
 * identifier, a title, a container or first page), so that only a few of thousands are compared. `compare` is
 * `compareWorks` unless the caller knows more.
 */
export class KnownWorks<Item> {
  readonly #known = new Map<string, Known<Item>[]>();

  readonly compare: (known: ComparableWork, entry: ComparableWork) => Verdict;

  constructor(compare: (known: ComparableWork, entry: ComparableWork) => Verdict = compareWorks) {
    this.compare = compare;
  }

  add(item: Item, compared: ComparableWork): void {
    const work = { item, compared };
    for (const key of Object.values(keysOf(compared)).flat()) {
      const others = this.#known.get(key);
      if (others) others.push(work);
      else this.#known.set(key, [work]);
    }
  }

  /** The surest match, the first added when several are equally sure; undefined when there is none. */
  best(entry: ComparableWork): Likeness<Item> | undefined {
    const { identifiers, titles, places } = keysOf(entry);
    const byIdentifier = this.#bestOf(entry, identifiers, 'same');
    if (byIdentifier?.verdict === 'same') return byIdentifier;
    const byTitle = this.#bestOf(entry, titles, 'likely');
    if (byIdentifier || byTitle)
      return [byIdentifier, byTitle].flatMap((match) => match ?? []).toSorted(surestFirst)[0];
    return this.#bestOf(entry, places, 'ask'); // these are only similar
  }

  /** The surest of the works with one of these keys. No verdict can be surer than `most`, so the search ends there. */
  #bestOf(entry: ComparableWork, keys: readonly string[], most: Verdict): Likeness<Item> | undefined {
    let best: Likeness<Item> | undefined;
    for (const key of keys) {
      for (const { item, compared } of this.#known.get(key) ?? []) {
        const verdict = this.compare(compared, entry);
        if (verdict === 'different' || ranks[verdict] <= (best ? ranks[best.verdict] : 0)) continue;
        best = { item: item, verdict };
        if (verdict === most) return best;
      }
    }
    return best;
  }
}

const surestFirst = <Item>(one: Likeness<Item>, other: Likeness<Item>): number =>
  ranks[other.verdict] - ranks[one.verdict];

function keysOf({ doi, halId, arxivId, normal, main, within, firstPage }: ComparableWork) {
  const keyed = (kind: string, value = '') => (value === '' ? [] : [`${kind} ${value}`]);
  return {
    identifiers: [...keyed('doi', doi), ...keyed('hal', halId), ...keyed('arxiv', arxivId)],
    titles: [...new Set([...keyed('title', normal), ...keyed('title', main)])],
    places: [...keyed('in', within), ...keyed('page', firstPage)],
  };
}
