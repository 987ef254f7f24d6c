// What tests say of themselves in Playwright's results: figures, the reasons of skips.
import fs from 'node:fs';

/**
 * The annotations of every test, once each; none without the file.
 * @param {string} file written by Playwright's json reporter
 */
export const annotationsOf = (file) => (fs.existsSync(file) ? annotationsIn(JSON.parse(fs.readFileSync(file, 'utf8'))) : []);

/**
 * @param {unknown} node a part of the results
 * @returns {{ type: string, description: string }[]}
 */
function annotationsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(annotationsIn);
  const { suites: inner = [], specs = [], tests = [], annotations = [] } = /** @type {Record<string, unknown>} */ (node);
  const own = Array.isArray(annotations) ? annotations.map(({ type, description }) => ({ type: String(type), description: String(description ?? '') })) : [];
  return [...own, ...annotationsIn(inner), ...annotationsIn(specs), ...annotationsIn(tests)];
}
