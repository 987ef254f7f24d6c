/** Finds the nature of a work from its type in any format, from its own word for its kind, and from other fields. */
import { preprintServerIn } from './houses';
import { arxivIdOf } from './identifiers';
import type { Item } from './item';
import { refinedNature } from './named-nature';
import { codesOf } from './nature-codes';
import { among, type Nature, natures, type Status } from './natures';
import { stateOfReport, statusOf } from './states';
import { thesisNamedIn, thesisNature } from './thesis-nature';

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
