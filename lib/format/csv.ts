/**
 * Tables for a spreadsheet: RFC 4180 with semicolons, a byte order mark and CR LF, which is what a French spreadsheet
 * opens without a question.
 */

/** The file of some lines, the headings first. */
export const csvFile = (lines: readonly (readonly string[])[]): string => `\ufeff${lines.map(csvLine).join('')}`;

export type Figures = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
};

/** The file of a table of figures, whose numbers have no thin spaces: a spreadsheet reads none with them. */
export const figuresFile = ({ heads, rows, total }: Figures): string =>
  csvFile(
    [heads, ...rows, ...(total ? [total] : [])].map((line) =>
      line.map((text) => text.replace(/(?<=\d)[\u00a0\u202f](?=\d)/g, '')),
    ),
  );

/** A line of a table, ended as RFC 4180 has it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/**
 * A spreadsheet would run a cell that begins with one of these signs as a formula: an apostrophe makes it a text. So it
 * does after a comma, where a program may be set to split.
 */
function cell(text: string): string {
  const safe = text.replace(/^(?=[=+\-@\t\r])|(?<=,)(?=[=+\-@])/g, "'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
