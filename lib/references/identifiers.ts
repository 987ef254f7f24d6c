/** Identifiers of works, in the one form in which they can be compared; undefined for what is none. */
import { withoutTex } from './without-tex';

/**
 * `10.1000/xyz`, lower case, from a DOI in any usual dress: `https://doi.org/…`, `doi: …`, with a full stop behind, in
 * TeX or HTML.
 */
export function doiOf(text: string): string | undefined {
  if (text.length > maxDoi) return undefined;
  const bare = withoutEntities(withoutTex(decoded(text.trim())))
    .replace(/^(?:https?:\/\/)?(?:(?:dx\.|www\.)?doi\.org|doi\.acm\.org)\//i, '')
    .replace(/^doi\s*:?\s*/i, '')
    .replace(/[.,;\]}>\s]+$/, '')
    .toLowerCase();
  const doi = bare.includes('(') ? bare : bare.replace(/[.,;)\]}>]+$/, ''); // 10.1016/0030(85)90120 and 10.1000/1(2) have theirs
  if (!/^10\.\d{4,9}\/[!-~]+$/.test(doi)) return undefined;
  return doi === text ? doi : doiOf(doi); // what was escaped twice
}

const maxDoi = 1000;

const withoutEntities = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** `hal-01956501`, `tel-…`, `halshs-…`, `sic_…`, from an id or an address of HAL, without its version. */
export function halIdOf(text: string): string | undefined {
  return /(?:^|\/|\s)((?:[a-z]+-|(?:sic|mem|ijn)_)\d{8})(?:v\d+)?(?=$|[/?#\s])/i.exec(text.trim())?.[1]?.toLowerCase();
}

/** The digits of an id of PubMed, from it or its address. */
export const pmidOf = (text: string): string | undefined =>
  /^(?:pmid\s*:?\s*|https?:\/\/\S*pubmed\S*\/)?(\d{1,8})\/?$/i.exec(text.trim())?.[1];

/** `PMC1234567` of PubMed Central, from it, its digits or its address. */
export function pmcidOf(text: string): string | undefined {
  const digits = /^(?:(?:pmcid\s*:?\s*|https?:\/\/\S*\/)?pmc)?(\d{1,8})(?:\.\d+)?\/?$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : `PMC${digits}`;
}

/** `2401.01234` or `hep-th/9901001`, from an id, an address of arXiv or its DOI, without its version. */
export function arxivIdOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?arxiv\.org\/(?:abs|pdf)\//i, '')
    .replace(/^(?:(?:https?:\/\/)?doi\.org\/)?10\.48550\/arxiv\./i, '');
  return /^(?:arxiv\s*:?\s*)?(\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?(?:\.pdf)?(?:\s*\[[^\]]*\])?$/i
    .exec(bare)?.[1]
    ?.toLowerCase();
}

/**
 * The thirteen digits of the first ISBN whose check digit is right; an ISBN of ten is converted
 * (https://www.isbn-international.org/content/isbn-users-manual).
 */
export function isbnOf(text: string): string | undefined {
  for (const [found] of text.matchAll(/(?<!\d)(?:97[89][\s‐-―-]?)?(?:\d[\s‐-―-]?){9}[\dxX](?![\dxX])/g)) {
    const digits = found.replace(/[\s‐-―-]/g, '').toUpperCase();
    if (digits.length === 13 && checkDigit(digits.slice(0, 12)) === digits[12]) return digits;
    if (digits.length === 10 && isSumOf11(digits))
      return `978${digits.slice(0, 9)}${checkDigit(`978${digits.slice(0, 9)}`)}`;
  }
  return undefined;
}

/** `1234-567X`, the first whose check digit is right; none is part of a longer number, such as an ISBN. */
export function issnOf(text: string): string | undefined {
  for (const [found] of text.matchAll(/(?<![\dxX][‐-―-]?)\d{4}[‐-―-]?\d{3}[\dxX](?![‐-―-]?[\dxX])/g)) {
    const digits = found.replace(/[‐-―-]/, '').toUpperCase();
    if (isSumOf11(digits)) return `${digits.slice(0, 4)}-${digits.slice(4)}`;
  }
  return undefined;
}

/**
 * Whether a text has an ISBN or an ISSN and no other word: the number of a report may hold digits that look like one.
 */
export const isStandardNumber = (text: string): boolean =>
  !/[a-wyz]/i.test(text.replace(/\be?-?IS[BS]N\b/gi, '')) && Boolean(isbnOf(text) ?? issnOf(text));

/**
 * Whether the last of the digits, X for ten, is right: each weighs its place from the end, and together they are a
 * multiple of 11.
 */
export function isSumOf11(digits: string): boolean {
  return (
    Array.from(digits).reduce(
      (total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (digits.length - index),
      0,
    ) %
      11 ===
    0
  );
}

const checkDigit = (twelve: string): string =>
  String(
    (10 -
      (Array.from(twelve).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10)) %
      10,
  );

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
