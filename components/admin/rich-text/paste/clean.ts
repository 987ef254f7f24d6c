/**
 * Converts the HTML that word processors put on the clipboard (Word, LibreOffice Writer, Google Docs) into what the editor supports:
 * headings, paragraphs, lists, marks, safe links, images that the site can store. No text is lost; mere layout is dropped.
 * It needs the browser's parser and returns a string, which the server sanitises again when it is saved.
 */
import type { Block } from './lists';
import { assembled, placeInList } from './lists';
import type { Marks, Style } from './marks';
import { escaped, marked, marksIn, styleOf, unmarked } from './marks';

export type Cleaned = { readonly html: string /** Images that the HTML references but does not contain. */; readonly lostPictures: number };

/** `origin` is the site's own, whose uploads are kept. */
export function cleanPasted(html: string, origin: string): Cleaned {
  if (/\sdata-pm-slice=/.test(html)) return { html, lostPictures: 0 }; // copied from this editor
  const reader = { origin, lostPictures: 0 };
  const blocks = blocksOf(new DOMParser().parseFromString(html, 'text/html').body, unmarked, reader);
  return { html: assembled(blocks), lostPictures: reader.lostPictures };
}

type Reader = { readonly origin: string; lostPictures: number };
/** The text block being read, and the blocks before it. */
type Sink = { readonly blocks: Block[]; run: string; marker: string; tag: string; align: string; place: ReturnType<typeof placeInList>; isMore: boolean };

const dropped = new Set(['style', 'script', 'meta', 'link', 'title', 'xml', 'head', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'col']);
const textBlocks: Readonly<Record<string, string>> = { p: 'p', pre: 'p', dt: 'p', dd: 'p', h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' };
const boxes =
  /^(div|section|article|aside|main|header|footer|center|address|figure|figcaption|dl|table|caption|thead|tbody|tfoot|tr|td|th|li|hr|form|fieldset)$/;

function blocksOf(parent: Node, marks: Marks, reader: Reader): Block[] {
  const sink: Sink = { blocks: [], run: '', marker: '', tag: 'p', align: '', place: null, isMore: false };
  for (const child of parent.childNodes) read(child, marks, sink, reader);
  flush(sink);
  return sink.blocks;
}

function read(node: Node, marks: Marks, sink: Sink, reader: Reader): void {
  if (node.nodeType === Node.TEXT_NODE) {
    addText(node.textContent ?? '', marks, sink, node.parentElement?.closest('pre') !== null);
    return;
  }
  if (!(node instanceof Element)) return;
  const name = node.localName;
  const style = styleOf(node.getAttribute('style') ?? '');
  if (dropped.has(name) || isHidden(style, node.className)) return;
  const inside = marksIn(tagOf(node), marks);
  const children = () => {
    for (const child of node.childNodes) read(child, inside, sink, reader);
  };
  if (style.get('mso-list')?.toLowerCase() === 'ignore') sink.marker += node.textContent ?? '';
  else if (style.has('mso-spacerun') || style.has('mso-tab-count')) addText(' ', inside, sink, false);
  else if (name === 'br') sink.run += isPageBreak(style, node.className) ? '' : '<br>';
  else if (name === 'img' || name === 'v:imagedata') sink.run += picture(node, reader);
  else if (name === 'ul' || name === 'ol') aside(sink, list(node, inside, reader));
  else if (name === 'blockquote') aside(sink, wrap('blockquote', assembled(blocksOf(node, inside, reader))));
  else if (textBlocks[name]) textBlock(node, textBlocks[name], style, sink, children);
  else if (boxes.test(name)) {
    flush(sink);
    children();
    flush(sink);
  } else children();
}

/** Reads a paragraph or a heading, or an item of Word's lists. */
function textBlock(node: Element, tag: string, style: Style, sink: Sink, children: () => void): void {
  flush(sink);
  const { className } = node;
  sink.tag = /\bMsoTitle\b/.test(className) ? 'h1' : tag;
  sink.align = alignment(style.get('text-align') ?? node.getAttribute('align') ?? '');
  sink.place = placeInList(style, className);
  sink.isMore = /\bMsoListParagraph/.test(className) && !sink.place;
  children();
  flush(sink);
}

/** Ends the current text block; one without text or image is dropped. */
function flush(sink: Sink): void {
  const { run, tag, align, place, isMore } = sink;
  const marker = sink.marker.replace(/\s+/g, ' ').trim();
  const text = run.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
  const isItem = tag === 'p' && place !== null;
  if (/<img /.test(text) || text.replace(/<[^>]*>/g, '').trim() !== '') {
    const numbered = isItem || !marker ? text : `${escaped(marker)} ${text}`; // the number of a heading becomes text
    const html = `<${tag}${align && ` style="text-align: ${align}"`}>${numbered}</${tag}>`;
    sink.blocks.push(isItem ? { at: 'item', html, ...place, marker } : { at: isMore ? 'more' : 'flow', html });
  }
  Object.assign(sink, { run: '', marker: '', tag: 'p', align: '', place: null, isMore: false });
}

/** Adds HTML that stands between text blocks. */
function aside(sink: Sink, html: string): void {
  flush(sink);
  if (html) sink.blocks.push({ at: 'flow', html });
}

/** An HTML list. A list directly inside another one belongs to the item before it, as in the HTML of Google Docs and LibreOffice. */
function list(node: Element, marks: Marks, reader: Reader): string {
  const tag = node.localName;
  const items: string[] = [];
  for (const child of node.children) {
    const isList = child.localName === 'ul' || child.localName === 'ol';
    const html = isList ? list(child, marks, reader) : assembled(blocksOf(child, marksIn(tagOf(child), marks), reader));
    if (isList && items.length > 0) items.push((items.pop() ?? '') + html);
    else if (html) items.push(html);
  }
  const start = Number(node.getAttribute('start') ?? 1);
  const from = tag === 'ol' && Number.isInteger(start) && start !== 1 ? ` start="${start}"` : '';
  return items.length > 0 ? `<${tag}${from}>${items.map((html) => wrap('li', html)).join('')}</${tag}>` : '';
}

function picture(node: Element, reader: Reader): string {
  const source = node.getAttribute('src') ?? '';
  const address = URL.canParse(source, reader.origin) ? new URL(source, reader.origin) : null;
  const own = address?.origin === reader.origin && /^\/uploads\/[\w-]+\.[a-z0-9]+$/.test(address.pathname) ? address.pathname : '';
  const kept = own || (/^data:image\/(?:png|gif|jpeg|bmp|x-icon);base64,/i.test(source) ? source : '');
  if (kept) return `<img src="${escaped(kept)}" alt="${escaped(node.getAttribute('alt') ?? '')}">`;
  if (node.getAttribute('width') !== '1') reader.lostPictures += 1; // an image of one pixel is a tracker
  return '';
}

function addText(text: string, marks: Marks, sink: Sink, isPreformatted: boolean): void {
  const words = isPreformatted ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
  const html = escaped(words).replaceAll('\n', '<br>');
  sink.run += words.trim() === '' ? html : marked(html, marks, sink.tag !== 'p');
}

const isHidden = (style: Style, className: string): boolean =>
  style.get('display') === 'none' ||
  style.get('mso-hide') === 'all' ||
  /comment/.test(style.get('mso-element') ?? '') ||
  /\bMsoComment|\bmsocom/.test(className);
const isPageBreak = (style: Style, className: string): boolean => style.has('page-break-before') || /\bApple-interchange-newline\b/.test(className);
const alignment = (value: string): string => (/^(center|right|justify)$/i.test(value) ? value.toLowerCase() : '');
const wrap = (tag: string, html: string): string => (html ? `<${tag}>${html}</${tag}>` : '');
const tagOf = (element: Element) => ({
  name: element.localName,
  style: styleOf(element.getAttribute('style') ?? ''),
  attribute: (key: string) => element.getAttribute(key) ?? '',
});
