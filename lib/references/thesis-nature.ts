/** The kind of a thesis, by the words that formats have for its type. */
import { fold } from '@/lib/format/fold';
import type { Nature } from './natures';

const habilitation = /habilitation|\bhdr\b/;
/** Words for a doctorate alone; « thesis » and « dissertation » are said of a master's work, too. */
const doctorate =
  /\bph\.?\s?d(?:\b|thes)|\bd\.?\s?phil\b|do[ck]tor|docteur|dottor|\b(?:d\.\s?sc|dsc|sc\.\s?d|scd|ed\.\s?d|edd)\b|these d.etat|these de troisieme cycle|博士/;
const doctor = /\bdr\b/;
/** Degrees before the doctorate. */
const master =
  /master|memoire|bachelor|\blicence\b|\bhonou?rs\b|\bdiplom(?!at)|\bd\.?e\.?a\b|\bdess\b|maitrise|\blaurea\b|magist|\b[ck]andidate?\b|\bm[12]\b|^mem\.|travail (?:d.etudes?|de fin)|(?:projet|trabajo|rapport) de (?:fin|stage)|fin de grado|abschlussarbeit/;
/** Abbreviations that are a place or initials anywhere else. */
const atStart =
  /^(?:(?:[mb]\.?\s?(?:a|sc|s|eng|ed)|m\.?\s?(?:res|phil|ba|fa))(?!\p{L})|(?:ma|ba)thesis|dumas\b|(?:ter|tfe|tfm|pfe)(?!.))/u;
const inNotes =
  /^memoire\b|\bmemoire (?:de |d.)(?:master|maitrise|licence|recherche|dea|dess|fin d)|\bmaster(?:.?s)?\b|\bbachelor|diplomarbeit|tesi di laurea/;

/** The beginning of a note that names the kind of work, as a type does. */
const kinds = [
  ['hdr', /^(?:(?:these|memoire|dossier) (?:d.|en vue de l.))?(?:habilitation\b|hdr\b)/],
  [
    'memoire',
    /^(?:memoire|these|travail|rapport) (?:de |d.)(?:master|m[12]\b|maitrise|licence|dea\b|dess\b|fin d|stage\b|etudes? et de rech)|^master.?s? thesis/,
  ],
  ['these', /^these d(?:e doctorat|e l.universite|.etat)|^ph\.?\s?d\.? thesis|^doctoral (?:thesis|dissertation)/],
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
const stock =
  /^(?:(?:electronic |university |doctoral )?(?:thes[ie]s|dissertation)(?: or dissertation)?|these(?: de (?:doctorat|l.universite))?|doctorat|(?:ph\.?\s?d\.?|master.?s?.?|m\.?sc\.?|doctoral)\s?(?:thes[ie]s|dissertation)?|mathesis|bathesis|candthesis|phdthesis|memoire(?: de master)?|habilitation(?: a diriger d?es? recherches)?|hdr)$/;

/** The type of a thesis or a master's work, where its author says more: « Mémoire de master recherche 2e année ». */
export const thesisType = (type = ''): string | undefined =>
  type.trim() === '' || stock.test(plain(type)) ? undefined : type;
