// Numbers and tables as the report writes them, in French.

/** @typedef {import('../statistics.mjs').Spread} Spread */

/** @param {number} value @param {number} [digits] after the comma; without it, three significant ones at least */
export function number(value, digits) {
  if (!Number.isFinite(value)) return '–';
  const maximumFractionDigits = digits ?? (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
  return value.toLocaleString('fr-FR', { maximumFractionDigits });
}

/** A median with its least and greatest value. @param {Spread} value @param {number} [digits] */
export function spreadText({ median, min, max }, digits) {
  return min === max ? number(median, digits) : `${number(median, digits)} (${number(min, digits)}–${number(max, digits)})`;
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${number(bytes / 1000, 1)}\u00a0ko`;

/**
 * A Markdown table; every column but the first is set right.
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
export function table(heads, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
