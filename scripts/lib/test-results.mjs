// Reads the test runners' results: how many tests passed, and which failed, with the first line of their error.
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from './project.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[] }} Results */

/** @param {string} file written by vitest's json reporter @returns {Results} */
export function vitestResults(file) {
  const result = read(file);
  const failures = list(result.testResults).flatMap(({ name, message, assertionResults }) => {
    const failed = list(assertionResults).filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [line(name, 'le fichier entier', message)];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, list(failureMessages)[0]));
  });
  return {
    passed: number(result.numPassedTests),
    failed: number(result.numFailedTests) + (result.success === false && number(result.numFailedTests) === 0 ? 1 : 0),
    skipped: number(result.numPendingTests),
    failures,
  };
}

/** The absolute paths of the test files that ran. @param {string} file written by vitest's json reporter @returns {string[]} */
export const vitestFiles = (file) => list(read(file).testResults).map(({ name }) => String(name));

/** @param {string} file written by Playwright's json reporter @returns {Results} */
export function playwrightResults(file) {
  const { stats, errors, suites, config } = read(file);
  const { expected, unexpected, flaky, skipped } = stats ?? {};
  const failures = specsOf(suites)
    .filter(({ ok }) => ok === false)
    .map(({ file: name, line: at, title, tests }) => line(`${path.join(config?.rootDir ?? '', name)}:${at}`, title, errorOf(tests)));
  const outside = list(errors);
  return {
    passed: number(expected),
    failed: number(unexpected) + number(flaky) + outside.length,
    skipped: number(skipped),
    failures: [...failures, ...outside.map(({ message }) => line('', 'hors de tout essai', message))],
  };
}

/** @param {readonly Results[]} all @returns {Results} */
export function sumOf(all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) => all.reduce((total, each) => total + each[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures: all.flatMap(({ failures }) => failures) };
}

/** Suites hold specs and suites. @param {any} suites @returns {any[]} */
const specsOf = (suites) => list(suites).flatMap((suite) => [...list(suite.specs), ...specsOf(suite.suites)]);

/** @param {any} tests */
const errorOf = (tests) =>
  list(tests)
    .flatMap(({ results }) => list(results))
    .find(({ error }) => error)?.error.message;

/** @param {string} file @param {string} title @param {unknown} message */
function line(file, title, message) {
  const [why = ''] = stripVTControlCharacters(String(message ?? '')).split('\n');
  return [file && path.relative(inRoot('.'), file), title, why.slice(0, 200)].filter(Boolean).join(' › ');
}

/** Without a file, the runner ran nothing. @param {string} file */
function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/** @param {unknown} value */
const number = (value) => (typeof value === 'number' ? value : 0);

/** @param {unknown} value @returns {any[]} */
const list = (value) => (Array.isArray(value) ? value : []);
