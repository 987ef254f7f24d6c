/** What the styles write in the same way. */
import type { Nature } from '@/lib/references/work';
import { isOfSchool } from '@/sections/publications/natures';
import { pendingWords } from '@/sections/publications/record-words';
import type { TextSpan } from '../formatted';
import type { Reference } from '../reference';

/** What is said of a work that is neither published as a book nor in one. */
export const genres: Partial<Record<Nature, string>> = {
  these: 'thèse de doctorat',
  hdr: 'habilitation à diriger des recherches',
  memoire: 'mémoire',
  rapport: 'rapport',
  prepublication: 'prépublication',
  logiciel: 'logiciel',
  donnees: 'jeu de données',
  brevet: 'brevet',
};

/** « rapport n° RR-9000 ». */
export const genreOf = ({ nature, number }: Reference): string | undefined => (nature === 'rapport' && number ? `rapport n°\u00a0${number}` : genres[nature]);

/** « 2024 », « 2024 (sous presse) » for what is not out yet. */
export function yearOf({ year, status }: Reference): string {
  const state = status && pendingWords[status];
  return state ? `${year} (${state})` : year;
}

/** Works in a book: chapters, and communications that were printed. */
export const isInBook = ({ nature, container, pages, publisher }: Reference): boolean =>
  container !== '' && (nature === 'chapitre' || (nature === 'communication' && Boolean(pages ?? publisher)));

/** Works that stand alone, whose titles are in italics. */
export const isBookLike = ({ nature }: Pick<Reference, 'nature'>): boolean => nature !== 'article' && nature !== 'communication' && nature !== 'chapitre';

/** Who published a work: the school of a thesis, the body of a report or of software, else the publisher. */
export function houseOf({ nature, container, publisher, institution }: Reference): string | undefined {
  if (isOfSchool(nature)) return container || institution;
  return publisher ?? (nature === 'rapport' || nature === 'logiciel' ? institution : undefined);
}

/** « Lieu : Éditeur », or the institution where there is no publisher; '' for neither. */
export function publisherOf({ nature, place, publisher, institution, container }: Reference): string {
  return [place, publisher ?? institution ?? (isOfSchool(nature) ? container : '')].filter(Boolean).join('\u00a0: ');
}

/** « Jean-Pierre Marie » and « J.-P. M. » as « J.-P. M. » with `. ` and `.`, as « JPM » with '' and ''. */
export function initials(given: string, between: string, last: string): string {
  const parts = given
    .split(/[\s.]+/u)
    .join(' ')
    .replaceAll(' -', '-')
    .split(' ')
    .filter(Boolean);
  const letters = (word: string) =>
    word
      .split('-')
      .filter(Boolean)
      .map((part) => (Array.from(part)[0] ?? '').toLocaleUpperCase('fr') + last)
      .join(last === '' ? '' : '-');
  return parts.map(letters).join(between === '' ? '' : ' ');
}

const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Names one after the other: « A, B et C ». */
export const listed = (names: readonly string[]): string => conjunction.format(names);

/** A full stop, unless the text ends with a sign of its own. */
export const stop = (text: string): string => (/[.!?…]$/u.test(text) ? '' : '.');
export const ended = (text: string): string => (text === '' ? '' : text + stop(text));
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** Plain texts and italic ones in turn; empty ones are left out. */
export const spans = (...parts: readonly (string | TextSpan)[]): TextSpan[] =>
  parts.map((part) => (typeof part === 'string' ? { text: part } : part)).filter(({ text }) => text !== '');

export const italic = (text: string): TextSpan => ({ text, italic: true });
