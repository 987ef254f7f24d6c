/** Facts of a supervision as people type them, in the form in which they are stored; undefined for anything else. */
import { isWebAddress } from '@/lib/format/web-address';

/** « 50 % », « 33,3 » → `50`, `33,3`. */
export function shareOf(text: string): string | undefined {
  const [, share = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text) ?? [];
  const value = Number(share.replace(',', '.'));
  return share !== '' && value > 0 && value <= 100 ? share.replace('.', ',') : undefined;
}

/**
 * The national number of a thesis (year, establishment, thesis: `2019LYSE1234`) or its id on theses.fr while it is in
 * preparation (`s123456`), alone or in an address there.
 */
export function thesisNumber(text: string): string | undefined {
  const [, number] =
    /^(?:https?:\/\/(?:www\.)?theses\.fr\/(?:fr\/)?)?((?:19|20)\d\d[a-z]{2}[a-z\d]{6}|s\d{3,8})$/i.exec(text) ?? [];
  return /^s/i.test(number ?? '') ? number?.toLowerCase() : number?.toUpperCase();
}

/** A number or an id of a thesis as an address on theses.fr; other addresses as they are. */
export function thesesFrAddress(text: string): string | undefined {
  const number = thesisNumber(text);
  if (number) return `https://theses.fr/${number}`;
  return text.startsWith('https://') && isWebAddress(text) ? text : undefined;
}

/** The slug of a publication, from the address of its page or from itself. */
export function publicationSlug(text: string): string | undefined {
  const path = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).pathname : text;
  return /^(?:\/?publications\/)?([a-z\d]+(?:-+[a-z\d]+)*)\/?$/.exec(path)?.[1];
}
