import 'server-only';
import sanitize from 'sanitize-html';

/** Rich text without its data URLs ends here (trust.md 18), in UTF-8 bytes. */
export const maxRichTextBytes = 200 * 1024;
/** Elements inside elements. */
export const maxRichTextDepth = 30;

/** Bounded everywhere: a text of many spaces must not be tried in every way. */
const number = String.raw`\d{1,3}(?:\.\d{1,5})?(?:%|deg)?`;
const between = String.raw`(?:\s{0,3},\s{0,3}|\s{1,3})`;
const opacity = String.raw`(?:[,/]\s{0,3}(?:0|1|0?\.\d{1,5}|\d{1,3}%)\s{0,3})?`;
const colour = new RegExp(
  String.raw`^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\(\s{0,3}${number}${between}${number}${between}${number}\s{0,3}${opacity}\)|[a-z]{3,20})$`,
  'i',
);
const linkSchemes = ['http', 'https', 'mailto', 'tel'];
const uploadPath = /^\/uploads\/[A-Za-z0-9_-]+\.[a-z0-9]+$/;
const inlineImage = /^data:image\/(?:png|gif|jpeg|bmp|x-icon);base64,[A-Za-z0-9+/]+=*$/;

/** What the editor can make and nothing else; what is dropped with its text are elements whose text is code, not words. */
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
  ],
  allowedAttributes: {
    '*': ['style', 'lang', 'dir'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
  },
  allowedStyles: { '*': { 'text-align': [/^(?:left|right|center|justify)$/], color: [colour], 'background-color': [colour] } },
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
      attribs: given({ href: href?.trim(), lang, dir, style, ...(target === '_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {}) }),
    }),
  },
};

/** Whether an image may stand in rich text: an upload of this site, or, on its way in, an inline picture. */
const keepsImage = (allowInline: boolean) => (frame: sanitize.IFrame) => {
  if (frame.tag !== 'img') return false;
  const src = frame.attribs.src ?? '';
  return !(uploadPath.test(src) || (allowInline && inlineImage.test(src)));
};

/** How large a picture is, in its own pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/**
 * HTML that may be put into a page: the editor's own elements, safe links, pictures of this site (decision 17). A picture
 * whose size is known, by its address, says it, so that nothing moves when it comes.
 */
export function sanitizeRichText(html: string, sizes: ReadonlyMap<string, PictureSize> = new Map()): string {
  const img: sanitize.Transformer = (tagName, attribs) => {
    const size = sizes.get(attribs.src ?? '');
    return { tagName, attribs: size ? { ...attribs, width: String(size.width), height: String(size.height) } : attribs };
  };
  return sanitize(html, { ...policy, transformTags: { ...policy.transformTags, img }, exclusiveFilter: keepsImage(false) });
}

/** As `sanitizeRichText`, for HTML on its way in: inline pictures stay, for lib/rich-content.ts to store them. */
export function sanitizeIncoming(html: string): string {
  return sanitize(html, {
    ...policy,
    exclusiveFilter: keepsImage(true),
    allowedSchemesByTag: { img: ['data'] },
    allowedSchemesAppliedToAttributes: ['href', 'src'],
  });
}

/** The words of HTML, on one line; cut to `max` characters with an ellipsis when longer. Whole characters, not halves. */
export function plainText(html: string, max = Number.POSITIVE_INFINITY): string {
  const spaced = html.replace(/<(?:\/(?:p|h[1-6]|li|blockquote)|br\s*\/?)>/gi, ' ');
  const words = sanitize(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: policy.nonTextTags, textFilter: decode }).replace(/\s+/g, ' ').trim();
  if (words.length <= max) return words;
  return `${Array.from(words).slice(0, max).join('')}…`;
}

/** How deep elements stand in one another, void ones aside. Each character is read once, whatever the text. */
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

function given(attributes: Readonly<Record<string, string | undefined>>): sanitize.Attributes {
  return Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
