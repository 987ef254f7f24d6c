/** Puts titles and names into the form in which they are compared. */
import { foldLetters } from '@/lib/format/fold';
import type { Name } from '@/lib/names/name';
import stockWords from './words/stock-words.json' with { type: 'json' };

/** Words of common titles, such as « Introduction », which do not identify a work without its journal or book. */
const stock = new Set(stockWords.titles);

/** « L’<i>Œuvre</i> : essai » → `l oeuvre essai`. */
export function normalTitle(title: string): string {
  return foldLetters(title.replace(/<[^>]*>/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The title without its subtitle, which begins after a colon, a full stop or a dash between spaces. */
export function mainTitle(title: string): string {
  return normalTitle(title.split(/\s*:\s+|\s+:|\.\s+|\s+[–—-]\s+/u)[0] ?? title);
}

/** Whether a normalised title identifies a work: it has at least three words, and not only common ones. */
export function isDistinctiveTitle(title: string): boolean {
  const words = title.split(' ');
  return words.length >= 3 && !words.every((word) => stock.has(word) || word.length < 3);
}

/** `dupont j`: the family name, without « Jr. », and the first initial; for a body, its whole name. */
export function nameKey(name: Name): string {
  if ('literal' in name) return normalTitle(name.literal);
  return `${normalTitle(name.family).replace(/ (?:jr|sr|ii|iii|iv)$/, '')} ${normalTitle(name.given ?? '').slice(0, 1)}`.trim();
}
