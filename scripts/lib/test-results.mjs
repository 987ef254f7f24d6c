// Reads how many tests passed from what the runners wrote, and says it in one line.
import fs from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {string} file written by vitest's json reporter @returns {Counts} */
export function vitestCounts(file) {
  const result = read(file);
  return {
    passed: number(result.numPassedTests),
    failed: number(result.numFailedTests) + (result.success === false && number(result.numFailedTests) === 0 ? 1 : 0),
    skipped: number(result.numPendingTests),
  };
}

/** @param {string} file written by Playwright's json reporter @returns {Counts} */
export function playwrightCounts(file) {
  const { stats, errors } = read(file);
  const { expected, unexpected, flaky, skipped } = stats ?? {};
  const outside = Array.isArray(errors) ? errors.length : 0;
  return { passed: number(expected), failed: number(unexpected) + number(flaky) + outside, skipped: number(skipped) };
}

/** @param {Counts[]} all */
export function sumOf(all) {
  return all.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed, skipped: sum.skipped + each.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  });
}

/** A runner that wrote nothing ran nothing. @param {string} file */
function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/** @param {unknown} value */
const number = (value) => (typeof value === 'number' ? value : 0);
