/** The kind of a thesis, by the words that formats have for its type. */
import { fold } from '@/lib/format/fold';
import type { Nature } from './natures';
import { patternOf } from './plain-patterns';

const habilitation = /habilitation|\bhdr\b/;
/** Words for a doctorate alone; « thesis » and « dissertation » are said of a master's work, too. */
const doctorate = patternOf('<doctorate>', '');
const doctor = /\bdr\b/;
/** Degrees before the doctorate. */
const master = patternOf('<belowDoctorate>', '');
/** Abbreviations that are a place or initials anywhere else. */
const atStart = patternOf('<degreeAtStart>', 'u');
const inNotes = patternOf('<masterInNote>', '');

/** The beginning of a note that names the kind of work, as a type does. */
const kinds = [
  ['hdr', patternOf('<habilitationAtStart>', '')],
  ['memoire', patternOf('<masterAtStart>', '')],
  ['these', patternOf('<thesisAtStart>', '')],
] as const;

/** The nature that a free text names by its first words: « Mémoire de master 2, Lyon »; undefined of any other. */
export const thesisNamedIn = (text: string): 'hdr' | 'memoire' | 'these' | undefined =>
  kinds.find(([, words]) => words.test(plain(text)))?.[0];

/**
 * The nature of a thesis or master's work. `type` is what its entry calls its type: an explicit doctorate counts before
 * a lower degree, and without either the nature stays. Without a type, `hints`, words on the work in general, tell only
 * what they name.
 */
export function thesisNature(nature: 'these' | 'memoire', type = '', hints = ''): Nature {
  const typed = plain(type);
  const words = typed || plain(hints);
  if (habilitation.test(words)) return 'hdr';
  if (typed === '') return inNotes.test(words) && !doctorate.test(words) ? 'memoire' : nature;
  if (doctorate.test(typed) || doctor.test(typed)) return 'these';
  return master.test(typed) || atStart.test(typed) ? 'memoire' : nature;
}

/** Lower case, without accents and signs at the ends. */
const plain = (text: string): string => fold(text).replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '');

/** Words that say no more than the nature does, in French and in the languages of databases. */
const stock = patternOf('<thesisAlone>', '');

/** The type of a thesis or a master's work, where its author says more: « Mémoire de master recherche 2e année ». */
export const thesisType = (type = ''): string | undefined =>
  type.trim() === '' || stock.test(plain(type)) ? undefined : type;
