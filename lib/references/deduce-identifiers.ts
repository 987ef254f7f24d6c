/** Finds the identifiers and addresses of an item, and the texts in their fields that cannot be read. */
import { arxivIdOf, doiOf, halIdOf, isbnOf, issnOf, pmcidOf, pmidOf } from './identifiers';
import type { Item } from './item';
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
