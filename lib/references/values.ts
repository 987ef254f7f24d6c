/** Normalises values that bibliographies write in many ways, for a work (lib/references/work.ts). */
import { isWebAddress, withoutDirections } from '@/lib/format/web-address';
import { isInJournal } from './natures';
import { plainText } from './plain-text';
import { withoutTex } from './without-tex';
import reportTypes from './words/report-types.json' with { type: 'json' };
import type { Work } from './work';

/** `100–112` from `100-112`, `100--112`, `100 – 112,`; `100` from `100-+`; any other text unchanged. */
export function pagesOf(text: string): string | undefined {
  const pages = text
    .replace(/^\s*(?:(?:pp?|pages)\b\.?\s*|S\.\s)/i, '')
    .replace(/(?<=\d)\s+(?:à|to|bis)\s+(?=\d)/, '–')
    .replace(/\s*[-‐‑‒–—−]+\s*/g, '–')
    .replace(/(?<![\s,;])[\s,;]+$/, '')
    .replace(/(?<=–\d{1,5}), ?\d{1,4} ?pp?\.?$/, '') // « 1–8, 8 p. » repeats the number of pages
    .replace(/(?<=\d)[\s–]*\+$/, '') // the Web of Science's « and following »
    .trim()
    .replace(/^(\S+)–\1$/, '$1');
  const [, count, roman] =
    /^(?:(\d{1,5})\s?(?:pp?|pages?)\.?|([ivxlc]+(?:\s?[+,]\s?|\s)\d{1,5})\s?(?:(?:pp?|pages?)\.?)?)$/i.exec(pages) ??
    [];
  if (count !== undefined || roman !== undefined) return `${count ?? roman} p.`; // a number of pages, not page numbers
  return pages.replace(/^–+|–+$/g, '') || undefined;
}

/** Pages such as « 108812 », « e1024 » or « P10008 » of a work in a journal are really its article number. */
export function pagesOrArticle({
  nature,
  pages = '',
  articleNumber,
}: Pick<Work, 'articleNumber' | 'nature' | 'pages'>) {
  const [, number = ''] = /^(?:pp?\.\s?)?(\p{L}?\d{5,9}|e\d{3,})$/iu.exec(pages) ?? [];
  return number !== '' && isInJournal(nature) && (articleNumber ?? number) === number
    ? { articleNumber: number }
    : { articleNumber, pages: pages || undefined };
}

/** « 1011–1022 » from « 1011–22 »: Vancouver, MLA and PubMed write only the digits of the last page that differ. */
export function wholeRange(pages: string): string {
  const [, letter = '', start = '', dash = '', end = ''] = /^(\p{L}?)(\d+)(\s*[-–—]+\s*)(\d+)$/u.exec(pages) ?? [];
  const whole = start.slice(0, -end.length) + end;
  return end !== '' && end.length < start.length && Number(whole) > Number(start)
    ? `${letter}${start}${dash}${letter}${whole}`
    : pages;
}

/** The type of a report or a patent, if it says more than « Rapport » or « Brevet ». */
export const ownType = (type: string | undefined): string | undefined =>
  /^\s*(?:rapports?|reports?|brevets?|patents?)\W*$/i.test(type ?? '') ? undefined : type;

/**
 * « Durham ; London » from BibLaTeX's list « Durham and London », « France » from `countryfr`, its key for a patent
 * (§2.3.6 and §4.9.2 of its manual, https://ctan.org/pkg/biblatex); « Sarajevo, Bosnia and Herzegovina » is one place.
 */
export function placesOf(text: string): string {
  const places = text.includes(',') ? [text] : text.split(/\s+and\s+/);
  return places
    .map((place) => countries[/^country([a-z]{2})$/.exec(place.trim())?.[1] ?? ''] ?? place.trim())
    .join('\u00a0; ');
}

const countries: Readonly<Partial<Record<string, string>>> = reportTypes.countriesOfPatents;

/**
 * The series of a journal: « 3e série » from « 3 », « nouvelle série » from BibLaTeX's key `newseries` (§2.3.7 of its
 * manual); other words unchanged.
 */
export function seriesOfJournal(text: string | undefined): string | undefined {
  const series = text?.trim() ?? '';
  if (/^\d{1,3}$/.test(series)) return `${Number(series)}${Number(series) === 1 ? 're' : 'e'} série`;
  return ({ newseries: 'nouvelle série', oldseries: 'ancienne série' } as const)[series] ?? (series || undefined);
}

/** « Titre : sous-titre », with a French colon or that of other languages, unless the title contains the subtitle. */
export function titled(title: string | undefined, subtitle: string | undefined, isFrench: boolean): string | undefined {
  if (title === undefined || subtitle === undefined || title.includes(subtitle)) return title;
  return `${title}${/[?!.:…]$/.test(title) ? '' : isFrench ? '\u00a0:' : ':'} ${subtitle}`;
}

/** A web address, without TeX's escapes; undefined for one that a page must not link to. */
export function urlOf(typed: string): string | undefined {
  const text = withoutDirections(typed);
  const found = /(?<![\w-])https?:\/\/[^\s<>"{}^`]+/i.exec(withoutTex(text))?.[0];
  const bare =
    found ??
    (/^(?:www\.|doi\.org\/|dx\.doi\.org\/)[^\s<>"{}|^`]+$/i.test(text.trim()) ? `https://${text.trim()}` : undefined);
  const url =
    bare === undefined
      ? null
      : URL.parse(
          bare
            .replaceAll('\\', '')
            .replaceAll('|', '%7C')
            .replace(/[.,;)]+$/, (end) => (bare.includes('(') ? end.replace(/[.,;]+$/, '') : '')),
        );
  return url?.hostname.includes('.') && isWebAddress(url.href) ? url.href : undefined;
}

/** In Zotero's « Language,History, Ancient,Rome », only commas without a following space separate keywords. */
const commas = (text: string): RegExp | string =>
  text.split(/,(?!\s)/).length >= text.split(/,\s/).length ? /,(?!\s)/ : ',';

/**
 * The keywords in texts, which may have markup. A single text is a list separated by « ; » or by commas; with several
 * texts, each is a keyword, which may have commas: « Berners-Lee, Tim, 1955- ».
 */
export function keywordsOf(texts: readonly string[]): string[] {
  const lists = texts.map(plainText).filter(Boolean);
  return lists
    .flatMap((text) => text.split(text.includes(';') || lists.length > 1 ? ';' : commas(text)))
    .flatMap((word) => word.trim() || []);
}
