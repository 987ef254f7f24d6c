/** Writes a reference as CSL-JSON (https://docs.citationstyles.org), as Zotero and pandoc read it. */
import type { Nature, Status } from '@/lib/references/work';
import { isOfSchool } from '@/sections/publications/natures';
import type { Author } from './authors';
import { writePages } from './pages';
import type { Reference } from './reference';

const types: Readonly<Record<Nature, string>> = {
  article: 'article-journal',
  communication: 'paper-conference',
  livre: 'book',
  direction: 'book',
  chapitre: 'chapter',
  these: 'thesis',
  hdr: 'thesis',
  memoire: 'thesis',
  rapport: 'report',
  prepublication: 'article',
  logiciel: 'software',
  donnees: 'dataset',
  brevet: 'patent',
  autre: 'document',
};

const genres: Partial<Record<Nature, string>> = { these: 'Thèse de doctorat', hdr: 'Habilitation à diriger des recherches', memoire: 'Mémoire' };

const statuses: Readonly<Record<Status, string>> = {
  parue: 'published',
  'sous-presse': 'in press',
  acceptee: 'accepted',
  soumise: 'submitted',
  prepublication: 'preprint',
};

/** One item; `JSON.stringify` leaves out what is not known. */
export function toCsl(reference: Reference): object {
  const { nature, slug, title, authors, editors, year, date, container, pages, keywords } = reference;
  const { status, peerReviewed, audience, invited } = reference;
  const names = authors.map(nameOf);
  return {
    id: slug,
    type: types[nature],
    title,
    ...(nature === 'direction' ? { editor: names } : { author: names }),
    ...(editors && { editor: editors.map(nameOf) }),
    issued: { 'date-parts': [datePartsOf(date ?? year)] },
    ...(container && { [isOfSchool(nature) ? 'publisher' : nature === 'communication' ? 'event-title' : 'container-title']: container }),
    ...(nature === 'communication' && container && { 'container-title': container }),
    'event-place': reference.eventPlace,
    ...(reference.eventStart && {
      'event-date': { 'date-parts': [reference.eventStart, reference.eventEnd].flatMap((day) => (day ? [datePartsOf(day)] : [])) },
    }),
    genre: genres[nature],
    volume: reference.volume,
    issue: reference.number,
    page: pages && writePages(pages, '-'),
    number: reference.articleNumber,
    ...(reference.publisher && { publisher: reference.publisher }),
    'publisher-place': reference.place,
    ISBN: reference.isbn,
    ISSN: reference.issn,
    DOI: reference.doi,
    URL: reference.link,
    language: reference.language,
    status: status && statuses[status],
    ...((peerReviewed || audience || invited) && { custom: { peerReviewed, audience, invited } }),
    note: reference.note,
    keyword: keywords?.join('; '),
    abstract: reference.abstract,
  };
}

const datePartsOf = (date: string): number[] => date.split('-').map(Number);

const nameOf = ({ family, given, isBody }: Author): object => (isBody ? { literal: family } : { family, ...(given && { given }) });
