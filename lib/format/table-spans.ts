export type Span = { readonly columns: number; readonly rows: number };

/** Limits of a table: what a browser and a document's page can show. */
export const mostColumns = 100;
export const mostCells = 20_000;

/**
 * The spans of a table's cells, row by row, limited to what has an effect: no wider than its widest row, not below its
 * last row, and `mostCells` cells in all. A few characters of HTML could otherwise ask for thousands.
 */
export function boundedSpans(rows: readonly (readonly Span[])[]): readonly (readonly Span[])[] {
  const widest = Math.min(mostColumns, Math.max(0, ...rows.map((row) => row.length)));
  let left = mostCells - rows.reduce((sum, row) => sum + row.length, 0);
  const below: number[] = []; // by column, the rows that a cell above still spans
  return rows.map((row, index) => {
    let at = 0;
    const spans = row.map((span): Span => {
      while ((below[at] ?? 0) > index) at += 1;
      const columns = Math.max(1, Math.min(span.columns, widest - at));
      const down = Math.min(span.rows, rows.length - index);
      const isWithin = columns * down - 1 <= left;
      const bounded = isWithin ? { columns, rows: down } : { columns: 1, rows: 1 };
      left -= bounded.columns * bounded.rows - 1;
      for (const end = at + bounded.columns; at < end; at += 1) below[at] = index + bounded.rows;
      return bounded;
    });
    return spans;
  });
}

/** Whether a table exceeds the limits on columns or cells, ignoring spans. */
export const isTooLarge = (rows: readonly (readonly unknown[])[]): boolean =>
  rows.some((row) => row.length > mostColumns) || rows.reduce((sum, row) => sum + row.length, 0) > mostCells;
