/** Writes a reference as CSL-JSON (https://docs.citationstyles.org), as Zotero and pandoc read it. */
import type { Nature, Status } from '@/lib/references/work';
import { isOfSchool } from '@/sections/publications/natures';
import type { Author } from './authors';
import { writePages } from './pages';
import type { Reference } from './reference';
import { houseOf, isBookLike, isNumbered, seriesOf } from './styles/parts';

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
  const { status, halId, arxivId } = reference;
  const names = authors.map(nameOf);
  return {
    id: slug,
    type: types[nature],
    title,
    ...(nature !== 'direction' && { author: names }),
    ...((nature === 'direction' || editors) && { editor: [...(nature === 'direction' ? names : []), ...(editors ?? []).map(nameOf)] }),
    issued: { 'date-parts': [datePartsOf(date ?? year)] },
    ...(container && containerOf(reference)),
    'event-place': reference.eventPlace,
    ...(reference.eventStart && {
      'event-date': { 'date-parts': [reference.eventStart, reference.eventEnd].flatMap((day) => (day ? [datePartsOf(day)] : [])) },
    }),
    edition: reference.edition,
    genre: genres[nature],
    volume: reference.volume,
    [numberField(reference)]: reference.number,
    ...(reference.series && { 'collection-title': reference.series, 'collection-number': reference.seriesNumber }),
    page: pages && writePages(pages, '-'),
    ...(reference.articleNumber && !isNumbered(nature) && { number: reference.articleNumber }),
    publisher: houseOf(reference),
    'publisher-place': reference.place,
    ISBN: reference.isbn,
    ISSN: reference.issn,
    DOI: reference.doi,
    ...(arxivId && { archive: 'arXiv', archive_location: arxivId }),
    ...(halId && { archive: 'HAL', archive_location: halId }),
    URL: reference.link,
    ...(reference.openAccess && { link: [{ URL: reference.openAccess, 'content-type': 'application/pdf' }] }), // as Crossref gives a full text
    language: reference.language,
    status: status && statuses[status],
    custom: customOf(reference),
    note: reference.note,
    keyword: keywords?.join('; '),
    abstract: reference.abstract,
  };
}

/** What CSL has no field for, or one field for two of our values; undefined where there is none of it. */
function customOf(reference: Reference): object | undefined {
  const { nature, peerReviewed, audience, invited, andOthers, articleNumber, institution, halId, arxivId } = reference;
  const custom = {
    ...{ peerReviewed, audience, invited, andOthers },
    articleNumber: nature === 'article' ? undefined : articleNumber,
    institution: institution === houseOf(reference) ? undefined : institution,
    arxivId: halId && arxivId, // HAL is the archive
  };
  return Object.values(custom).some(Boolean) ? custom : undefined;
}

/** Where a work appeared: a talk in its conference and in the proceedings of the same name, a book in its series. */
function containerOf(reference: Reference): object {
  const { nature, container } = reference;
  if (isOfSchool(nature)) return { 'container-title': seriesOf(reference) || undefined };
  if (nature === 'communication') return { 'event-title': container, 'container-title': container };
  return { [nature === 'article' || nature === 'chapitre' ? 'container-title' : 'collection-title']: container };
}

/** A report and a patent have numbers of their own, a book one in its series. */
function numberField({ nature, container }: Reference): string {
  if (isNumbered(nature)) return 'number';
  return isBookLike({ nature }) && !isOfSchool(nature) && container !== '' ? 'collection-number' : 'issue';
}

const datePartsOf = (date: string): number[] => date.split('-').map(Number);

const nameOf = ({ family, given, isBody }: Author): object => (isBody ? { literal: family } : { family, ...(given && { given }) });
