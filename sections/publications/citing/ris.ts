/** Writes a reference as RIS in UTF-8, as Zotero, Mendeley and EndNote read it. */

import { oneLine } from '@/lib/format/one-line';
import { isStandardNumber } from '@/lib/references/identifiers';
import { codesOf } from '@/lib/references/nature-codes';
import { isInJournal, isNumbered, isOfSchool, isThesis, isWholeBook, natureName } from '@/lib/references/natures';
import { statusLabels } from '../record-words';
import { arxivUrl, halUrl } from './addresses';
import { type Author, invertedName } from './authors';
import { creditsOf, kindOfNature, posterType, type Reference } from './reference';
import { hasSeriesNumber, isInBook, pendingOf, publisherName, seriesOf } from './styles/parts';

/** `M3`, the type of work, where `TY` is ambiguous. */
const kindIn = ({ nature, kind, poster }: Reference): string | undefined =>
  poster ? posterType : nature === 'rapport' ? kind : isThesis(nature) ? natureName(nature) : kindOfNature(nature);

/**
 * An organisation's name ends in a comma, which means no given names, or is in braces if it has commas; a person's
 * single name has both commas of « Nom, Prénom, Jr. ».
 */
function nameOf(author: Author): string {
  if (author.isBody) return author.family.includes(',') ? `{${author.family}}` : `${author.family},`;
  return author.given || author.suffix ? invertedName(author) : `${author.family},,`;
}

/**
 * Zotero's tag for a number (RIS.js of zotero/translators): a report's or patent's is its standard number, unless it
 * would be read as an ISBN or ISSN.
 */
function numberTag(reference: Reference): string {
  const { nature, number = '' } = reference;
  if (isNumbered(nature)) return isStandardNumber(number) ? 'IS' : 'SN';
  return isWholeBook(nature) && hasSeriesNumber(reference) ? 'M1' : 'IS';
}

/** One record; lines end with CR LF, as the format requires. A value cannot start a new line. */
export function toRis(reference: Reference): string {
  const {
    nature,
    editors = [],
    container,
    year,
    date,
    pages,
    place,
    eventPlace,
    keywords = [],
    status,
    link,
    halId,
    arxivId,
  } = reference;
  const { authors, translators } = creditsOf(reference);
  const others = reference.andOthers && 'et al.';
  const isTranslation = nature === 'traduction';
  const subjects = [...(reference.reviewedAuthors ?? []), ...(reference.containerAuthors ?? [])];
  const isTalk = nature === 'communication';
  const addresses = new Set([link, halId && halUrl(halId), arxivId && arxivUrl(arxivId)]);
  // RIS.js of zotero/translators: here `A2` are the series' editors.
  const editorTag = nature === 'livre' || nature === 'rapport' ? 'ED' : 'A2';
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['TY', codesOf(nature).written.ris],
    ['ID', reference.slug],
    ['TI', reference.title],
    ...authors.map((author) => ['AU', nameOf(author)] as const),
    ['AU', isTranslation ? undefined : others],
    ...editors.map((editor) => [editorTag, nameOf(editor)] as const),
    [editorTag, reference.otherEditors && 'et al.'],
    ...(isTalk ? [] : translators).map((translator) => ['A4', nameOf(translator)] as const), // for a talk, `A4` are other contributors
    ['A4', isTranslation ? others : undefined],
    ['RI', reference.reviewedTitle],
    ...subjects.map((subject) => ['C4', nameOf(subject)] as const), // unused by programs for an article or a chapter
    ['OP', reference.originalTitle],
    ['T2', isOfSchool(nature) ? seriesOf(reference) : container],
    ['C3', isTalk && isInBook(reference) ? container : undefined], // the proceedings; `T2` is the conference
    ['T3', reference.series],
    ['SV', reference.series && reference.seriesNumber],
    ['PY', year || pendingOf(reference)],
    ['DA', date?.replaceAll('-', '/')],
    ['ET', isInJournal(nature) ? undefined : reference.edition], // for an article, EndNote has a date there
    ['VL', reference.volume],
    [numberTag(reference), reference.number],
    ['SP', pages?.list ?? pages?.first],
    ['EP', pages?.list ? undefined : pages?.last],
    ['C3', reference.issueTitle], // unused by programs for an article
    // No program uses C6 for a talk; `DA` is the work’s own date.
    ['C6', [reference.eventStart, reference.eventEnd].filter(Boolean).join('/')],
    ['C7', reference.articleNumber],
    ['PB', nature === 'brevet' ? (reference.institution ?? reference.publisher) : publisherName(reference)], // for a patent, its holder
    ['CY', (isTalk && eventPlace) || place], // for a talk, the conference's place; `C1` is then the publisher's
    ['C1', isTalk && eventPlace ? place : undefined],
    ['SN', reference.isbn],
    ['SN', reference.issn],
    ['M3', kindIn(reference)],
    ['DO', reference.doi],
    ...[...addresses].map((address) => ['UR', address] as const),
    ['L1', reference.openAccess],
    ['LA', reference.language],
    ...keywords.map((keyword) => ['KW', keyword] as const),
    ['N1', reference.note],
    ['N1', year && status && statusLabels[status]],
    ['AB', reference.abstract],
  ];
  const written = lines.flatMap(([tag, value]) => (value && oneLine(value) ? [`${tag}  - ${oneLine(value)}`] : []));
  return [...written, 'ER  - ', ''].join('\r\n');
}
