/** Where a publication can be read, whichever list it stands in. */

import { arxivIdOf, doiOf, halIdOf } from '@/lib/references/identifiers';
import { arxivAddress, doiAddress, halAddress } from '@/sections/publications/citing/addresses';
import type { PublicationEntry } from './statistics';

/** The address of the publication itself: the link that was typed, else that of an identifier; undefined for none. */
export function addressOf({ item: { link, details = {} } }: PublicationEntry): string | undefined {
  const { doi, halId, arxivId } = details;
  return (
    link || (doi && doiAddress(doi)) || (halId && halAddress(halId)) || (arxivId && arxivAddress(arxivId)) || undefined
  );
}

/** Where else it is, in a word each, besides the one address of `addressOf`. */
export function elsewhereOf(entry: PublicationEntry): WorkLink[] {
  const { doi, halId, arxivId, openAccess } = entry.item.details ?? {};
  const main = addressOf(entry) ?? '';
  const records = [main, doi && doiAddress(doi), halId && halAddress(halId), arxivId && arxivAddress(arxivId)];
  const isText =
    openAccess !== undefined && !records.includes(openAccess.replace(/(?<=\d)v\d+$/, '')) && openAccess !== main;
  const links: readonly (readonly [string, string | undefined | false])[] = [
    ['DOI', doi && doiOf(main) !== doi && doiAddress(doi)],
    ['HAL', halId && halIdOf(main) !== halId && halAddress(halId)],
    ['arXiv', arxivId && arxivIdOf(main) !== arxivId && arxivAddress(arxivId)],
    ['Accès libre', isText && openAccess],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}

type WorkLink = { readonly label: string; readonly href: string };

/** The text in open access, « PDF » where the address says so; undefined for none. */
export function openTextOf({ item: { details } }: PublicationEntry): WorkLink | undefined {
  const href = details?.openAccess;
  if (!href) return undefined;
  return { href, label: /\.pdf$/i.test(new URL(href).pathname) ? 'Texte intégral (PDF)' : 'Texte en accès libre' };
}

/** The links of a publication: code, data, slides, video. */
export function companionsOf({ item: { details = {} } }: PublicationEntry): WorkLink[] {
  const { code, data, slides, video } = details;
  const links = { Code: code, Données: data, Diapositives: slides, Vidéo: video };
  return Object.entries(links).flatMap(([label, href]) => (href ? [{ label, href }] : []));
}
