/** Which stored publication, or earlier entry of the same file, an entry describes. */

import { plainMathematics } from '@/lib/mathematics/parts';
import { type Compared, compared, compareWorks, type Verdict } from '@/lib/references/duplicates';
import { areApart } from '@/lib/references/duplicates-numbers';
import { KnownWorks } from '@/lib/references/known-works';
import { isTelling, normalTitle } from '@/lib/references/normal-title';
import { keyOf } from '@/sections/publications/citing/bibtex';
import { referenceOf } from '@/sections/publications/citing/reference';
import type { Owner } from '../../profil/own-names';
import { type ListName, listNames, listOf } from '../lists';
import type { Source } from '../record-fields';
import type { Publications } from '../schema';
import { publicationEntries } from '../statistics';
import { descriptionOf, descriptions, numbersIn, storedNumbers } from './descriptions';
import type { Fields, Publication } from './from-work';

/** Where a publication is. */
export type Place = { readonly domain: string; readonly list: ListName; readonly id: string };
export type Stored = { readonly place: Place; readonly item: Publication };
/** A stored publication, or the first entry of the file that describes a work. */
type Candidate = Stored | { readonly title: string };
type Match = { readonly candidate: Candidate; readonly verdict: Exclude<Verdict, 'different'> };

/** An entry in the form in which it is looked for. */
type Subject = {
  readonly own: Compared;
  readonly signatures: readonly string[];
  readonly key: string;
  readonly fields: Fields;
  readonly source: Omit<Source, 'values'>;
};

/** An entry as it would be stored, like what it is compared with. `key` is its citation key. */
export function subjectOf(
  item: Publication,
  fields: Fields,
  source: Omit<Source, 'values'>,
  key: string,
  owner: Owner,
): Subject {
  return { own: compared(descriptionOf(item, owner)), signatures: signatures(fields, source.id), key, fields, source };
}

/** The works that an import knows: those that are stored, and those that the file has named so far. */
export class Matcher {
  /** A publication is there once more for each title that a source has given it. */
  readonly #works = new KnownWorks<Candidate>(verdictOn);
  /** By the signatures of what a source has said. */
  readonly #said = new Map<string, { readonly candidate: Candidate; readonly fields: Fields }>();

  constructor(publications: Publications, owner: Owner) {
    for (const candidate of allOf(publications)) {
      for (const description of descriptions(candidate.item, owner)) this.#works.add(candidate, compared(description));
      for (const { id, values: fields } of candidate.item.sources ?? [])
        for (const signature of signatures(fields, id)) this.#said.set(signature, { candidate, fields });
    }
    for (const [signature, candidate] of ownKeys(publications, owner))
      if (candidate) this.#said.set(signature, { candidate, fields: storedNumbers(candidate.item) });
  }

  /** Takes the entry as a further description of the candidate. */
  add(candidate: Candidate, { own, signatures: all, fields }: Subject): void {
    this.#works.add(candidate, own);
    for (const signature of all) this.#said.set(signature, { candidate, fields });
  }

  /** The work that the entry describes, or may describe; undefined for a new one. */
  match(subject: Subject): Match | undefined {
    const { own, key, fields } = subject;
    const isTold = isTelling(own.normal); // then other numbers are a correction
    const teller = [...subject.signatures, ...ownSignatures(key, fields)]
      .map((signature) => this.#said.get(signature))
      .find((found) => found && (isTold || !areApart(numbersIn(found.fields, own.nature), own)));
    if (teller) return { candidate: teller.candidate, verdict: 'same' };
    const best = this.#works.best(own);
    return best && corrected({ candidate: best.of, verdict: best.verdict }, subject);
  }
}

/**
 * A match by likeness alone is sure under the key that the same source had for it, unless the key is an identifier that
 * decided nothing: the title was corrected.
 */
function corrected(match: Match, { own, source: { from, id } }: Subject): Match {
  const isUndecided = id === '' || id === own.doi || id === own.halId;
  if (match.verdict !== 'perhaps' || isUndecided || !('item' in match.candidate)) return match;
  const before = match.candidate.item.sources?.find((source) => source.from === from && source.id === id);
  return before && !areApart(numbersIn(before.values, own.nature), own) ? { ...match, verdict: 'likely' } : match;
}

/**
 * As `compareWorks`; a stored preprint that has appeared is another record, in another list, though an archive may have
 * one identifier for both.
 */
function verdictOn(stored: Compared, own: Compared): Verdict {
  const verdict = compareWorks(stored, own);
  const hasAppeared = stored.nature === 'prepublication' && own.nature !== undefined && listOf(own.nature) !== 'others';
  return hasAppeared && isSure(verdict) ? 'version' : verdict;
}

export const isSure = (verdict: Verdict): boolean => verdict === 'same' || verdict === 'likely';

/**
 * The publications by the keys that the site's own files have for them, with year and title; null for a key that
 * several have.
 */
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
