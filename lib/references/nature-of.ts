/** Finds the nature of a work from its type in any format, from its own word for its kind, and from other fields. */

import { fold } from '@/lib/format/fold';
import { preprintServerIn } from './houses';
import { arxivIdOf } from './identifiers';
import type { Item } from './item';
import { refinedNature } from './named-nature';
import { codesOf } from './nature-codes';
import { among, type Nature, natures, type Status } from './natures';
import { patternOf } from './plain-patterns';
import { stateOfReport, statusOf } from './states';

/** By the types of CSL, Crossref, BibLaTeX and RIS; what is not there is a production of another kind. */
const byType = new Map(
  natures.flatMap(
    (nature) =>
      codesOf(nature)
        .read?.split(' ')
        .map((type) => [type, nature] as const) ?? [],
  ),
);

export const natureOfType = (type = ''): Nature => byType.get(type.toLowerCase()) ?? 'autre';

/** Whether this is a type of CSL, or of the hosts that write CSL-JSON. */
export const isCslType = (type: string): boolean => byType.has(type);

const mayBePreprint = among('article', 'prepublication', 'autre');

export function natureOf(item: Item): Nature {
  const nature = item.custom?.nature ?? natureOfEntry(item);
  if (nature === 'article' && (item['reviewed-title'] ?? item['reviewed-author'])) return 'compte-rendu';
  return mayBePreprint(nature) && isOnServer(item, nature) ? 'prepublication' : nature;
}

/** Whether a work is on a preprint server and, as far as is known, in no journal. */
function isOnServer({ 'container-title': container, custom, DOI, URL = [] }: Item, nature: Nature): boolean {
  if (container !== undefined) return preprintServerIn(container) !== undefined;
  const ids = [custom?.arxivId, ...(nature === 'autre' ? [DOI, ...URL] : [])];
  return ids.some((id) => arxivIdOf(id ?? '') !== undefined);
}

function natureOfEntry(item: Item): Nature {
  const { type, genre = '', note = [], author } = item;
  if ([genre, ...note].some((text) => /^\s*(?:poster|affiche)\s*$/i.test(text ?? ''))) return 'communication';
  const nature = refinedNature(natureOfType(type), genre);
  const isTalk = Boolean(item['event-title'] ?? item['event-place'] ?? item['event-date']);
  if (nature === 'these' || nature === 'memoire') return thesisOf(item, nature);
  if (nature === 'livre' && (author ? author.areDirectors && !item.editor : item.editor)) return 'direction';
  if (nature === 'rapport' && stateOfReport(genre) === 'prepublication') return 'prepublication';
  const isInVolume = item['container-title'] !== undefined && item.volume !== undefined;
  if (isInVolume && (type === undefined || type === 'article')) return 'article'; // CSL's « article » is a preprint for Zotero, any article for others
  if (type === 'unpublished' && isTalk) return 'communication';
  if (type === 'unpublished' && stateIn(item, nature) === 'en-preparation') return 'autre';
  return nature === 'autre' ? natureByWords(item, isTalk) : nature;
}

/** The status of a work, from its own field, a note, or a text such as « à paraître » in place of a date or number. */
export function stateIn(item: Item, nature: Nature): Status | undefined {
  const { status = [], note = [], medium, issued, volume, issue, page } = item;
  const stateOf = nature === 'rapport' ? stateOfReport : statusOf;
  const ownStates = [...status.map((text) => statusOf(text ?? '')), ...note.map((text) => stateOf(text ?? ''))];
  const elsewhere = [medium, issued?.text, volume, issue, page].map((text) => statusOf(text ?? ''));
  return [...ownStates, ...elsewhere].find((state) => state !== undefined);
}

/** The nature of a work without a telling type, from the words in its other fields. */
function natureByWords({ genre = '', medium, note = [], ...item }: Item, isTalk: boolean): Nature {
  const where = [medium, item['container-title'], item.publisher];
  const words = [genre, ...where].join(' ');
  if (
    where.some((text) => preprintServerIn(text)) ||
    note.some((text) => statusOf(text ?? '') === 'prepublication') ||
    /pr[ée]-?(?:publication|print)/i.test(words)
  )
    return 'prepublication';
  if (/software|logiciel/i.test(words)) return 'logiciel';
  if (/data\s?set|jeu de donn[ée]es/i.test(words)) return 'donnees';
  const thesis = [genre, ...where].map((text) => thesisNamedIn(text ?? '')).find(Boolean);
  return thesis ?? (/habilitation/i.test(words) ? 'hdr' : isTalk ? 'communication' : 'autre');
}

function thesisOf({ type, genre = '', note = [], custom }: Item, nature: 'these' | 'memoire'): Nature {
  if (genre.trim() !== '') return thesisNature(nature, genre);
  const hints = custom?.hints ?? '';
  const named = [...note, hints].map((text) => thesisNamedIn(text ?? '')).find(Boolean);
  if (named !== undefined) return named;
  const hinted = thesisNature(nature, '', hints);
  return type === 'phdthesis' && hinted === 'memoire' ? nature : hinted;
}

// Finds the kind of a thesis from the words that formats have for its type.

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
const thesisNamedIn = (text: string): 'hdr' | 'memoire' | 'these' | undefined =>
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
