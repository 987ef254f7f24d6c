/** Reads identifiers of works into a single form, so that they can be compared; undefined for any other text. */
import { withoutTex } from './without-tex';

/** `10.1000/xyz`, lower case, from `https://doi.org/…`, `doi: …`, a DOI with a final stop, or in TeX or HTML. */
export function doiOf(text: string): string | undefined {
  if (text.length > maxDoi) return undefined;
  const bare = withoutEntities(withoutTex(decoded(text.trim())))
    .replace(/^(?:https?:\/\/)?(?:(?:dx\.|www\.)?doi\.org|doi\.acm\.org)\//i, '')
    .replace(/^doi\s*:?\s*/i, '')
    .replace(/[.,;\]}>\s]+$/, '')
    .toLowerCase();
  const doi = bare.includes('(') ? bare : bare.replace(/[.,;)\]}>]+$/, ''); // DOIs such as 10.1016/0030(85)90120 and 10.1000/1(2) have parentheses
  if (!/^10\.\d{4,9}\/[!-~]+$/.test(doi)) return undefined;
  return doi === text ? doi : doiOf(doi); // it may have been escaped twice
}

const maxDoi = 1000;

const withoutEntities = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** `hal-01956501`, `tel-…`, `halshs-…`, `sic_…`, without version, from an identifier or an address of HAL. */
export function halIdOf(text: string): string | undefined {
  return /(?:^|\/|\s)((?:[a-z]+-|(?:sic|mem|ijn)_)\d{8})(?:v\d+)?(?=$|[/?#\s])/i.exec(text.trim())?.[1]?.toLowerCase();
}

/** The digits of a PubMed identifier, from it or its address. */
export const pmidOf = (text: string): string | undefined =>
  /^(?:pmid\s*:?\s*|https?:\/\/\S*pubmed\S*\/)?(\d{1,8})\/?$/i.exec(text.trim())?.[1];

/** `PMC1234567`, from it, its digits or its address. */
export function pmcidOf(text: string): string | undefined {
  const digits = /^(?:(?:pmcid\s*:?\s*|https?:\/\/\S*\/)?pmc)?(\d{1,8})(?:\.\d+)?\/?$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : `PMC${digits}`;
}

/** `2401.01234` or `hep-th/9901001`, without version, from an identifier, an address or a DOI of arXiv. */
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
 * The thirteen digits of the first ISBN with a right check digit; an ISBN of ten digits is converted
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

/** The first ISSN with a right check digit, as `1234-567X`; never a part of a longer number, such as an ISBN. */
export function issnOf(text: string): string | undefined {
  for (const [found] of text.matchAll(/(?<![\dxX][‐-―-]?)\d{4}[‐-―-]?\d{3}[\dxX](?![‐-―-]?[\dxX])/g)) {
    const digits = found.replace(/[‐-―-]/, '').toUpperCase();
    if (isSumOf11(digits)) return `${digits.slice(0, 4)}-${digits.slice(4)}`;
  }
  return undefined;
}

/** Whether a text is an ISBN or an ISSN without other words; the number of a report may hold digits that look like one. */
export const isStandardNumber = (text: string): boolean =>
  !/[a-wyz]/i.test(text.replace(/\be?-?IS[BS]N\b/gi, '')) && Boolean(isbnOf(text) ?? issnOf(text));

/** The check of an ISSN or a ten-digit ISBN: digits weighted by their place from the end sum to a multiple of 11. */
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
