/**
 * Search words as typed, on a page that is cached for equivalent searches: the page has a placeholder for them
 * (list-page.tsx), which is replaced for each visitor (lib/site/public-pages/page-cache.ts).
 */

/** A character that occurs in no text (https://www.unicode.org/faq/private_use.html#noncharacters). */
export const typedPlaceholder = '\ufdd0';

const inAddresses = encodeURIComponent(typedPlaceholder);

/** Replaces the placeholder by the words in a page's texts, attributes and URLs. */
export function withTypedWords(html: string, words: string): string {
  const text = words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  const address = new URLSearchParams({ q: words }).toString().slice('q='.length);
  return html.replaceAll(typedPlaceholder, () => text).replaceAll(inAddresses, () => address);
}
