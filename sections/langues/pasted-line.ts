/** A line of a pasted list of languages; its level stays beside its name. */
import type { EachLine } from '../line-reader';

export const titleField = 'nom';

export const eachLine: EachLine = (line, blank) => ({ ...blank, nom: line });
export const refuses = (line: string): string | undefined =>
  namedIn(line) > 1 ? 'Plusieurs langues sur une ligne\u00a0: écrivez-en une par ligne.' : undefined;

/** What a line says of a language beside its name: « lu », « B2 », « TOEIC 940 ». */
const level =
  /^(?:(?:[ABC][12]|niveau|lue?|parlée?|écrite?|comprise?|courante?|couramment|bilingue|notions|scolaire|bonn?e?s?|excellente?|très|maternelle|fluent|native|read|spoken|basic|\d+)(?!\p{L})|(?:TOE|IELTS|DELF|DALF|DELE|HSK|JLPT|Cambridge|langue|débutant|intermédiaire|avancé|maîtris|profession|nati))/iu;

/** « Anglais (C1), espagnol », « Langues : français, arabe », « Français et arabe » */
const namedIn = (line: string): number =>
  line
    .replace(/\([^)]*\)/gu, '')
    .split(/\s*[,;]\s*|\s+[–—-]\s+|\s*:\s+|\s+et\s+/u)
    .filter((part) => part !== '' && !level.test(part)).length;

/** « Anglais : C1 ; breton (lu, parlé) »: a line for each, where each part names one. */
export function linesIn(line: string): readonly string[] {
  const parts = line.split(/\s*;\s*(?![^()]*\))/u).filter(Boolean);
  return parts.every((part) => namedIn(part) === 1) ? parts : [line];
}
