import { isOfSchool } from '@/sections/publications/natures';
import { pendingWords } from '@/sections/publications/record-words';
import { doiAddress } from '../addresses';
import { type Author, isFamilyFirst, plainName } from '../authors';
import type { TextSpan } from '../formatted';
import { labelledPages, writePages } from '../pages';
import type { Reference } from '../reference';
import { ended, genreOf, initials, isBookLike, isInBook, italic, listed, spans, stop } from './parts';

/** From twenty-one authors on, the first nineteen and the last are named. */
const most = 20;

/**
 * APA, seventh edition, in French: « Tazrouti, N. et García Peña, A. (2024). Titre. *Revue*, *12*(3), 100–112. https://doi.org/10.… ».
 * Given names are initials; a book's place is left out; what a thesis is, and of which university, stands in brackets.
 */
export function apa(reference: Reference): TextSpan[] {
  const { nature, authors, year, title, container, publisher, institution, doi, link, status } = reference;
  const names = authors.map(nameOf);
  const state = status && pendingWords[status];
  const dated = state ? `${year}, ${state}` : year;
  const shown = names.length > most ? `${names.slice(0, most - 1).join(', ')}, … ${names.at(-1)}` : listed(names, ', ', ' et ');
  const head = `${shown}${nature === 'direction' ? ' (dir.).' : ''}`;
  const isTalk = nature === 'communication' && !isInBook(reference);
  const note = [isTalk ? 'communication' : genreOf(reference), ...(isOfSchool(reference.nature) ? [container] : [])].filter(Boolean).join(', ');
  const bracket = note ? ` [${note}].` : '';
  const house = publisher ?? institution ?? (isBookLike(reference) && !isOfSchool(reference.nature) ? container : '');
  return spans(
    head ? `${head} (${dated}). ` : '',
    ...(isBookLike(reference) || isTalk ? [italic(title), bracket || stop(title)] : [ended(title)]),
    head ? '' : ` (${dated}).`,
    ...placeOf(reference, isTalk),
    house && !isTalk && nature !== 'article' ? ` ${ended(house)}` : '',
    doi ? ` ${doiAddress(doi)}` : link ? ` ${link}` : '',
  );
}

/** The journal with volume, number and pages; the book with its editors and pages; the conference with its place. */
function placeOf(reference: Reference, isTalk: boolean): (string | TextSpan)[] {
  const { container, editors = [], volume, number, pages, articleNumber, eventPlace } = reference;
  if (container === '' || isBookLike(reference)) return [];
  if (isTalk) return [` ${ended([container, eventPlace].filter(Boolean).join(', '))}`];
  if (isInBook(reference)) {
    const directors = editors.length > 0 ? `${listed(editors.map(plainInitials), ', ', ' et ')} (dir.), ` : '';
    const within = [volume && `vol.\u00a0${volume}`, pages && labelledPages(pages, '–')].filter(Boolean).join(', ');
    return [` Dans ${directors}`, italic(container), within ? ` (${within}).` : '.'];
  }
  const issue = number ? (volume ? `(${number})` : `, (${number})`) : '';
  const part = pages ? `, ${writePages(pages, '–')}` : articleNumber ? `, article ${articleNumber}` : '';
  return [' ', italic(container), ...(volume ? [', ', italic(volume)] : []), `${issue}${part}${stop(part)}`];
}

function nameOf(author: Author): string {
  if (isFamilyFirst(author)) return plainName(author);
  return author.given ? `${author.family}, ${initials(author.given, '. ', '.')}` : author.family;
}

function plainInitials(author: Author): string {
  return isFamilyFirst(author) ? plainName(author) : plainName({ ...author, given: initials(author.given ?? '', '. ', '.') });
}
