/**
 * Whether two descriptions are of one work. Identifiers decide, unless all else contradicts them; where there are none, title, year
 * and authors do, and what is merely alike is left to a person: nothing is joined that could be two works.
 */
import { haveSameWords, nameWords } from './duplicates-names';
import { areApart, type Numbered } from './duplicates-numbers';
import { isSameName, isTelling, mainTitle, nameKey, normalTitle } from './normal-title';
import type { Nature, Work } from './work';

type Described = Numbered & Pick<Work, 'title' | 'authors' | 'container' | 'doi' | 'halId' | 'arxivId' | 'isbn'>;

/** A description with its title and names in the form in which they are compared. */
export type Compared = Omit<Described, 'authors'> & {
  readonly normal: string;
  readonly main: string;
  readonly names: readonly string[];
  readonly words: readonly (readonly string[])[];
};

export function compared({ authors, ...work }: Described): Compared {
  return { ...work, normal: normalTitle(work.title), main: mainTitle(work.title), names: authors.map(nameKey), words: authors.map(nameWords) };
}

/**
 * `same`: by an identifier. `likely`: by title, year and author; to be confirmed at a glance. `perhaps`: alike, or unlike but for an identifier.
 * `version`: the preprint of the other. `different`: two works.
 */
export type Verdict = 'same' | 'likely' | 'perhaps' | 'version' | 'different';

/** Share of letters that two titles must have in common to be alike. */
const alike = 0.9;

export function compareWorks(one: Compared, other: Compared): Verdict {
  if (shares(one, other, 'doi') || shares(one, other, 'halId') || shares(one, other, 'arxivId')) return isContradicted(one, other) ? 'perhaps' : 'same';
  if (!areNear(one.date, other.date)) return 'different';
  const isVersion = isPreprint(one) !== isPreprint(other);
  if (differ(one, other, 'doi') && !isVersion) return 'different';
  const titles = compareTitles(one, other);
  const authors = titles === 'different' ? 'different' : compareAuthors(one, other);
  if (authors === 'different') return 'different';
  if (isVersion) return titles === 'equal' ? 'version' : 'different';
  if (differ(one, other, 'isbn') && isBook(one) && isBook(other)) return 'different';
  const natures = compareNatures(one.nature, other.nature);
  if (natures === 'different') return 'different';
  if (titles === 'alike' && areOfSeries(one, other)) return 'different';
  if (titles === 'alike') return sameContainer(one, other) || sameFirstPage(one, other) ? 'perhaps' : 'different';
  const isTold = isTelling(one.normal);
  if (!isTold && !(natures === 'equal' && sameContainer(one, other))) return 'different';
  // of a title that many works have, or a name in another form, all else must agree
  const areSure = (isTold && authors === 'equal') || (one.normal === other.normal && sameYear(one, other) && sameContainer(one, other));
  return natures === 'equal' && areSure && !areApart(one, other) ? 'likely' : 'perhaps';
}

type Identifier = 'doi' | 'halId' | 'arxivId' | 'isbn';
const shares = (one: Compared, other: Compared, name: Identifier): boolean => one[name] !== undefined && one[name] === other[name];
const differ = (one: Compared, other: Compared, name: Identifier): boolean => Boolean(one[name] && other[name] && one[name] !== other[name]);

/**
 * Whether an identifier that two works share is probably wrong in one of them: their titles have few words in common, and the years or the
 * authors differ, or both are parts, which may have the identifier of their book.
 */
function isContradicted(one: Compared, other: Compared): boolean {
  return shareFewWords(one, other) && ((isPart(one) && isPart(other)) || !(areNear(one.date, other.date) && compareAuthors(one, other) !== 'different'));
}

const isPart = ({ nature }: Compared): boolean => nature === 'chapitre' || nature === 'communication';

/** Whether fewer than half of the words of the title that has fewer are in the other. */
function shareFewWords({ normal: one }: Compared, { normal: other }: Compared): boolean {
  const [words, others] = [new Set(one.split(' ')), new Set(other.split(' '))];
  return [...words].filter((word) => others.has(word)).length < Math.min(words.size, others.size) / 2;
}

/** Titles are compared with and without their subtitles, since a catalogue may leave one out. */
function compareTitles({ normal: one, main }: Compared, { normal: other, main: otherMain }: Compared): 'equal' | 'alike' | 'different' {
  if (one === '' || other === '') return 'different';
  if (one === other || (main === other && isTelling(other)) || (otherMain === one && isTelling(one))) return 'equal';
  return ratio(one, other) >= alike ? 'alike' : 'different';
}

/** Whether two titles of different years differ by their last number only: « Rapport d’activité 3 » and « Rapport d’activité 4 ». */
function areOfSeries(one: Compared, other: Compared): boolean {
  const unnumbered = ({ normal }: Compared) => normal.replace(/\d+(?=\D*$)/, '');
  const isNumbered = [one, other].every(({ normal, date }) => date && /\d/.test(normal));
  return isNumbered && !sameYear(one, other) && unnumbered(one) === unnumbered(other);
}

/** One year apart is one work: online and in print. An unknown year is near every year. */
function areNear(one: string | undefined, other: string | undefined): boolean {
  return !one || !other || Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4))) <= 1;
}

const sameYear = (one: Compared, other: Compared): boolean => one.date?.slice(0, 4) === other.date?.slice(0, 4);

/** One author in common is enough; `alike` in another form of the name. */
function compareAuthors(one: Compared, other: Compared): 'equal' | 'alike' | 'different' {
  if (one.names.length === 0 || other.names.length === 0) return 'equal';
  if (one.names.some((name) => other.names.some((another) => isSameName(name, another)))) return 'equal';
  return one.words.some((words) => other.words.some((others) => haveSameWords(words, others))) ? 'alike' : 'different';
}

/** A chapter of proceedings is a communication in some catalogues; « autre » says nothing. */
function compareNatures(one: Nature, other: Nature): 'equal' | 'near' | 'different' {
  if (one === other || one === 'autre' || other === 'autre') return 'equal';
  const pair = [one, other].toSorted().join(' ');
  return nearNatures.has(pair) ? 'near' : 'different';
}
const nearNatures = new Set(['chapitre communication', 'article chapitre', 'direction livre', 'hdr these', 'memoire these', 'communication direction']);

const isPreprint = ({ nature, doi, arxivId }: Compared): boolean =>
  nature === 'prepublication' ||
  (doi === undefined ? arxivId !== undefined && nature === 'autre' : /^10\.(?:48550\/arxiv|31219|31234|21203\/rs|1101|2139\/ssrn)/.test(doi));
const isBook = ({ nature }: Compared): boolean => nature === 'livre' || nature === 'direction';

function sameContainer({ container: one = '' }: Compared, { container: other = '' }: Compared): boolean {
  return normalTitle(one) !== '' && normalTitle(one) === normalTitle(other);
}

function sameFirstPage({ pages: one = '' }: Compared, { pages: other = '' }: Compared): boolean {
  const first = (pages: string) => /[\p{L}\d]+/u.exec(pages)?.[0];
  return first(one) !== undefined && first(one) === first(other);
}

/**
 * 1 minus the Levenshtein distance by the longer length: 1 for equal texts; 0 for texts that are not alike, found without comparing
 * all of their letters: only places that lie as near to each other as the texts must be.
 */
export function ratio(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 1;
  const most = Math.floor((1 - alike) * longer + 1e-9);
  if (Math.abs(a.length - b.length) > most) return 0;
  let row = new Uint32Array(b.length + 2).map((_, index) => index);
  let next = new Uint32Array(b.length + 2);
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    let least = from === 1 ? i : most + 1;
    next[from - 1] = least;
    for (let j = from; j <= to; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const edits = Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return 0;
    next[to + 1] = most + 1;
    [row, next] = [next, row];
  }
  const distance = row[b.length] ?? 0;
  return distance > most ? 0 : 1 - distance / longer;
}
