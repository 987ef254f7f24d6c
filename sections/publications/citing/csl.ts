/** Writes a reference as CSL-JSON (https://docs.citationstyles.org), as Zotero and pandoc read it. */
import { partsOf } from '@/lib/mathematics/parts';
import { codesOf } from '@/lib/references/nature-codes';
import {
  factsOf,
  isBookPart,
  isDirection,
  isInJournal,
  isNumbered,
  isOfSchool,
  isThesis,
  type Nature,
  natureName,
} from '@/lib/references/natures';
import words from '@/lib/references/words/states.json' with { type: 'json' };
import type { Author } from './authors';
import { pageCount, writePages } from './pages';
import { isUnprinted } from './proceedings';
import { creditsOf, kindOfNature, type Reference } from './reference';
import { countsPages, hasSeriesNumber, publisherName, publisherOrSchool, seriesOf } from './styles/parts';

/** What CSL's type does not say: a thesis's degree, and what formats have no type for. */
const genreOf = (nature: Nature): string | undefined =>
  isThesis(nature) || nature === 'prepublication'
    ? (factsOf(nature).fullName ?? natureName(nature))
    : kindOfNature(nature);

/** One item; `JSON.stringify` leaves out undefined fields. */
export function toCsl(reference: Reference): object {
  const { nature, slug, title, editors, year, date, container, pages, keywords } = reference;
  const { status, halId, arxivId } = reference;
  const { authors, translators } = creditsOf(reference);
  const names = authors.map(nameOf);
  const count = pages && countsPages(reference) ? pageCount(pages) : undefined;
  return {
    id: slug,
    type: isUnprinted(reference) ? 'speech' : codesOf(nature).written.csl,
    title: withMarkup(reference.typed?.title ?? title),
    ...(isDirection(nature) && !editors ? { editor: names } : { author: names, editor: editors?.map(nameOf) }),
    translator: translators.length > 0 ? translators.map(nameOf) : undefined,
    'container-author': reference.containerAuthors?.map(nameOf),
    'reviewed-author': reference.reviewedAuthors?.map(nameOf),
    'reviewed-title': reference.reviewedTitle,
    'original-author': nature === 'traduction' && names.length > 0 ? names : undefined,
    'original-title': reference.originalTitle,
    ...(year && { issued: { 'date-parts': [datePartsOf(date ?? year)] } }),
    ...(container && containerOf(reference)),
    'event-place': reference.eventPlace,
    ...(reference.eventStart && {
      'event-date': {
        'date-parts': [reference.eventStart, reference.eventEnd].flatMap((day) => (day ? [datePartsOf(day)] : [])),
      },
    }),
    edition: reference.edition,
    genre: isUnprinted(reference)
      ? reference.poster
        ? 'poster'
        : 'communication'
      : (reference.kind ?? genreOf(nature)),
    volume: reference.volume,
    [numberField(reference)]: reference.number,
    ...(reference.series && { 'collection-title': reference.series, 'collection-number': reference.seriesNumber }),
    ...(count ? { 'number-of-pages': count } : { page: pages && writePages(pages, '-') }),
    ...(reference.articleNumber && !isNumbered(nature) && { number: reference.articleNumber }),
    publisher: publisherName(reference),
    'publisher-place': reference.place,
    ISBN: reference.isbn,
    ISSN: reference.issn,
    DOI: reference.doi,
    ...(arxivId && { archive: 'arXiv', archive_location: arxivId }),
    ...(halId && { archive: 'HAL', archive_location: halId }),
    URL: reference.link,
    language: reference.language,
    status: status && words.states[status].csl,
    custom: customOf(reference),
    note: reference.note,
    keyword: keywords?.join('; '),
    abstract: reference.abstract,
  };
}

function customOf(reference: Reference): object | undefined {
  const { nature, editors, articleNumber, institution, halId, arxivId } = reference;
  const { peerReviewed, audience, invited, poster, andOthers, otherEditors, issueTitle, openAccess } = reference;
  const custom = {
    nature: isDirection(nature) && editors ? nature : undefined, // a book with authors and editors is not an edited one
    ...{ peerReviewed, audience, invited, poster, andOthers, otherEditors, issueTitle, openAccess },
    articleNumber: isInJournal(nature) ? undefined : articleNumber,
    institution: institution === publisherOrSchool(reference) ? undefined : institution,
    arxivId: halId && arxivId, // HAL is the archive then
  };
  return Object.values(custom).some(Boolean) ? custom : undefined;
}

/**
 * Where a work appeared: a talk at its conference, and if printed in the proceedings of that name; a book and a report
 * in a series.
 */
function containerOf(reference: Reference): object {
  const { nature, container } = reference;
  if (isOfSchool(nature)) return { 'collection-title': seriesOf(reference) || undefined };
  if (isUnprinted(reference)) return { 'event-title': container };
  if (nature === 'communication') return { 'event-title': container, 'container-title': container };
  return { [isInJournal(nature) || isBookPart(nature) ? 'container-title' : 'collection-title']: container };
}

function numberField(reference: Reference): string {
  if (isNumbered(reference.nature)) return 'number';
  return hasSeriesNumber(reference) ? 'collection-number' : 'issue';
}

const withMarkup = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : 'isItalic' in part ? `<i>${part.plain}</i>` : part.plain))
    .join('');

const datePartsOf = (date: string): number[] => date.split('-').map(Number);

const nameOf = ({ family, given, suffix, isBody }: Author): object =>
  isBody ? { literal: family } : { family, ...(given && { given }), ...(suffix && { suffix }) };
