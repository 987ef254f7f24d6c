/**
 * Decides whether two descriptions are of one work. Identifiers decide first, unless everything else contradicts them;
 * without identifiers, title, year and authors decide. A person is asked about descriptions that are only similar.
 */

import type { Name } from '@/lib/names/name';
import { isParticle } from '@/lib/names/particles';
import { areApart, type Numbered } from './duplicates-numbers';
import { editsBetween } from './edits';
import { coarseNature } from './named-nature';
import { isInVolume, isWholeBook, type Nature } from './natures';
import { isDistinctiveTitle, mainTitle, nameKey, normalTitle } from './normal-title';
import type { Work } from './work';

type Described = Numbered & Pick<Work, 'title' | 'authors' | 'container' | 'doi' | 'halId' | 'arxivId' | 'isbn'>;

/** A description with its title, names and container in the form in which they are compared. */
export type ComparableWork = Omit<Described, 'authors'> & {
  readonly normal: string;
  readonly main: string;
  readonly words: ReadonlySet<string>;
  readonly names: ComparedNames;
  /** '' when unknown, like `firstPage`. */
  readonly within: string;
  readonly firstPage: string;
};

export function comparableWork({ authors, ...work }: Described): ComparableWork {
  const normal = normalTitle(work.title);
  return {
    ...work,
    normal,
    main: mainTitle(work.title),
    words: new Set(normal.split(' ').filter(Boolean)),
    names: comparedNames(authors),
    within: normalTitle(work.container ?? ''),
    firstPage: /[\p{L}\d]+/u.exec(work.pages ?? '')?.[0] ?? '',
  };
}

/**
 * `same`: by an identifier. `likely`: by title, year and author. `ask`: similar, or different despite a common
 * identifier; a person is asked. `version`: one is the preprint of the other; a person is asked too.
 */
export type Verdict = 'same' | 'likely' | 'ask' | 'version' | 'different';

/** The share of letters that two titles must have in common to be similar. */
const minRatio = 0.9;

/** Compares two descriptions, cheap comparisons first: titles letter by letter only if everything else agrees. */
export function compareWorks(one: ComparableWork, other: ComparableWork): Verdict {
  if (shares(one, other, 'doi') || shares(one, other, 'halId') || shares(one, other, 'arxivId'))
    return isContradicted(one, other) ? 'ask' : 'same';
  if (!areNearYears(one.date, other.date)) return 'different';
  const isVersion = isPreprint(one) !== isPreprint(other);
  if (differ(one, other, 'doi') && !isVersion) return agreeOtherwise(one, other) ? 'ask' : 'different';
  const isSameTitle = haveSameTitle(one, other);
  if (!isSameTitle && (isVersion || !mayBeMisspelt(one, other))) return 'different';
  const authors = compareNames(one.names, other.names);
  if (authors === 'different') return isSameTitle && agreeOtherwise(one, other) ? 'ask' : 'different';
  if (isVersion) return 'version';
  if (differ(one, other, 'isbn') && isBook(one) && isBook(other)) return 'different';
  const natures = compareNatures(one.nature, other.nature);
  if (natures === 'different') return 'different';
  if (areOfTwoReviews(one, other)) return 'different';
  if (!isSameTitle) return similarity(one.normal, other.normal) >= minRatio ? 'ask' : 'different';
  const isDistinctive = isDistinctiveTitle(one.normal);
  if (!isDistinctive && !(natures === 'equal' && sameContainer(one, other))) return 'different';
  // when many works have the title, or a name is written differently, everything else must agree
  const areSure =
    (isDistinctive && authors === 'equal') ||
    (one.normal === other.normal && sameYear(one, other) && sameContainer(one, other));
  return natures === 'equal' && areSure && !areApart(one, other) ? 'likely' : 'ask';
}

/**
 * Whether a different DOI or name may be a correction: title, year and container are the same, and no number differs.
 * For a title that many works have, or without an author in common, the first page must be the same too, or the volume
 * if only one description has a page.
 */
function agreeOtherwise(one: ComparableWork, other: ComparableWork): boolean {
  if (
    one.normal === '' ||
    one.normal !== other.normal ||
    !sameYear(one, other) ||
    one.nature !== other.nature ||
    areApart(one, other)
  )
    return false;
  const isSameVolume = one.volume !== undefined && one.volume === other.volume;
  const isSamePage =
    sameFirstPage(one, other) || (isSameVolume && (one.pages === undefined) !== (other.pages === undefined));
  if (!sameContainer(one, other)) return isSameVolume && sameFirstPage(one, other);
  return isSamePage || (isDistinctiveTitle(one.normal) && compareNames(one.names, other.names) === 'equal');
}

type Identifier = 'doi' | 'halId' | 'arxivId' | 'isbn';
const shares = (one: ComparableWork, other: ComparableWork, name: Identifier): boolean =>
  one[name] !== undefined && one[name] === other[name];
const differ = (one: ComparableWork, other: ComparableWork, name: Identifier): boolean =>
  Boolean(one[name] && other[name] && one[name] !== other[name]);

/**
 * Whether an identifier that two works share is probably wrong in one of them: their titles have few words in common,
 * and the years or authors differ; or both are parts, to which some sources give the identifier of their book, with
 * few common words or with different titles and first pages.
 */
function isContradicted(one: ComparableWork, other: ComparableWork): boolean {
  const areParts = isPart(one) && isPart(other);
  const beginApart = one.firstPage !== '' && other.firstPage !== '' && one.firstPage !== other.firstPage;
  if (areParts && beginApart && !haveSameTitle(one, other)) return true;
  return (
    shareFewWords(one, other) &&
    (areParts || !(areNearYears(one.date, other.date) && compareNames(one.names, other.names) !== 'different'))
  );
}

const isPart = ({ nature }: ComparableWork): boolean => isInVolume(nature);

function shareFewWords(one: ComparableWork, other: ComparableWork): boolean {
  return sharedWords(one, other) < Math.min(one.words.size, other.words.size) / 2;
}

function sharedWords({ words: one }: ComparableWork, { words: other }: ComparableWork): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared;
}

/** Titles are compared with and without their subtitles, since a catalogue may leave one out. */
function haveSameTitle(
  { normal: one, main }: ComparableWork,
  { normal: other, main: otherMain }: ComparableWork,
): boolean {
  if (one === '' || other === '') return false;
  return (
    one === other || (main === other && isDistinctiveTitle(other)) || (otherMain === one && isDistinctiveTitle(one))
  );
}

/**
 * Whether two different titles may be one title with a slip: they have a word in common, the works have the same
 * container or first page, and they are not numbered works of a series.
 */
function mayBeMisspelt(one: ComparableWork, other: ComparableWork): boolean {
  return (
    (sameContainer(one, other) || sameFirstPage(one, other)) &&
    sharedWords(one, other) > 0 &&
    !areNumberedSeries(one, other)
  );
}

/** Whether titles of different years differ only by their last number: « Rapport d’activité 3 » and « … 4 ». */
function areNumberedSeries(one: ComparableWork, other: ComparableWork): boolean {
  const unnumbered = ({ normal }: ComparableWork) => normal.replace(/\d+(?=\D*$)/, '');
  const isNumbered = [one, other].every(({ normal, date }) => date && /\d/.test(normal));
  return isNumbered && !sameYear(one, other) && unnumbered(one) === unnumbered(other);
}

/** A work may appear online a year before it is printed. An unknown year is near every year. */
function areNearYears(one: string | undefined, other: string | undefined): boolean {
  return !one || !other || Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4))) <= 1;
}

const sameYear = (one: ComparableWork, other: ComparableWork): boolean =>
  one.date?.slice(0, 4) === other.date?.slice(0, 4);

/** Some catalogues call a chapter of proceedings a communication; « autre » says nothing. */
function compareNatures(one: Nature, other: Nature): 'equal' | 'near' | 'different' {
  if (one === other || one === 'autre' || other === 'autre') return 'equal';
  const [first, second] = [coarseNature(one), coarseNature(other)];
  if (first === second) return one === first || other === first ? 'equal' : 'different';
  const pair = [first, second].toSorted().join(' ');
  return nearNatures.has(pair) ? 'near' : 'different';
}
const nearNatures = new Set([
  'chapitre communication',
  'article chapitre',
  'direction livre',
  'hdr these',
  'memoire these',
  'communication direction',
]);

/** Two reviews may publish comments on the same court decision, with the same title. */
const areOfTwoReviews = (one: ComparableWork, other: ComparableWork): boolean =>
  [one, other].every(({ nature, within }) => nature === 'note-arret' && within !== '') &&
  !sameContainer(one, other) &&
  areApart(one, other);

const isPreprint = ({ nature, doi, arxivId }: ComparableWork): boolean =>
  nature === 'prepublication' ||
  (doi === undefined
    ? arxivId !== undefined && nature === 'autre'
    : /^10\.(?:48550\/arxiv|31219|31234|21203\/rs|1101|2139\/ssrn)/.test(doi));
const isBook = ({ nature }: ComparableWork): boolean => isWholeBook(nature);

const haveSame =
  (field: 'within' | 'firstPage') =>
  (one: ComparableWork, other: ComparableWork): boolean =>
    one[field] !== '' && one[field] === other[field];
const sameContainer = haveSame('within');
const sameFirstPage = haveSame('firstPage');

/** 1 minus the edits by the longer length: 1 for equal texts, 0 for texts below `minRatio`. */
export function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 1;
  const edits = editsBetween(a, b, Math.floor((1 - minRatio) * longer + 1e-9));
  return edits === undefined ? 0 : 1 - edits / longer;
}

type ComparedNames = {
  /** `dupont j`, or `dupont` for a name without initial. */
  readonly keys: ReadonlySet<string>;
  /** `dupont`, from the names that have an initial. */
  readonly families: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, readonly (readonly string[])[]>;
};

function comparedNames(names: readonly Name[]): ComparedNames {
  const keys = new Set(names.map(nameKey));
  const families = new Set(Array.from(keys).filter(hasInitial).map(withoutInitial));
  return { keys, families, words: Map.groupBy(names.map(nameWords), initialsOf) };
}

/** One name in common is enough; `alike` if it is written differently: « Le Goff, Jean »; « Müller », « Mueller ». */
function compareNames(one: ComparedNames, other: ComparedNames): 'equal' | 'alike' | 'different' {
  if (one.keys.size === 0 || other.keys.size === 0 || shareKey(one, other)) return 'equal';
  for (const [initials, list] of one.words) {
    const others = other.words.get(initials) ?? [];
    if (list.some((words) => others.some((more) => haveSameWords(words, more)))) return 'alike';
  }
  return 'different';
}

/** Whether a name of each may be the same person's: the same family name, and no different initials. */
function shareKey(one: ComparedNames, other: ComparedNames): boolean {
  for (const key of one.keys) {
    if (other.keys.has(key)) return true;
    if (hasInitial(key) ? isIn(other.keys, withoutInitial(key)) : other.families.has(key)) return true;
  }
  return false;
}

const isIn = (keys: ReadonlySet<string>, family: string): boolean => !hasInitial(family) && keys.has(family);
const hasInitial = (key: string): boolean => / .$/u.test(key);
const withoutInitial = (key: string): string => key.replace(/ .$/u, '');
const initialsOf = (words: readonly string[]): string => words.map(([initial]) => initial).join('');

/** The words of a name, sorted; without particles, unless few words are left, and without the e that spells an umlaut. */
function nameWords(name: Name): readonly string[] {
  if ('literal' in name) return [];
  const words = normalTitle(`${name.family} ${name.given ?? ''}`).split(' ');
  const telling = words.filter((word) => !isParticle(word));
  return (telling.length > 1 ? telling : words).map((word) => word.replace(/(?<=[aou])e/g, '')).toSorted();
}

/** Whether two names have the same words, where an initial may stand for a word, and at least one whole word. */
function haveSameWords(one: readonly string[], other: readonly string[]): boolean {
  const isShared = one.some((word) => word.length > 1 && other.includes(word));
  return (
    isShared &&
    one.length > 1 &&
    one.length === other.length &&
    one.every((word, index) => isSameWord(word, other[index] ?? ''))
  );
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);
