/**
 * The words of a search as they were typed, in a page that is kept for all who search for the same words: the page has
 * a sign in their place (list-page.tsx), and each visitor gets a copy with his own
 * (lib/site/public-pages/page-cache.ts).
 */

/** A character that no text has (https://www.unicode.org/faq/private_use.html#noncharacters). */
export const typedSign = '\ufdd0';

const inAddresses = encodeURIComponent(typedSign);

/** A page with the words in place of the sign, in its texts, attributes and addresses. */
export function withTypedWords(html: string, words: string): string {
  const text = words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const address = new URLSearchParams({ q: words }).toString().slice('q='.length);
  return html.replaceAll(typedSign, () => text).replaceAll(inAddresses, () => address);
}
