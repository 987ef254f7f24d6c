/** Titles and names in the form in which they are compared. */
import { foldLetters } from '@/lib/format/fold';
import type { Name } from '@/lib/names/name';
import stockWords from './words/stock-words.json' with { type: 'json' };

/** Words of titles that many works have: they identify none without the journal or book around it. */
const stock = new Set(stockWords.titles);

/** « L’<i>Œuvre</i> : essai » → `l oeuvre essai`. */
export function normalTitle(title: string): string {
  return foldLetters(title.replace(/<[^>]*>/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The title without its subtitle: what stands before a colon, a full stop or a dash between spaces; the whole title
 * without one.
 */
export function mainTitle(title: string): string {
  return normalTitle(title.split(/\s*:\s+|\s+:|\.\s+|\s+[–—-]\s+/u)[0] ?? title);
}

/**
 * Whether a normalised title says enough to tell a work apart: three words, and not those that every journal prints.
 */
export function isDistinctiveTitle(title: string): boolean {
  const words = title.split(' ');
  return words.length >= 3 && !words.every((word) => stock.has(word) || word.length < 3);
}

/** `dupont j`: family name, without « Jr. », and first initial; a body is its whole name. */
export function nameKey(name: Name): string {
  if ('literal' in name) return normalTitle(name.literal);
  return `${normalTitle(name.family).replace(/ (?:jr|sr|ii|iii|iv)$/, '')} ${normalTitle(name.given ?? '').slice(0, 1)}`.trim();
}
