import { formats, srcSet } from '@/lib/site/media/variants';

/** The `sizes` attribute: a column of text is at most `--measure` wide (68ch, about 42 rem). */
const shownAt = '(min-width: 48rem) 42rem, 100vw';

/**
 * Gives the images of sanitised rich text (lib/site/rich-text/sanitize.ts) AVIF and WebP sources of the size shown, and
 * makes those lazy. An image of which no smaller size is stored, or without its width (older texts), stays as it is: a
 * source set would stretch it.
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
      set ? [`<source type="image/${format}" srcset="${set}" sizes="${shownAt}">`] : [],
    );
    const late = `<img ${attributes} loading="lazy" decoding="async" />`;
    return rendered.length > 0 ? `<picture>${rendered.join('')}${late}</picture>` : image;
  });
}
