/** Facts of a supervision as people type them, in the form in which they are stored; undefined for anything else. */
import { isWebAddress } from '@/lib/format/web-address';

/** « 50 % », « 33,3 » → `50`, `33,3`. */
export function shareOf(text: string): string | undefined {
  const [, share = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text) ?? [];
  const value = Number(share.replace(',', '.'));
  return share !== '' && value > 0 && value <= 100 ? share.replace('.', ',') : undefined;
}

/** The number of a thesis (`2019LYSE1234`) or its id on theses.fr (`s123456`) as an address there; others as they are. */
export function thesesFrAddress(text: string): string | undefined {
  if (/^(?:\d{4}[A-Z\d]{8}|s\d{3,8})$/i.test(text))
    return `https://theses.fr/${/^s/i.test(text) ? text.toLowerCase() : text.toUpperCase()}`;
  return text.startsWith('https://') && isWebAddress(text) ? text : undefined;
}

/** The slug of a publication, from the address of its page or from itself. */
export function publicationSlug(text: string): string | undefined {
  const path = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).pathname : text;
  return /^(?:\/?publications\/)?([a-z\d]+(?:-+[a-z\d]+)*)\/?$/.exec(path)?.[1];
}
