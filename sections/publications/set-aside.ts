/**
 * Long markup of a page, which Next does not get to see: a sign stands in its place until the page is rendered (lib/public-pages/page-cache.ts).
 */
import { randomUUID } from 'node:crypto';

/** A character that no text has (https://www.unicode.org/faq/private_use.html#noncharacters). */
const edge = '\ufdd1';

/** Shared by the pages and Next's cache of them, which are loaded as two programs of this process. */
const shared: typeof globalThis & { portfolioMarkup?: Map<string, string> } = globalThis;
shared.portfolioMarkup ??= new Map();
const aside = shared.portfolioMarkup;

/** Maximum number of what is set aside at once: a page that fails leaves its own there. */
const most = 500;

/** Sets markup aside, and returns the sign to put in its place. */
export function setAside(markup: string): string {
  const sign = edge + randomUUID() + edge;
  aside.set(sign, markup);
  const [oldest] = aside.keys();
  if (aside.size > most && oldest) aside.delete(oldest);
  return sign;
}

/** A page with what was set aside of it in its place. */
export function withMarkup(html: string): string {
  return html.replace(/\ufdd1[\w-]+\ufdd1/g, (sign) => {
    const markup = aside.get(sign) ?? '';
    aside.delete(sign);
    return markup;
  });
}
