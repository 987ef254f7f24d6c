import { showColours } from '@/lib/colours/readable';
import type { Language } from '@/lib/languages';
import { formats, srcSet } from '@/lib/site/media/variants';
import { shiftHeadings } from '@/lib/site/rich-text/headings';
import { sanitizeRichText } from '@/lib/site/rich-text/sanitize';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { words } from './words';

type Props = {
  readonly html: string;
  /** Level of its highest heading on the page. */
  readonly level: 2 | 3 | 4;
  readonly className?: string;
  readonly item?: string;
  readonly site: Pick<PublicSite, 'language' | 'untranslated'>;
};

/**
 * The owner's rich text, sanitised again when rendered; headings start at `level`, colours are made readable, images
 * load in the size shown, wide tables scroll in a box.
 */
export function RichText({ html, level, className = 'prose', item, site }: Props) {
  const safe = withTableBoxes(withSources(showColours(shiftHeadings(sanitizeRichText(html), level))), site.language);
  return (
    <div
      data-id={item}
      className={className}
      {...langAttributes(site, html)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above; what is added holds addresses and colours of our own
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}

/** The `sizes` attribute: a text column is at most `--measure` wide (68ch, about 42 rem). */
const imageSizes = '(min-width: 48rem) 42rem, 100vw';

/**
 * Gives images in sanitised rich text (lib/site/rich-text/sanitize.ts) AVIF and WebP sources for the size shown, and
 * loads them lazily. An image without a smaller stored size, or without its width (older texts), is unchanged: a source
 * set would stretch it.
 */
export function withSources(html: string): string {
  return html.replace(/<img ([^<>]*?) ?\/>/g, (image, attributes: string) => {
    const [, address = ''] = /\bsrc="([^"]*)"/.exec(attributes) ?? [];
    const [, width] = /\bwidth="(\d+)"/.exec(attributes) ?? [];
    const sources =
      width === undefined
        ? []
        : formats.map((format) => ({ format, set: srcSet(address, 'whole', format, Number(width)) }));
    const rendered = sources.flatMap(({ format, set }) =>
      set ? [`<source type="image/${format}" srcset="${set}" sizes="${imageSizes}">`] : [],
    );
    const late = `<img ${attributes} loading="lazy" decoding="async" />`;
    return rendered.length > 0 ? `<picture>${rendered.join('')}${late}</picture>` : image;
  });
}

/**
 * A box around each table of sanitised rich text (lib/site/rich-text/sanitize.ts): where a table is wider than the
 * screen, the box scrolls instead of the page.
 */
const table = /<table\b[^<>]*>(?:<caption\b[^<>]*>([\s\S]{0,1000}?)<\/caption>)?/g;

/** Puts each table into a group that the keyboard can reach and scroll, named by the table's caption. */
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
