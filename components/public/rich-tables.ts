import type { Language } from '@/lib/languages';
import { words } from './words';

/**
 * A box around each table of sanitised rich text (lib/site/rich-text/sanitize.ts): where a table is wider than the
 * screen, the box scrolls and not the page.
 */
const table = /<table\b[^<>]*>(?:<caption\b[^<>]*>([\s\S]{0,1000}?)<\/caption>)?/g;

/** Each table in a group of its own, which the keyboard reaches and scrolls, named by the table's caption. */
export function withTableBoxes(html: string, language: Language): string {
  if (!html.includes('<table')) return html;
  const boxed = html.replace(
    table,
    (begin, caption = '') =>
      `<div class="table-box" role="group" tabindex="0" aria-label="${nameOf(caption, language)}">${begin}`,
  );
  return boxed.replaceAll('</table>', '</table></div>');
}

/** The caption's text as an attribute; the sanitiser has escaped `<`, `>` and `&` in it. */
function nameOf(caption: string, language: Language): string {
  const text = caption
    .replace(/<[^<>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
  return text === '' ? words[language].table : words[language].tableOf(text);
}
