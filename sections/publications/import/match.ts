/** Which stored publication, or earlier entry of the same file, an entry describes. */
import { plainMathematics } from '@/lib/mathematics/parts';
import { type ComparableWork, comparableWork, compareWorks, type Verdict } from '@/lib/references/duplicates';
import { areApart, type Numbered } from '@/lib/references/duplicates-numbers';
import { arxivIdOf, doiOf, halIdOf } from '@/lib/references/identifiers';
import { KnownWorks } from '@/lib/references/known-works';
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

export type Stored = { readonly place: Place; readonly item: Publication };
/** A stored publication, or the first entry of the file that describes a work. */
type Candidate = Stored | { readonly title: string };
type Match = { readonly at: Candidate; readonly sure: boolean; readonly verdict: Exclude<Verdict, 'different'> };
/** What tells works of one title apart: a key of a file does not say which number of a journal it is. */
type Numbers = Omit<Numbered, 'nature'>;

/** The works that an import knows: those that are stored, and those that the file has named so far. */
export class Matcher {
  readonly #owner: Owner;
  /** A publication is there once more for each source that describes it in another way. */
  readonly #works = new KnownWorks<Candidate>(verdictOn);
  /** By the signatures of what a source has said. */
  readonly #bySignature = new Map<string, { readonly at: Candidate; readonly numbers: Numbers }>();

  constructor(publications: Publications, owner: Owner) {
    this.#owner = owner;
    const all = allOf(publications);
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
   * The work that an entry describes, or may describe; undefined for a new one. The entry is a further description of
   * it from then on. `item` is the publication that it would be, `key` its citation key.
   */
  match(item: Publication, source: Source, key: string): Match | undefined {
    const described = comparable(item, this.#owner);
    const { id, values } = source;
    const all = signatures(values, id);
    const match =
      this.#exactMatch([...all, ...ownSignatures(key, values)], described) ?? this.#likeness(described, source);
    const at = match?.sure ? match.at : { title: item.title };
    this.#works.add(at, described);
    this.#remember(at, values, all);
    return match;
  }

  #remember(at: Candidate, fields: Fields, all: readonly string[]): void {
    const numbers = numbersOf((name) => fields[name]);
    for (const signature of all) this.#bySignature.set(signature, { at, numbers });
  }

  /** By a signature; of a title that says little, other numbers are no correction. */
  #exactMatch(all: readonly string[], entry: ComparableWork): Match | undefined {
    const isDistinctive = isDistinctiveTitle(entry.normal);
    const found = all
      .map((signature) => this.#bySignature.get(signature))
      .find((each) => each && (isDistinctive || !areApart({ nature: entry.nature, ...each.numbers }, entry)));
    return found && { at: found.at, sure: true, verdict: 'same' };
  }

  #likeness(entry: ComparableWork, source: Source): Match | undefined {
    const best = this.#works.best(entry);
    if (!best) return undefined;
    const verdict = best.verdict === 'ask' && isCorrected(best.of, entry, source) ? 'likely' : best.verdict;
    return { at: best.of, sure: isSure(verdict), verdict };
  }
}

/**
 * Whether what is merely alike has the key that the same source had for it, and no other numbers: its title was
 * corrected. An identifier is no such key, since it has decided nothing.
 */
function isCorrected(at: Candidate, entry: ComparableWork, { from, id }: Source): boolean {
  if (id === '' || id === entry.doi || id === entry.halId || !('item' in at)) return false;
  const before = at.item.sources?.find((source) => source.from === from && source.id === id)?.values;
  return before !== undefined && !areApart({ nature: entry.nature, ...numbersOf((name) => before[name]) }, entry);
}

/**
 * As `compareWorks`; a stored preprint that has appeared is another record, in another list, though an archive may have
 * one identifier for both.
 */
function verdictOn(stored: ComparableWork, entry: ComparableWork): Verdict {
  const verdict = compareWorks(stored, entry);
  const hasAppeared =
    stored.nature === 'prepublication' && entry.nature !== undefined && listOf(entry.nature) !== 'others';
  return hasAppeared && isSure(verdict) ? 'version' : verdict;
}

const isSure = (verdict: Verdict): boolean => verdict === 'same' || verdict === 'likely';

function comparable(item: Publication, owner: Owner, described: Fields = {}): ComparableWork {
  const value = (name: string) => described[name] || fieldOf(item, name) || undefined;
  const link = item.link ?? '';
  const authors = readAuthors(value('authors') ?? '', owner, value('language'));
  return comparableWork({
    nature: natureOf(item),
    title: plainMathematics(value('title') ?? ''), // a file may have its formulas in characters
    authors: authors.map((author) => (author.isBody ? { literal: author.family } : author)),
    container: described.journal ?? described.conference ?? described.container ?? venueOf(item),
    ...numbersOf(value),
    doi: item.details?.doi ?? doiOf(link),
    halId: item.details?.halId ?? halIdOf(link),
    arxivId: item.details?.arxivId ?? arxivIdOf(link),
    isbn: item.details?.isbn,
  });
}

/** A source whose value of one of these differs from the publication's describes it in another way. */
const identifyingFields = ['title', 'volume', 'number', 'articleNumber', 'pages'];

/** A work without a year may be of any. */
const numbersOf = (value: (name: string) => string | undefined): Numbers => ({
  date: isYear(value('year') ?? '') ? value('year') : undefined,
  volume: value('volume'),
  issue: value('number'),
  articleNumber: value('articleNumber'),
  pages: value('pages'),
});

/** The ids of publications by the keys that the site's own files have for them, with year and title; '' where several have one. */
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
 * The signatures by which an entry of a file is known again, however little its title says: all of its fields, and its
 * citation key with its year and title.
 */
function signatures(fields: Fields, key: string): string[] {
  const all = JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return key === '' ? [all] : [all, keySignature(key, fields)];
}

/** An entry of a file of this site, whose keys end in a number where several works have one. */
const ownSignatures = (key: string, fields: Fields): string[] =>
  [key, key.replace(/-\d{1,3}$/, '')].map((each) => `site ${keySignature(each, fields)}`);

const keySignature = (key: string, { year = '', title = '' }: Fields): string =>
  `${key} ${year} ${normalTitle(plainMathematics(title))}`;

export function allOf(publications: Publications): Stored[] {
  return Object.entries(publications).flatMap(([domain, value]) =>
    listNames.flatMap((list) =>
      (value[list] ?? []).map((item: Publication) => ({ place: { domain, list, id: item.id }, item })),
    ),
  );
}
