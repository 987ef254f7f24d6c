/** The rows of a table as spreadsheets save them: RFC 4180, with semicolons, tabs or commas between the cells. */

export type CsvRow = {
  /** Its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/**
 * The rows that are not blank; what stands between the first cells stands between all. Lines end in LF; a line end
 * between quotes is part of its cell.
 */
export function csvRows(text: string): CsvRow[] {
  const [first = ''] = text.split('\n', 1);
  const separator = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';';
  const cell = new RegExp(`("[^"]*(?:""[^"]*)*"|[^${separator}\n]*)(${separator}|\n|$)`, 'gy');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  for (const [, value = '', end] of text.matchAll(cell)) {
    cells.push(contentOf(value));
    line += value.split('\n').length - 1;
    if (end === separator) continue;
    if (cells.some((content) => content !== '')) rows.push({ line: start, cells });
    if (end !== '\n') break;
    cells = [];
    line += 1;
    start = line;
  }
  return rows;
}

/**
 * Without its quotes, and without the apostrophe that keeps a spreadsheet from running it as a formula
 * (lib/format/csv.ts).
 */
function contentOf(cell: string): string {
  const bare =
    cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return bare.replace(/(?<=^|,)'(?=[=+\-@\t\r])/g, '').trim();
}
