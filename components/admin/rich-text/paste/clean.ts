/**
 * Converts clipboard HTML from word processors, spreadsheets and web pages to what the editor supports: headings,
 * paragraphs, lists, tables, marks, safe links, images that the site can store. Keeps all text, drops mere layout, and
 * counts what is converted or dropped. Needs the browser's parser and returns a string, which the server sanitises
 * again when saving.
 */
import { romanCapitals } from '@/lib/format/roman-capitals';
import { pastedLink } from '../links';
import { type Change, type Changes, standIn } from './changes';
import { assembled, type Block, isTable, placeInList, tableHtml } from './lists-and-tables';
import { escaped, type Marks, marked, marksIn, type Style, styleOf, unmarked } from './marks';

export type Cleaned = Readonly<{ html: string; changes: Changes }>;

/** `origin` is the site's, whose uploads are kept. */
export function cleanPasted(html: string, origin: string): Cleaned {
  if (/\sdata-pm-slice=/.test(html)) return { html, changes: {} }; // copied from this editor
  const reader: Reader = {
    origin,
    changes: {},
    isInCell: false,
    isOffice: /\bmso-|=["']?Mso|urn:schemas-microsoft-com:office/.test(html),
  };
  const blocks = blocksOf(new DOMParser().parseFromString(html, 'text/html').body, unmarked, reader);
  return { html: assembled(blocks), changes: reader.changes };
}

type Reader = Readonly<{
  origin: string;
  changes: { [kind in Change]?: number };
  isInCell: boolean;
  /** Whether the HTML comes from Word, which strikes out by `s`, never `del`. */
  isOffice: boolean;
}>;
/** The text block being read, and the blocks before it. */
type Sink = {
  readonly blocks: Block[];
  run: string;
  marker: string;
  tag: string;
  align: string;
  place: ReturnType<typeof placeInList>;
  isMore: boolean;
};

const textBlocks: Readonly<Record<string, string>> = {
  p: 'p',
  pre: 'p',
  dt: 'p',
  dd: 'p',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
/** Other elements that browsers show as blocks. */
const boxes =
  /^(div|section|article|aside|main|header|footer|nav|search|hgroup|center|address|figure|figcaption|details|summary|dialog|fieldset|legend|menu|dir|listing|xmp|plaintext|dl|table|caption|thead|tbody|tfoot|tr|td|th|li|form)$/;

const count = (reader: Reader, change: Change): void => {
  reader.changes[change] = (reader.changes[change] ?? 0) + 1;
};

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
  if (isHidden(style, node.className)) return;
  const revision = revisionOf(node, reader);
  if (revision && isSaid(node) && !(node.parentElement && revisionOf(node.parentElement, reader)))
    count(reader, 'revision');
  if (revision === 'deleted') return;
  const other = standIn(node);
  if (other) {
    if (other.change) count(reader, other.change);
    if (other.href) addText(other.href, { ...marks, href: other.href }, sink, false);
    if (other.text) addText(other.text, marks, sink, true);
    return;
  }
  if (name === 'dl') count(reader, 'definitions');
  if (/^(?:code|pre|kbd|samp|tt)$/.test(name) && !node.parentElement?.closest('code, pre, kbd, samp, tt'))
    count(reader, 'code');
  const tag = tagOf(node, reader);
  const inside = marksIn(revision ? { ...tag, name: 'span' } : tag, name === 'dt' ? { ...marks, bold: true } : marks);
  const children = () => {
    for (const child of node.childNodes) read(child, inside, sink, reader);
  };
  if (style.get('mso-list')?.toLowerCase() === 'ignore') sink.marker += node.textContent ?? '';
  else if (style.has('mso-spacerun') || style.has('mso-tab-count')) addText(' ', inside, sink, false);
  else if (name === 'br') sink.run += isPageBreak(style, node.className) ? '' : '<br>';
  else if (name === 'img' || name === 'v:imagedata') sink.run += picture(node, reader);
  else if ((name === 'ul' || name === 'ol') && isScattered(node)) scatteredItems(node, inside, sink, reader);
  else if (name === 'ul' || name === 'ol') aside(sink, list(node, inside, reader));
  else if (name === 'table' && isTable(node) && !reader.isInCell)
    aside(
      sink,
      tableHtml(node, (cell) => cellHtml(cell, inside, reader)),
    );
  else if (name === 'blockquote') aside(sink, wrap('blockquote', assembled(blocksOf(node, inside, reader))));
  else if (textBlocks[name]) textBlock(node, textBlocks[name], style, sink, children);
  else if (boxes.test(name) || isBlock(style)) {
    if (name === 'table' && isTable(node)) count(reader, 'innerTable');
    flush(sink);
    children();
    flush(sink);
  } else children();
}

function cellHtml(cell: Element, marks: Marks, reader: Reader): string {
  const style = styleOf(cell.getAttribute('style') ?? '');
  if (isHidden(style, cell.className)) return '';
  const html = assembled(blocksOf(cell, marksIn(tagOf(cell, reader), marks), { ...reader, isInCell: true }));
  const align = alignment(style.get('text-align') ?? cell.getAttribute('align') ?? '');
  return align ? html.replaceAll('<p>', `<p style="text-align: ${align}">`) : html;
}

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

/** Ends the current text block; drops one without text or image. */
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

function aside(sink: Sink, html: string): void {
  flush(sink);
  if (html) sink.blocks.push({ at: 'flow', html });
}

/**
 * An HTML list. A list directly inside another belongs to the item before it, as Google Docs and LibreOffice write it.
 */
function list(node: Element, marks: Marks, reader: Reader): string {
  const tag = node.localName;
  const items: string[] = [];
  for (const child of node.children) {
    const isList = child.localName === 'ul' || child.localName === 'ol';
    const html = isList
      ? list(child, marks, reader)
      : assembled(blocksOf(child, marksIn(tagOf(child, reader), marks), reader));
    if (isList && items.length > 0) items.push((items.pop() ?? '') + html);
    else if (html) items.push(html);
  }
  const start = Number(node.getAttribute('start') ?? 1);
  const from = tag === 'ol' && Number.isInteger(start) && start !== 1 ? ` start="${start}"` : '';
  return items.length > 0 ? `<${tag}${from}>${items.map((html) => wrap('li', html)).join('')}</${tag}>` : '';
}

/** Whether each item is in its own list, as in Word for the web, where items state their level. */
const isScattered = (node: Element): boolean =>
  node.parentElement?.classList.contains('ListContainerWrapper') === true ||
  node.querySelector(':scope > li[data-listid], :scope > li[data-aria-level]') !== null;

function scatteredItems(node: Element, marks: Marks, sink: Sink, reader: Reader): void {
  flush(sink);
  const tag = node.localName;
  for (const [index, item] of [...node.children].entries()) {
    const html = assembled(blocksOf(item, marksIn(tagOf(item, reader), marks), reader));
    const level = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 1) || 1;
    const first = Number(node.getAttribute('start') ?? item.getAttribute('data-aria-posinset') ?? 1) || 1;
    const marker = tag === 'ol' ? `${first + (node.hasAttribute('start') ? index : 0)}.` : '•';
    if (html)
      sink.blocks.push({ at: 'item', html, list: `${tag} ${item.getAttribute('data-listid') ?? ''}`, level, marker });
  }
}

/** The kind of tracked change that an element marks, null for none; changes are treated as accepted. */
function revisionOf(node: Element, { isOffice }: Reader): 'inserted' | 'deleted' | null {
  if (/\bmsoDel\b/.test(node.className)) return 'deleted';
  if (/\bmsoIns\b/.test(node.className)) return 'inserted';
  if (!isOffice && !node.hasAttribute('datetime') && !node.hasAttribute('cite')) return null;
  return node.localName === 'del' ? 'deleted' : node.localName === 'ins' ? 'inserted' : null;
}

function picture(node: Element, reader: Reader): string {
  const source = node.getAttribute('src') ?? '';
  const address = URL.canParse(source, reader.origin) ? new URL(source, reader.origin) : null;
  const upload =
    address?.origin === reader.origin && /^\/uploads\/[\w-]+\.[a-z0-9]+$/.test(address.pathname)
      ? address.pathname
      : '';
  const safeSource = upload || (/^data:image\/(?:png|gif|jpeg|bmp|x-icon);base64,/i.test(source) ? source : '');
  if (safeSource) return `<img src="${escaped(safeSource)}" alt="${escaped(node.getAttribute('alt') ?? '')}">`;
  if (node.getAttribute('width') !== '1') count(reader, 'picture'); // an image of one pixel is a tracker
  return '';
}

function addText(text: string, marks: Marks, sink: Sink, isPreformatted: boolean): void {
  const typed = isPreformatted ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
  const words = marks.smallCaps ? romanCapitals(typed) : typed;
  const html = escaped(words).replaceAll('\n', '<br>');
  sink.run += words.trim() === '' ? html : marked(html, marks, sink.tag !== 'p');
}

const isHidden = (style: Style, className: string): boolean =>
  style.get('display') === 'none' ||
  style.get('mso-hide') === 'all' ||
  /comment/.test(style.get('mso-element') ?? '') ||
  /\bMsoComment|\bmsocom|\bkatex-html\b/.test(className); // KaTeX writes formulas twice
const isBlock = (style: Style): boolean =>
  /^(?:block|flex|grid|table(?:-row|-cell)?|list-item)$/.test(style.get('display') ?? '');
const isSaid = ({ textContent }: Element): boolean => (textContent ?? '').trim() !== '';
const isPageBreak = (style: Style, className: string): boolean =>
  style.has('page-break-before') || /\bApple-interchange-newline\b/.test(className);
const alignment = (value: string): string => (/^(center|right|justify)$/i.test(value) ? value.toLowerCase() : '');
const wrap = (tag: string, html: string): string => (html ? `<${tag}>${html}</${tag}>` : '');
const tagOf = (element: Element, { origin }: Reader) => ({
  name: element.localName,
  style: styleOf(element.getAttribute('style') ?? ''),
  href: pastedLink(element.getAttribute('href')?.trim() ?? '', origin),
  attribute: (key: string) => element.getAttribute(key) ?? '',
});
