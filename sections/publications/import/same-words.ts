/**
 * Whether what a source says of a field says the same as the publication, in other signs: « 1-9 » and « 1–9 », « J.
 * Dupont » and « Dupont, Jean ».
 */

import { plainMathematics } from '@/lib/mathematics/parts';
import { isInitials } from '@/lib/names/words';
import { nameKey, normalTitle } from '@/lib/references/normal-title';
import { pagesOf } from '@/lib/references/values';
import type { Author } from '@/sections/publications/citing/authors';
import { readPages, writePages } from '@/sections/publications/citing/pages';
import { dateless } from '../years';

/** Fields that name people. */
export const namesFields: readonly string[] = [
  'authors',
  'editors',
  'translators',
  'reviewedAuthors',
  'originalAuthors',
  'containerAuthors',
];

/** `namesIn` reads authors; `yours` is the publication's, `theirs` the source's. */
export function saysTheSame(
  field: string,
  yours: string,
  theirs: string,
  namesIn: (text: string, isYours: boolean) => readonly Author[],
): boolean {
  if (yours === theirs) return true;
  if (yours === '') return false;
  if (namesFields.includes(field)) return areSameNames(namesIn(yours, true), namesIn(theirs, false));
  if (field === 'year' && theirs === dateless) return true; // which says nothing
  if (field === 'pages') return pagesIn(yours) === pagesIn(theirs);
  if (field === 'link') return yours.replace(/\/$/, '').toLowerCase() === theirs.replace(/\/$/, '').toLowerCase();
  const [own, other] = [plainMathematics(yours), plainMathematics(theirs)];
  return normalTitle(own) === normalTitle(other) && !(field === 'title' && isBetterWritten(own, other));
}

/** « 355–72 » in full, as the site’s own exports write it; what is no range, by its letters and digits. */
const pagesIn = (text: string): string => {
  const pages = pagesOf(text) ?? ''; // « 320p. » is « 320 p. »
  return normalTitle(writePages(readPages(pages) ?? { list: pages }, '–'));
};

function areSameNames(yours: readonly Author[], theirs: readonly Author[]): boolean {
  return (
    yours.length === theirs.length && yours.every((name, index) => isSameName(name, theirs[index] ?? { family: '' }))
  );
}

/** The same family name, and given names of which one may be shortened. */
function isSameName(yours: Author, theirs: Author): boolean {
  const key = (author: Author) => nameKey(author.isBody ? { literal: author.family } : author);
  if (theirs.suffix !== undefined && normalTitle(yours.suffix ?? '') !== normalTitle(theirs.suffix)) return false;
  if (key(yours) !== key(theirs) || isBetterWritten(yours.family, theirs.family)) return false;
  const [own, other] = [yours.given ?? '', theirs.given ?? ''];
  if (isInitials(own) || isInitials(other)) return true;
  const [words, others] = [own.split(/[\s-]+/), other.split(/[\s-]+/)];
  return words.every((word, index) => isSameWord(word, others[index] ?? '')) && !isBetterWritten(own, other);
}

/** « Ch. » stands for « Charles », and a word that is missing for any. */
function isSameWord(one: string, other: string): boolean {
  const [word, another] = [normalTitle(one), normalTitle(other)];
  if (word === '' || another === '' || word === another) return true;
  const isShort = (text: string) => text.length === 1 || text.endsWith('.');
  return (isShort(one) && another.startsWith(word)) || (isShort(other) && word.startsWith(another));
}

/**
 * Whether a text of the same words corrects the other: it has accents that this lacks, and lacks none that it has; or
 * this is all in capitals.
 */
function isBetterWritten(yours: string, theirs: string): boolean {
  const isLoud = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  if (isLoud(yours) !== isLoud(theirs)) return isLoud(yours);
  const [own, other] = [yours, theirs].map((text) => text.normalize('NFC').toLowerCase().match(/\p{L}/gu) ?? []);
  const isPlain = (letter = '') => /^[a-z]$/.test(letter);
  const differing = (own ?? []).flatMap((letter, index) =>
    letter === other?.[index] ? [] : [[letter, other?.[index]] as const],
  );
  return (
    own?.length === other?.length &&
    differing.length > 0 &&
    differing.every(([mine, its]) => isPlain(mine) && !isPlain(its))
  );
}
