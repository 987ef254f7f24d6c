/** What a page says in its own language: the texts that it marks as another's are left out. */
import type { Language } from '@/lib/languages';

const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Attributes that people read or hear. */
const spokenAttributes = /\s(?:aria-label|alt|title|placeholder|data-copied|data-selected)="([^"]*)"/g;

/**
 * The texts and spoken attributes of well-formed HTML, as React writes it, that stand in no element whose `lang` is
 * another than `language`, nor in one with the name `apart`: by default in `pre`, which holds data.
 */
export function ownTexts(html: string, language: Language, apart = 'pre'): string[] {
  const found: string[] = [];
  const open: { readonly name: string; readonly lang: string }[] = [{ name: '', lang: language }];
  for (const [tag, text] of html.matchAll(/<[^>]+>|([^<]+)/g)) {
    const own = open.at(-1)?.lang === language && open.every(({ name }) => name !== apart);
    if (text !== undefined) {
      if (own && text.trim() !== '') found.push(text.trim());
      continue;
    }
    const [, isEnd, name = ''] = /^<(\/?)([\w-]+)/.exec(tag) ?? [];
    if (isEnd) {
      if (open.at(-1)?.name !== name) throw new Error(`</${name}> ends <${open.at(-1)?.name}>`);
      open.pop();
      continue;
    }
    const lang = /\slang="([^"]*)"/.exec(tag)?.[1] ?? open.at(-1)?.lang ?? language;
    if (lang === language) for (const [, value = ''] of tag.matchAll(spokenAttributes)) found.push(value);
    if (!voidElements.test(name) && !tag.endsWith('/>')) open.push({ name, lang });
  }
  return found.map(plain);
}

const plain = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim();

/**
 * Words by which a sentence shows that it is French. What has a proper name in French, in a text of Latin letters, is
 * to be kept out of a page that is tested so.
 */
const frenchWords =
  /(?<![\p{L}’'-])(?:le|la|les|du|des|une?|et|ou|dans|sur|pour|par|avec|aucune?|toutes?|tous|année|revue|depuis|jusqu)(?![\p{L}'-])|(?<!\p{L})[ldnsjqu]’\p{L}|[éèêàçôûœ]/iu;

/** The own texts of a page in another language that look French. */
export const frenchIn = (html: string, language: Exclude<Language, 'fr'>): string[] =>
  ownTexts(html, language).filter((text) => frenchWords.test(text));
