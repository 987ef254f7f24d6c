/** Values that every format of bibliography writes in many ways, in the one way of a work (lib/references/work.ts). */
import { isWebAddress, withoutDirections } from '@/lib/format/web-address';
import { isInJournal } from './natures';
import { plainText } from './plain-text';
import { withoutTex } from './without-tex';
import reportTypes from './words/report-types.json' with { type: 'json' };
import type { Work } from './work';

/**
 * `100–112` from `100-112`, `100--112`, `100 – 112,`, `100` from `100-+`; anything else as it is.
 */
export function pagesOf(text: string): string | undefined {
  const pages = text
    .replace(/^\s*(?:(?:pp?|pages)\b\.?\s*|S\.\s)/i, '')
    .replace(/(?<=\d)\s+(?:à|to|bis)\s+(?=\d)/, '–')
    .replace(/\s*[-‐‑‒–—−]+\s*/g, '–')
    .replace(/(?<![\s,;])[\s,;]+$/, '')
    .replace(/(?<=–\d{1,5}), ?\d{1,4} ?pp?\.?$/, '') // « 1–8, 8 p. » says twice how many
    .replace(/(?<=\d)[\s–]*\+$/, '') // « and following », of the Web of Science
    .trim()
    .replace(/^(\S+)–\1$/, '$1');
  const [, count, roman] =
    /^(?:(\d{1,5})\s?(?:pp?|pages?)\.?|([ivxlc]+(?:\s?[+,]\s?|\s)\d{1,5})\s?(?:(?:pp?|pages?)\.?)?)$/i.exec(pages) ??
    [];
  if (count !== undefined || roman !== undefined) return `${count ?? roman} p.`; // how many pages there are, not where they stand
  return pages.replace(/^–+|–+$/g, '') || undefined;
}

/**
 * « 108812 », « e1024 », « P10008 » for the pages of what is in a journal: no page has such a number, it is the article's.
 */
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

/** « 1011–1022 » of « 1011–22 », « 62-67 » of « 62-7 »: Vancouver, MLA and PubMed write of the last page the digits that differ. */
export function wholeRange(pages: string): string {
  const [, letter = '', start = '', dash = '', end = ''] = /^(\p{L}?)(\d+)(\s*[-–—]+\s*)(\d+)$/u.exec(pages) ?? [];
  const whole = start.slice(0, -end.length) + end;
  return end !== '' && end.length < start.length && Number(whole) > Number(start)
    ? `${letter}${start}${dash}${letter}${whole}`
    : pages;
}

/** The type of a report or a patent, where it says more than « Rapport », « Brevet ». */
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
 * The series of a journal: « 3e série » from « 3 », « nouvelle série » from `newseries`, BibLaTeX's key for it (§2.3.7
 * of its manual); other words as they are.
 */
export function seriesOfJournal(text: string | undefined): string | undefined {
  const series = text?.trim() ?? '';
  if (/^\d{1,3}$/.test(series)) return `${Number(series)}${Number(series) === 1 ? 're' : 'e'} série`;
  return ({ newseries: 'nouvelle série', oldseries: 'ancienne série' } as const)[series] ?? (series || undefined);
}

/** « Titre : sous-titre », with the colon of French or of other languages, unless the title says the subtitle too. */
export function titled(title: string | undefined, subtitle: string | undefined, isFrench: boolean): string | undefined {
  if (title === undefined || subtitle === undefined || title.includes(subtitle)) return title;
  return `${title}${/[?!.:…]$/.test(title) ? '' : isFrench ? '\u00a0:' : ':'} ${subtitle}`;
}

/** An address of the web, without TeX's escapes; undefined for one that a page must not link to. */
export function urlOf(given: string): string | undefined {
  const text = withoutDirections(given);
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

/** « Language,History, Ancient,Rome » of Zotero: what parts keywords is the comma that no blank follows. */
const commas = (text: string): RegExp | string =>
  text.split(/,(?!\s)/).length >= text.split(/,\s/).length ? /,(?!\s)/ : ',';

/**
 * Keywords of texts that may have markup. One text is a list, separated by « ; » or else by commas; of several, each is
 * a keyword, whose commas are its own: « Berners-Lee, Tim, 1955- ».
 */
export function keywordsOf(texts: readonly string[]): string[] {
  const lists = texts.map(plainText).filter(Boolean);
  return lists
    .flatMap((text) => text.split(text.includes(';') || lists.length > 1 ? ';' : commas(text)))
    .flatMap((word) => word.trim() || []);
}
