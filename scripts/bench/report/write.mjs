// Writes the report: Markdown with its plots, and the same figures as JSON.
import fs from 'node:fs';
import path from 'node:path';
import { barsOf } from './bars.mjs';
import { reportText } from './markdown.mjs';
import { plotsOf } from './plots.mjs';

/** The result of each part's `measure`, for the parts that were run. @typedef {Partial<{
 *   home: Awaited<ReturnType<typeof import('../parts/home.mjs').measure>>,
 *   start: Awaited<ReturnType<typeof import('../parts/start.mjs').measure>>,
 *   memory: Awaited<ReturnType<typeof import('../parts/memory.mjs').measure>>,
 *   saves: Awaited<ReturnType<typeof import('../parts/saves.mjs').measure>>,
 *   growth: Awaited<ReturnType<typeof import('../parts/growth.mjs').measure>>,
 *   photo: Awaited<ReturnType<typeof import('../parts/photo.mjs').measure>>,
 *   browser: Awaited<ReturnType<typeof import('../parts/browser.mjs').measure>>,
 * }>} Parts */

/** @typedef {{ at: string, form: 'short' | 'whole', rounds: number, minutes: number, loadBefore: number, machine: Awaited<ReturnType<typeof import('../tools.mjs').describeMachine>>, parts: Parts }} Results */

/**
 * @param {string} folder
 * @param {Results} results
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
