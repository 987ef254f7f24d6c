/**
 * Finds what an item says of the work as a record: its identifiers and addresses, with the texts in their fields that
 * cannot be read, and who made it, or whose work it is about.
 */
import { oneLine } from '@/lib/format/one-line';
import { isCut, maxName, type Name, nameText } from '@/lib/names/name';
import { name, someOf } from './field-text';
import { isHouse } from './houses';
import { arxivIdOf, doiOf, halIdOf, isbnOf, issnOf, pmcidOf, pmidOf } from './identifiers';
import type { Item, People } from './item';
import { among, isThesis, type Nature } from './natures';
import { isNoNumber, isPlaceholder } from './placeholder';
import { urlOf } from './values';
import type { Work } from './work';

const maxAddress = 2000;

export function identifiersOf(item: Item) {
  const { DOI, custom = {} } = item;
  const [isbns, issns] = [item.ISBN, item.ISSN].map((numbers = []) => numbers.filter(Boolean).join(' ; ')) as [string, string]; // biome-ignore format: one line
  const strayDoi = doiOf(DOI ?? '') === undefined ? DOI : undefined;
  const links = [...(item.URL ?? []), strayDoi].flatMap((url) => url?.split(/\s*;\s*|\s+/) ?? []);
  const ids = {
    doi: first(
      [DOI, doiAmong(strayDoi), DOI?.split(', ')[0], ...links.filter((link) => /\bdoi\.(?:acm\.)?org\//.test(link))],
      doiOf,
    ),
    halId: first([custom.halId, ...links.filter((link) => /\bhal\b|archives-ouvertes|\bccsd\b/.test(link))], halIdOf),
    arxivId: first([custom.arxivId, DOI, ...links], arxivIdOf),
    isbn: first([isbns], isbnOf),
    issn: isNoNumber(issns) ? undefined : issnOf(issns),
  };
  const [pmid, pmcid] = [pmidOf(item.PMID ?? ''), pmcidOf(item.PMCID ?? '')];
  const pubmed = pmid === undefined ? undefined : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  const url = first(links, urlOf) ?? (ids.doi === undefined ? pubmed : undefined);
  const pubmedIds = [url === pubmed ? undefined : pmid, pmcid].filter(Boolean); // the address has the other one already
  return {
    ids,
    url,
    pdf: first(custom.files ?? [], urlOf) ?? first(links, pdfOf),
    unread: [
      ...unreadNumbers(isbns, issns, ids),
      pubmedIds.length > 0 ? `Identifiant PubMed\u00a0: ${pubmedIds.join(', ')}` : undefined,
      ...(ids.doi === undefined ? unreadDoi(strayDoi, url) : []),
    ],
  };
}

function pdfOf(link: string): string | undefined {
  const url = urlOf(link);
  return /\.pdf(?:$|[?#])/i.test(url ?? '') ? url : undefined;
}

/** An invalid ISBN or ISSN goes into the note, so that the owner can correct it. */
function unreadNumbers(
  isbns: string,
  issns: string,
  { isbn, issn }: Pick<Work, 'isbn' | 'issn'>,
): (string | undefined)[] {
  const unread = (label: string, text: string, read: string | undefined) =>
    read === undefined && /(?:\d[\s-]?){3}/.test(text) && !isNoNumber(text)
      ? `${label}\u00a0: ${text.trim()}`
      : undefined;
  if (isbns === issns) return [unread(/(?:\d[\s‐-―-]?){9}/.test(isbns) ? 'ISBN' : 'ISBN ou ISSN', isbns, isbn ?? issn)];
  return [unread('ISBN', isbns, isbn ?? issnOf(isbns)), unread('ISSN', issns, issn)];
}

/** A text in the field of the DOI that has a digit, as DOIs do, and is no other identifier or link of the work. */
function unreadDoi(text: string | undefined, link: string | undefined): string[] {
  if (text === undefined || !/\d/.test(text)) return [];
  return arxivIdOf(text) || halIdOf(text) || (link !== undefined && urlOf(text) === link)
    ? []
    : [`DOI\u00a0: ${text.trim()}`];
}

/** The only DOI in a field with other words, such as PubMed's « S0958-1669(08)00072-4 [pii] 10.1016/… » or a proxy's address. */
function doiAmong(text = ''): string | undefined {
  const found = new Set(Array.from(text.matchAll(/(?<=^|[\s/])10\.\d{4,9}\/[^\s"]+/g), ([match]) => doiOf(match)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The first candidate that can be read. */
function first(
  candidates: readonly (string | undefined)[],
  read: (text: string) => string | undefined,
): string | undefined {
  for (const candidate of candidates) {
    if (candidate === undefined || candidate.length > maxAddress || isPlaceholder(candidate)) continue;
    const found = read(candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isReview = among('compte-rendu', 'note-arret');

export const namesOf = (people: People | undefined): Name[] =>
  people?.names.filter((name) => !isPlaceholder(nameText(name))) ?? [];

/** The people of a work, by role; those without a field of their own are in `facts`. */
export function peopleOf(item: Item, nature: Nature, institution = '') {
  const { custom = {} } = item;
  const [named, translators] = [namesOf(item.author), namesOf(item.translator)];
  const isTranslation = nature === 'traduction';
  // In most formats, the author of a translation is the author of the original.
  const isByTranslators = isTranslation && item['original-author'] === undefined && translators.length > 0;
  const editors = namesOf(item.editor);
  const [onlyEditor = ''] = editors.map(nameText);
  // HAL writes publishers among the editors
  const isByHouse = editors.length === 1 && isHouse(onlyEditor, item.publisher, custom.halId !== undefined);
  const isWithoutNames = !custom.isOfOwnList && [named, translators, editors].every(({ length }) => length === 0);
  const { collaboration } = custom.facts ?? {};
  const body = isWithoutNames && !isThesis(nature) ? oneLine(collaboration ?? institution) : '';
  const textOf = (names: readonly Name[]) => names.map(nameText).join(', ');
  const reviewed = namesOf(item['reviewed-author']);
  const original =
    item.title === undefined || item.title === item['original-title'] ? undefined : item['original-title'];
  const bookPeople = namesOf(item['container-author']);
  const bookAuthors = textOf(bookPeople) === textOf(named) ? [] : bookPeople;
  return {
    authors: isByTranslators ? translators : body === '' ? named : [{ literal: body }],
    editors: isByHouse ? [] : editors,
    house: isByHouse ? onlyEditor : undefined,
    fields: {
      translators: isByTranslators ? undefined : someOf(translators),
      reviewedTitle: isReview(nature) ? name(item['reviewed-title']) : undefined,
      reviewedAuthors: isReview(nature) ? someOf(reviewed) : undefined,
      originalTitle: isTranslation ? name(original) : undefined,
      originalAuthors: isTranslation ? someOf(isByTranslators ? named : namesOf(item['original-author'])) : undefined,
      containerAuthors: nature === 'preface' ? someOf(bookAuthors) : undefined,
    },
    facts: {
      reviewed: isReview(nature) ? undefined : [textOf(reviewed), item['reviewed-title']].filter(Boolean).join(', '),
      original: isTranslation ? undefined : original,
      bookAuthor: nature === 'preface' ? undefined : textOf(bookAuthors),
      collaboration: isWithoutNames ? undefined : collaboration,
    },
  };
}

export const cutNames = (names: readonly Name[]): string[] =>
  names
    .filter(isCut)
    .map((name) => `Nom coupé après ${maxName} caractères\u00a0: «\u00a0${nameText(name).slice(0, 40)}…\u00a0»`)
    .slice(0, 3);
