// Reads the test runners' results: how many tests passed, and which failed, with the first line of their error.
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.ts';

export type Results = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
};

/** The parts of Playwright's JSON report that are used. */
type PlaywrightReport = {
  readonly config?: { readonly rootDir?: string };
  readonly stats?: Readonly<Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>>;
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites?: readonly Suite[];
};
type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] };
type Spec = {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** One per project that runs it. */
  readonly tests: readonly Test[];
};
type Test = {
  readonly projectName?: string;
  readonly status?: string;
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
};

/** Reads a file written by scripts/lib/vitest-results.ts; if missing, nothing was run. */
export function vitestResults(file: string): Results {
  return { passed: 0, failed: 0, skipped: 0, failures: [], ...read<Results>(file) };
}

/** Reads a file written by Playwright's JSON reporter. */
export function playwrightResults(file: string): Results {
  const { stats = {}, errors = [], suites = [], config } = read<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  // Not by the `ok` of a spec, which covers only its first project.
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file: name, line, title, tests }) =>
      tests
        .filter(({ status = '' }) => ['unexpected', 'flaky'].includes(status))
        .map((failed) =>
          lineOf(
            `${path.join(config?.rootDir ?? '', name)}:${line}`,
            [title, failed.projectName].filter(Boolean).join(', '),
            failed.results.find(({ error }) => error)?.error?.message,
          ),
        ),
    );
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
    failures: [...failures, ...errors.map(({ message }) => lineOf('', 'hors de tout essai', message))],
  };
}

export function sumOf(all: readonly Results[]): Results {
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, each) => total + each[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all.flatMap(({ failures }) => failures),
  };
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** A failed test, in one line: file, name and the first line of the error. */
export function lineOf(file: string, title: string, message = ''): string {
  const [why = ''] = stripVTControlCharacters(message).split('\n');
  return [file && path.relative(root, file), title, why.slice(0, 200)].filter(Boolean).join(' › ');
}

/** A report; empty if there is no file. */
const read = <Report extends object>(file: string): Partial<Report> =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
