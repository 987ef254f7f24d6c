/** A publication as the citation formats need it: type of work, authors, container, pages, link. */
import { isWebAddress } from '@/sections/fields';
import type { Profile } from '@/sections/profil/schema';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { type Author, readAuthors } from './authors';

/** Article in a journal, chapter of a book, communication at a conference. */
export type Work = 'article' | 'chapter' | 'communication';

export type Pages = { readonly first: string; readonly last?: string };

export type Reference = {
  readonly work: Work;
  readonly slug: string;
  readonly title: string;
  readonly authors: readonly Author[];
  /** Four digits. */
  readonly year: string;
  /** The journal, the book or the conference; '' when it is not known. */
  readonly container: string;
  readonly pages?: Pages;
  /** Address of the work, normalised. */
  readonly link?: string;
  /** Without `https://doi.org/`. */
  readonly doi?: string;
};

/** Converts a publication; each text is put on one line. */
export function referenceOf(entry: PublicationEntry, owner: Pick<Profile, 'nom' | 'prenom'>): Reference {
  const { item, slug } = entry;
  const link = item.link && isWebAddress(item.link) ? new URL(item.link).href : undefined;
  return {
    work: workOf(entry),
    slug,
    title: oneLine(item.title),
    authors: readAuthors(oneLine(item.authors), owner),
    year: item.year,
    container: oneLine(entry.kind === 'article' ? entry.item.journal : entry.item.conference),
    pages: readPages(item.pages ?? ''),
    link,
    doi: link && doiIn(link),
  };
}

/** An article whose type contains « chapter » or « chapitre » is a chapter, any other is a journal article. */
function workOf(entry: PublicationEntry): Work {
  if (entry.kind === 'communication') return 'communication';
  return /\bchap(?:ter|itre)\b/i.test(entry.item.type) ? 'chapter' : 'article';
}

/** Parses « 100–112 », « pp. 100-112 », « e1024 »; undefined for anything that is not pages. */
export function readPages(typed: string): Pages | undefined {
  const text = oneLine(typed).replace(/^p{1,2}(?:ages?)?\s*[.:]?\s*(?=\w*\d)/iu, '');
  const [first, last, more] = text.split(/\s*[-‐‑–—]+\s*|\s+à\s*|à\s+/u);
  if (first === undefined || !isPage(first) || more !== undefined) return undefined;
  if (last === undefined) return { first };
  return isPage(last) ? { first, last } : undefined;
}

/** A page number, with or without letters: « e1024 », « S12 ». */
const isPage = (text: string): boolean => /^[\p{L}\d.:]+$/u.test(text) && /\d/.test(text);

/** The DOI in an address of doi.org; undefined for any other address. */
function doiIn(address: string): string | undefined {
  const { hostname, pathname } = new URL(address);
  if (!/^(?:dx\.|www\.)?doi\.org$/.test(hostname)) return undefined;
  try {
    const doi = decodeURIComponent(pathname.slice(1));
    return /^10\.\d{4,9}\/[!-~]+$/.test(doi) ? doi : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces line breaks, control characters and runs of spaces by one space: no citation format accepts them. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, (space) => (/^[\u00a0\u202f]$/.test(space) ? space : ' ')).trim();
}
