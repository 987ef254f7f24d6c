import { formats, srcSet } from '@/lib/content/variants';

/** A text's column is 42 rem wide at most (`--measure`). */
const shownAt = '(min-width: 48rem) 42rem, 100vw';

/**
 * Sanitised rich text (lib/rich-text.ts) whose pictures come late, and in AVIF or WebP of the size shown. A picture of unknown
 * size, in a text that was stored before sizes were, stays as it is: without its width a source set would stretch it.
 */
export function withSources(html: string): string {
  return html.replace(/<img ([^<>]*?) ?\/>/g, (image, attributes: string) => {
    const [, address = ''] = /\bsrc="([^"]*)"/.exec(attributes) ?? [];
    const [, width] = /\bwidth="(\d+)"/.exec(attributes) ?? [];
    const sources = width === undefined ? [] : formats.map((format) => ({ format, set: srcSet(address, 'whole', format, Number(width)) }));
    const drawn = sources.flatMap(({ format, set }) => (set ? [`<source type="image/${format}" srcset="${set}" sizes="${shownAt}">`] : []));
    const late = `<img ${attributes} loading="lazy" decoding="async" />`;
    return drawn.length > 0 ? `<picture>${drawn.join('')}${late}</picture>` : image;
  });
}
