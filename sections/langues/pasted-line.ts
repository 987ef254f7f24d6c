/** A line of a pasted list of languages; its level stays beside its name. */
import type { EachLine } from '../line-reader';

export const titleField = 'nom';

export const eachLine: EachLine = (line, blank) => ({ ...blank, nom: line });
export const refuses = (line: string): string | undefined =>
  namedIn(line) > 1 ? 'Plusieurs langues sur une ligne\u00a0: écrivez-en une par ligne.' : undefined;

const names = new RegExp(
  [
    '^(?:allemand|alsacien|amazighe?|anglais|arabe|arménien|basque|bambara|berbère|breton|bulgare|catalan|chinois',
    'coréen|corse|créole|croate|danois|espagnol|finnois|français|gallois|galicien|gallo|géorgien|grec|haoussa|hébreu|hindi|hongrois',
    'irlandais|islandais|italien|japonais|kabyle|latin|lingala|malgache|mandarin|néerlandais|norvégien|occitan|persan',
    'polonais|portugais|provençal|pulaar|peul|roumain|russe|sanskrit|serbe|slovène|slovaque|suédois|swahili|syriaque|tchèque|turc|ukrainien',
    'vietnamien|wolof|yiddish|english|french|german|spanish|italian|arabic|latin|greek|dutch)(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** How many languages a line names: « Anglais (C1), espagnol », « Langues : français, arabe », « Français et arabe ». */
const namedIn = (line: string): number =>
  line
    .replace(/\([^)]*\)/gu, '')
    .split(/\s*[,;]\s*|\s+[–—-]\s+|\s*:\s+|\s+et\s+/u)
    .filter((part) => names.test(part)).length;

/** « Anglais : C1 ; breton (lu, parlé) »: a line for each, where each part names one. */
export function linesIn(line: string): readonly string[] {
  const parts = line.split(/\s*;\s*(?![^()]*\))/u).filter(Boolean);
  return parts.every((part) => namedIn(part) === 1) ? parts : [line];
}
