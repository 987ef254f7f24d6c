import { escaped } from './marks';

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
