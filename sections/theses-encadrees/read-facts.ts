/** Parses typed facts of a supervision into their stored form; undefined if invalid. */
import { isWebAddress } from '@/lib/format/web-address';

/** « 50 % », « 33,3 » → `50`, `33,3`. */
export function shareOf(text: string): string | undefined {
  const [, share = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text) ?? [];
  const value = Number(share.replace(',', '.'));
  return share !== '' && value > 0 && value <= 100 ? share.replace('.', ',') : undefined;
}

/**
 * The national number of a thesis (year, establishment, thesis: `2019LYSE1234`) or, in preparation, its id on theses.fr
 * (`s123456`), alone or in a URL of theses.fr.
 */
export function thesisNumber(text: string): string | undefined {
  const [, number] =
    /^(?:https?:\/\/(?:www\.)?theses\.fr\/(?:fr\/)?)?((?:19|20)\d\d[a-z]{2}[a-z\d]{6}|s\d{3,8})$/i.exec(text) ?? [];
  return /^s/i.test(number ?? '') ? number?.toLowerCase() : number?.toUpperCase();
}

/** The theses.fr URL of a thesis number or id; other URLs unchanged. */
export function thesesFrUrl(text: string): string | undefined {
  const number = thesisNumber(text);
  if (number) return `https://theses.fr/${number}`;
  return text.startsWith('https://') && isWebAddress(text) ? text : undefined;
}

/** The slug of a publication, from itself or its page's URL. */
export function publicationSlug(text: string): string | undefined {
  const path = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).pathname : text;
  return /^(?:\/?publications\/)?([a-z\d]+(?:-+[a-z\d]+)*)\/?$/.exec(path)?.[1];
}
