// Writes the report: Markdown with its plots, and the same figures as JSON.
import fs from 'node:fs';
import path from 'node:path';
import { barsOf } from './bars.mjs';
import { reportText } from './markdown.mjs';
import { plotsOf } from './plots.mjs';

/**
 * @param {string} folder
 * @param {import('./results.mjs').Results} results
 * @returns {{ file: string, missed: string[] }} the Markdown file; the limits that were missed
 */
export function writeReport(folder, results) {
  const bars = barsOf(results.parts);
  const plots = plotsOf(results.parts);
  const pictures = path.join(folder, 'performance');
  fs.rmSync(pictures, { recursive: true, force: true });
  fs.mkdirSync(pictures, { recursive: true });
  for (const { name, svg } of plots) fs.writeFileSync(path.join(pictures, `${name}.svg`), svg);
  fs.writeFileSync(
    path.join(folder, 'performance.json'),
    `${JSON.stringify({ ...results, bars }, (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value), 2)}\n`,
  );
  const file = path.join(folder, 'performance.md');
  fs.writeFileSync(file, reportText(results, bars, plots));
  return { file, missed: bars.filter(({ isKept }) => !isKept).map(({ what, limit, value }) => `${what} : ${value} (${limit})`) };
}
