/** Rebuilds the lists of Word's HTML, where each item is a paragraph that states its level. */
import { escaped, type Style } from './marks';

export type Block =
  | Readonly<{ at: 'flow'; html: string }>
  /** `list` distinguishes adjacent lists; `marker` is the bullet or number before the text. */
  | Readonly<{
      at: 'item';
      html: string;
      list: string;
      level: number;
      marker: string;
    }>
  /** A further paragraph of the previous item. */
  | Readonly<{ at: 'more'; html: string }>;

/** The list of a paragraph, and its level from 1; null outside a list. */
export function placeInList(style: Style, className: string): Readonly<{ list: string; level: number }> | null {
  const [, list, level = '1'] = /^(l\d+\s+level(\d+)\s+lfo\d+)/i.exec(style.get('mso-list') ?? '') ?? [];
  if (list) return { list: list.replace(/level\d+/i, ''), level: Number(level) };
  const [found, depth = '1'] = /\bMsoList(?:Bullet|Number)(\d?)/.exec(className) ?? [];
  return found ? { list: found.replace(/\d$/, ''), level: Number(depth || 1) } : null;
}

/** Joins blocks into HTML: consecutive items form a list, deeper ones a list in the previous item. */
export function assembled(blocks: readonly Block[]): string {
  const open: { list: string; level: number; tag: 'ul' | 'ol' }[] = [];
  let html = '';
  const close = () => {
    html += `</li></${open.pop()?.tag}>`;
  };
  for (const block of blocks) {
    if (block.at !== 'item') {
      while (block.at === 'flow' && open.length > 0) close();
      html += block.html;
      continue;
    }
    const { list, level, marker } = block;
    const tag = isNumbered(marker) ? 'ol' : 'ul';
    while ((open.at(-1)?.level ?? 0) > level) close();
    const last = open.at(-1);
    const isSame = last?.level === level && last.tag === tag && last.list === list && !isFirst(tag, marker);
    if (last?.level === level && !isSame) close();
    html += isSame ? '</li><li>' : `<${tag}${start(tag, marker)}><li>`;
    if (!isSame) open.push({ list, level, tag });
    html += block.html;
  }
  while (open.length > 0) close();
  return html;
}

const isFirst = (tag: 'ul' | 'ol', marker: string): boolean => tag === 'ol' && /^\(?1[.)]?$/.test(marker.trim());

/** Whether a marker is like `1.`, `a)`, `iv.`, `(2)` or `1.2.`. A lone letter o is a bullet in a symbol font. */
const isNumbered = (marker: string): boolean =>
  /^\(?(?:[\d.]+|[a-z]{1,6})[.)]\s*$/i.test(marker.trim()) || /^\d+$/.test(marker.trim());

function start(tag: 'ul' | 'ol', marker: string): string {
  const first = tag === 'ol' ? /^\(?(\d{1,4})[.)]?$/.exec(marker.trim())?.[1] : undefined;
  return first && first !== '1' ? ` start="${Number(first)}"` : '';
}

type Cell = Readonly<{ html: string; isHeader: boolean; spans: string }>;

/** The rows of a table itself, not of one in a cell. */
const rowsOf = (table: Element): Element[] =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
const cellsOf = (row: Element): Element[] =>
  [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');

/** Whether a table is tabular, not a frame around text or one of its columns. */
export const isTable = (table: Element): boolean => rowsOf(table).some((row) => cellsOf(row).length > 1);

/** A table as the editor writes it, with caption and header cells; `htmlOf` reads a cell. '' if empty. */
export function tableHtml(table: Element, htmlOf: (cell: Element) => string): string {
  const rows = rowsOf(table).map((row) =>
    cellsOf(row).map((cell): Cell => ({ html: htmlOf(cell), isHeader: isHeader(cell, table), spans: spansOf(cell) })),
  );
  const filled = rows.some((row) => row.some(({ spans }) => spans !== ''))
    ? rows
    : rows.filter((row) => row.some(({ html }) => html !== ''));
  if (!filled.some((row) => row.some(({ html }) => html !== ''))) return '';
  const isMarked = filled.some((row) => row.some((cell) => cell.isHeader));
  const heads =
    !isMarked && isHeadings(filled, /mso-yfti-firstrow/.test(rowsOf(table)[0]?.getAttribute('style') ?? ''));
  const written = filled.map(
    (row, index) => `<tr>${row.map((cell) => cellHtml(cell, cell.isHeader || (heads && index === 0))).join('')}</tr>`,
  );
  return `<table>${captionOf(table)}<tbody>${written.join('')}</tbody></table>`;
}

/** The HTML of a cell; header cells are bold without marks. */
function cellHtml({ html, spans }: Cell, isHeading: boolean): string {
  const tag = isHeading ? 'th' : 'td';
  return `<${tag}${spans}>${(isHeading ? html.replace(/<\/?strong>/g, '') : html) || '<p></p>'}</${tag}>`;
}

const isHeader = (cell: Element, table: Element): boolean =>
  cell.localName === 'th' || (cell.closest('thead') !== null && table.contains(cell.closest('thead')));

function spansOf(cell: Element): string {
  return ['colspan', 'rowspan']
    .map((name) => ({ name, count: Number(cell.getAttribute(name) ?? 1) }))
    .map(({ name, count }) => (Number.isInteger(count) && count > 1 && count < 100 ? ` ${name}="${count}"` : ''))
    .join('');
}

function captionOf(table: Element): string {
  const caption = [...table.children]
    .find(({ localName }) => localName === 'caption')
    ?.textContent?.replace(/\s+/g, ' ')
    .trim();
  return caption ? `<caption>${escaped(caption)}</caption>` : '';
}

/**
 * Whether the first row of a table without header cells is headings: without figures, and either bold, or above
 * figures, or of three columns or more (of two, the first often labels the second). `isFirst`: Word marks it as a first
 * row.
 */
function isHeadings(rows: readonly (readonly Cell[])[], isFirst: boolean): boolean {
  const [first = [], ...others] = rows;
  if (others.length === 0 || first.some(isFigure) || first.slice(1).some(({ html }) => html === '')) return false;
  return isFirst || first.length > 2 || first.every(isBold) || others.some((row) => row.some(isFigure));
}

const isFigure = ({ html }: Cell): boolean =>
  /^[\s\d.,:/%€–-]*\d[\s\d.,:/%€–-]*(?:h|HETD|ECTS)?$/i.test(html.replace(/<[^<>]*>/g, '').trim());
const isBold = ({ html }: Cell): boolean =>
  html === '' || /^<p[^<>]*><strong>(?:(?!<\/?strong>)[\s\S])*<\/strong><\/p>$/.test(html);

/** Tab-separated spreadsheet lines as an HTML table; null for other text. */
export function tableOfTabs(text: string): string | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const [first] = rows;
  if (rows.length < 2 || !first || first.length < 2 || rows.some((row) => row.length !== first.length)) return null;
  return `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
}
