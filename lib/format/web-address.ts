/** Adds « https:// » to « www.exemple.org/page », as people type it; anything else unchanged. */
export const withScheme = (typed: string): string =>
  /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(typed) ? `https://${typed}` : typed;

/** A URL without direction controls, which make it look like another one. */
export const withoutDirections = (address: string): string =>
  address.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/** Whether the site may link to a URL: http(s), without credentials, at most 2048 characters. */
export function isWebAddress(value: string): boolean {
  if (value.length > 2048 || !URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname !== ''
  );
}

export const isEmailAddress = (text: string): boolean =>
  /^[^\s@/:<>"]{1,64}@(?:[\p{L}\d-]{1,63}\.)+\p{L}{2,63}$/u.test(text);

/** The URL of a DOI, with or without « doi: » before it; null for anything else. */
export function doiUrl(text: string): string | null {
  const [, doi] = /^(?:doi\s?:\s?)?(10\.\d{4,9}\/[^\s<>"]+)$/i.exec(text) ?? [];
  return doi && doi.length < 1000 ? `https://doi.org/${encodeURI(doi)}` : null;
}

/** A part of a text: words, or a link with its target. */
type Part = { readonly text: string; readonly href?: string };

const addressPattern =
  /(?<![\p{L}\p{N}/@.])(?:https?:\/\/|www\.|(?:doi\s?:\s?)?10\.\d{4,9}\/)[^\s<>"«»]{1,2000}|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/giu;

/**
 * Splits a plain text at its links: web and email addresses, DOIs; punctuation that ends a sentence belongs to the
 * sentence.
 */
export function linkParts(text: string): readonly Part[] {
  if (!/[@/]|www\./i.test(text)) return [{ text }];
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(addressPattern)) {
    const address = withoutTrailingPunctuation(match[0]);
    const href = isEmailAddress(address) ? `mailto:${address}` : (doiUrl(address) ?? withScheme(address));
    if (!href.startsWith('mailto:') && !isWebAddress(href)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) });
  return parts;
}

/** Removes trailing punctuation, including a bracket that the address does not open. */
function withoutTrailingPunctuation(address: string): string {
  const short = address.replace(/[.,;:!?…’'”\]]+$/u, '');
  if (!short.endsWith(')') || short.split('(').length >= short.split(')').length) return short;
  return withoutTrailingPunctuation(short.slice(0, -1));
}
