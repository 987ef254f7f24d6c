/**
 * Tables for a spreadsheet: RFC 4180 with semicolons, a byte order mark and CR LF, which French spreadsheets open
 * without asking.
 */

/** A file of rows, the header first. */
export const csvFile = (lines: readonly (readonly string[])[]): string => `\ufeff${lines.map(csvLine).join('')}`;

export type Figures = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
};

/** A file of figures; no thin spaces in its numbers, which a spreadsheet could not read. */
export const figuresFile = ({ heads, rows, total }: Figures): string =>
  csvFile(
    [heads, ...rows, ...(total ? [total] : [])].map((line) =>
      line.map((text) => text.replace(/(?<=\d)[\u00a0\u202f](?=\d)/g, '')),
    ),
  );

/** A row, ended as RFC 4180 requires. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(escapedCell).join(';')}\r\n`;

/**
 * Puts an apostrophe before a character that would make a spreadsheet run the cell as a formula; after a comma too,
 * where a program may split the cell.
 */
function escapedCell(text: string): string {
  const safe = text.replace(/^(?=[=+\-@\t\r])|(?<=,)(?=[=+\-@])/g, "'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
