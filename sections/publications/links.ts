/** Where a publication can be read. */

import type { Language } from '@/lib/languages';
import { arxivIdOf, doiOf, halIdOf } from '@/lib/references/identifiers';
import { arxivUrl, doiUrl, halUrl } from '@/sections/publications/citing/addresses';
import type { PublicationEntry } from './statistics';
import { pageWords } from './words/page';

/** The URL of the publication: the typed link, else an identifier's; undefined for none. */
export function workUrl({ item: { link, details = {} } }: PublicationEntry): string | undefined {
  const { doi, halId, arxivId } = details;
  return link || (doi && doiUrl(doi)) || (halId && halUrl(halId)) || (arxivId && arxivUrl(arxivId)) || undefined;
}

/** Further links besides `addressOf`, labelled in a word each. */
export function furtherLinksOf(entry: PublicationEntry, language: Language = 'fr'): WorkLink[] {
  const { doi, halId, arxivId, openAccess } = entry.item.details ?? {};
  const main = workUrl(entry) ?? '';
  const records = [main, doi && doiUrl(doi), halId && halUrl(halId), arxivId && arxivUrl(arxivId)];
  const isText =
    openAccess !== undefined && !records.includes(openAccess.replace(/(?<=\d)v\d+$/, '')) && openAccess !== main;
  const links: readonly (readonly [string, string | undefined | false])[] = [
    ['DOI', doi && doiOf(main) !== doi && doiUrl(doi)],
    ['HAL', halId && halIdOf(main) !== halId && halUrl(halId)],
    ['arXiv', arxivId && arxivIdOf(main) !== arxivId && arxivUrl(arxivId)],
    [pageWords[language].links.openAccess, isText && openAccess],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}

type WorkLink = { readonly label: string; readonly href: string };

/** The open-access text, labelled « PDF » if its URL says so; undefined for none. */
export function openTextOf({ item: { details } }: PublicationEntry, language: Language = 'fr'): WorkLink | undefined {
  const { textPdf, text } = pageWords[language].links;
  const href = details?.openAccess;
  if (!href) return undefined;
  return { href, label: /\.pdf$/i.test(new URL(href).pathname) ? textPdf : text };
}

/** Related links of a publication: code, data, slides, video. */
export function relatedLinksOf({ item: { details = {} } }: PublicationEntry, language: Language = 'fr'): WorkLink[] {
  const { links } = pageWords[language];
  const companions = ['code', 'data', 'slides', 'video'] as const;
  return companions.flatMap((name) => {
    const href = details[name];
    return href ? [{ label: links[name], href }] : [];
  });
}
