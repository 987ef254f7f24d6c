import 'server-only';
import sanitize from 'sanitize-html';
import { boundedSpans, type Span } from '@/lib/format/table-spans';
import { withoutDirections } from '@/lib/format/web-address';

/** Limit of a rich text without its data URLs, in UTF-8 bytes. */
export const maxRichTextBytes = 200 * 1024;
export const maxRichTextDepth = 30;

/** Every repetition is bounded, or a text of many spaces would make the expression backtrack. */
const number = String.raw`\d{1,3}(?:\.\d{1,5})?(?:%|deg)?`;
const inRange = String.raw`(?:\s{0,3},\s{0,3}|\s{1,3})`;
const opacity = String.raw`(?:[,/]\s{0,3}(?:0|1|0?\.\d{1,5}|\d{1,3}%)\s{0,3})?`;
const colour = new RegExp(
  String.raw`^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\(\s{0,3}${number}${inRange}${number}${inRange}${number}\s{0,3}${opacity}\)|[a-z]{3,20})$`,
  'i',
);
const linkSchemes = ['http', 'https', 'mailto', 'tel'];
const uploadPath = /^\/uploads\/[A-Za-z0-9_-]+\.[a-z0-9]+$/;
const inlineImage = /^data:image\/(?:png|gif|jpeg|bmp|x-icon);base64,[A-Za-z0-9+/]+=*$/;

/**
 * The elements that the editor can make and no others. Those of `nonTextTags` lose their text too, because it is code,
 * not words.
 */
const policy: sanitize.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'strike',
    'del',
    'sub',
    'sup',
    'span',
    'mark',
    'code',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['style', 'lang', 'dir'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': { 'text-align': [/^(?:left|right|center|justify)$/], color: [colour], 'background-color': [colour] },
  },
  allowedSchemes: linkSchemes,
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'select',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'xmp',
    'plaintext',
    'template',
    'title',
    'svg',
    'math',
    'object',
    'embed',
    'head',
  ],
  enforceHtmlBoundary: false,
  parseStyleAttributes: true,
  nestingLimit: maxRichTextDepth,
  transformTags: {
    a: (tagName, { href, target, lang, dir, style }) => ({
      tagName,
      attribs: givenAttributes({
        href: linkTo(href),
        lang,
        dir,
        style,
        ...(target === '_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
      }),
    }),
    th: cell,
    td: cell,
  },
};

/** A table cell that spans at most 99 columns and rows: browsers reserve space for each. */
function cell(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const { colspan, rowspan, scope, lang, dir, style } = attribs;
  const span = (value: string | undefined) =>
    value !== undefined && /^(?:[2-9]|[1-9]\d)$/.test(value) ? value : undefined;
  const names = scope !== undefined && /^(?:col|row)$/.test(scope) ? scope : undefined;
  return {
    tagName,
    attribs: givenAttributes({ colspan: span(colspan), rowspan: span(rowspan), scope: names, lang, dir, style }),
  };
}

/**
 * A link's URL; none if invalid, or with credentials, which look like another site's name:
 * `https://univ.example@elsewhere.example`.
 */
function linkTo(typed: string | undefined): string | undefined {
  const href = typed && withoutDirections(typed).trim();
  if (!href || !/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  const url = URL.parse(href);
  return url?.username === '' && url.password === '' ? href : undefined;
}

/** A filter that removes images other than this site's uploads or, with `allowInline`, inline pictures. */
const removesImage = (allowInline: boolean) => (frame: sanitize.IFrame) => {
  if (frame.tag !== 'img') return false;
  const src = frame.attribs.src ?? '';
  return !(uploadPath.test(src) || (allowInline && inlineImage.test(src)));
};

export type PictureSize = { readonly width: number; readonly height: number };

/**
 * HTML safe to put into a page: the editor's own elements, safe links, pictures of this site. It is sanitised when it
 * is stored and again when it is rendered. A picture whose path is in `sizes` gets that width and height, so that the
 * page does not shift when it loads.
 */
export function sanitizeRichText(html: string, sizes: ReadonlyMap<string, PictureSize> = new Map()): string {
  const img: sanitize.Transformer = (tagName, attribs) => {
    const size = sizes.get(attribs.src ?? '');
    return {
      tagName,
      attribs: size ? { ...attribs, width: String(size.width), height: String(size.height) } : attribs,
    };
  };
  return withBoundedSpans(
    sanitize(html, {
      ...policy,
      transformTags: { ...policy.transformTags, img },
      exclusiveFilter: removesImage(false),
    }),
  );
}

type Cell = Span & { readonly at: number };

/** The tables of sanitised HTML, whose attributes contain no `<` or `>`: rows of cells with their offsets. */
export function tablesIn(html: string): readonly (readonly (readonly Cell[])[])[] {
  const tables: Cell[][][] = [];
  const open: Cell[][][] = [];
  for (const { 1: closing, 2: name, 3: given = '', index: at } of html.matchAll(/<(\/?)(table|tr|td|th)\b([^>]*)>/g)) {
    const table = open.at(-1);
    if (name === 'table' && closing) open.pop();
    else if (name === 'table') {
      const rows: Cell[][] = [];
      tables.push(rows);
      open.push(rows);
    } else if (closing) continue;
    else if (name === 'tr') table?.push([]);
    else table?.at(-1)?.push({ at, columns: spanIn(given, 'colspan'), rows: spanIn(given, 'rowspan') });
  }
  return tables;
}

const spanIn = (attributes: string, name: string): number =>
  Number(new RegExp(`\\s${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1);

/** Bounds the spans of table cells (lib/format/table-spans.ts). */
function withBoundedSpans(html: string): string {
  if (!/ (?:col|row)span="/.test(html)) return html;
  const spans = new Map<number, Span>();
  for (const rows of tablesIn(html)) {
    const bounded = boundedSpans(rows);
    for (const [row, cells] of rows.entries())
      for (const [index, { at }] of cells.entries()) spans.set(at, bounded[row]?.[index] ?? { columns: 1, rows: 1 });
  }
  return html.replace(/<t[dh]\b[^>]*>/g, (tag: string, at: number) =>
    tag.replace(/ (col|row)span="\d+"/g, (_, of: string) => {
      const count = of === 'col' ? spans.get(at)?.columns : spans.get(at)?.rows;
      return count === undefined || count === 1 ? '' : ` ${of}span="${count}"`;
    }),
  );
}

/**
 * As `sanitizeRichText`, for HTML that a client sends: inline pictures stay, for lib/site/db/sanitize-content.ts to
 * store them.
 */
export function sanitizeIncoming(html: string): string {
  return sanitize(html, {
    ...policy,
    exclusiveFilter: removesImage(true),
    allowedSchemesByTag: { img: ['data'] },
    allowedSchemesAppliedToAttributes: ['href', 'src'],
  });
}

/** The text of HTML without its tags, on one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h[1-6]|li|blockquote|caption|t[dhr])|br\s*\/?)>/gi, ' ');
  return sanitize(spaced, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: policy.nonTextTags,
    textFilter: decode,
  })
    .replace(/\s+/g, ' ')
    .trim();
}

/** How deep elements are nested, not counting void ones. Linear time. */
export function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})(?![a-z0-9])/gi)) {
    if (/^(?:br|img|hr|input|meta|link)$/i.test(name)) continue;
    depth = closing ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function givenAttributes(attributes: Readonly<Record<string, string | undefined>>): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
