/** Finds the kind of a thesis from the words that formats have for its type. */
import { fold } from '@/lib/format/fold';
import type { Nature } from './natures';
import { patternOf } from './plain-patterns';

const habilitation = /habilitation|\bhdr\b/;
/** Words for a doctorate only: « thesis » and « dissertation » may mean a master's work too. */
const doctorate = patternOf('<doctorate>', '');
const doctor = /\bdr\b/;
const master = patternOf('<belowDoctorate>', '');
/** Abbreviations that would be a place or initials anywhere but at the start. */
const atStart = patternOf('<degreeAtStart>', 'u');
const inNotes = patternOf('<masterInNote>', '');

/** The beginning of a note that names the kind of work, as a type does. */
const kinds = [
  ['hdr', patternOf('<habilitationAtStart>', '')],
  ['memoire', patternOf('<masterAtStart>', '')],
  ['these', patternOf('<thesisAtStart>', '')],
] as const;

/** The nature that the first words of a text name: « Mémoire de master 2, Lyon ». */
export const thesisNamedIn = (text: string): 'hdr' | 'memoire' | 'these' | undefined =>
  kinds.find(([, words]) => words.test(bareText(text)))?.[0];

/**
 * The nature of a thesis or master's work, from the words of its type: a doctorate counts before a lower degree, and
 * without either the nature stays. Without a type, `hints` are words about the work in general, where only a master's
 * work or a habilitation is looked for.
 */
export function thesisNature(nature: 'these' | 'memoire', type = '', hints = ''): Nature {
  const typed = bareText(type);
  const words = typed || bareText(hints);
  if (habilitation.test(words)) return 'hdr';
  if (typed === '') return inNotes.test(words) && !doctorate.test(words) ? 'memoire' : nature;
  if (doctorate.test(typed) || doctor.test(typed)) return 'these';
  return master.test(typed) || atStart.test(typed) ? 'memoire' : nature;
}

const bareText = (text: string): string => fold(text).replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '');

/** Words that say no more than the nature does. */
const saysNoMore = patternOf('<thesisAlone>', '');

/** The type of a thesis or master's work, if it says more than its nature: « Mémoire de master recherche 2e année ». */
export const thesisType = (type = ''): string | undefined =>
  type.trim() === '' || saysNoMore.test(bareText(type)) ? undefined : type;
