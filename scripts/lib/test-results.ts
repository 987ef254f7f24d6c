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

/** The parts of vitest's JSON report that are read; without a report, the runner ran nothing. */
type VitestReport = {
  readonly success?: boolean;
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults?: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

/** The parts of Playwright's JSON report that are read. */
type PlaywrightReport = {
  readonly config?: { readonly rootDir?: string };
  readonly stats?: Readonly<Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>>;
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites?: readonly Suite[];
};
type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] };
type Spec = {
  readonly ok: boolean;
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
    readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
  }[];
};

/** Reads a file written by vitest's JSON reporter. */
export function vitestResults(file: string): Results {
  const {
    success,
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    testResults = [],
  } = read<VitestReport>(file);
  const failures = testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [line(name, 'le fichier entier', message)];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]));
  });
  return {
    passed: numPassedTests,
    failed: success === false ? Math.max(1, numFailedTests) : numFailedTests,
    skipped: numPendingTests,
    failures,
  };
}

/** Reads a file written by Playwright's JSON reporter. */
export function playwrightResults(file: string): Results {
  const { stats = {}, errors = [], suites = [], config } = read<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map((spec) => line(`${path.join(config?.rootDir ?? '', spec.file)}:${spec.line}`, spec.title, errorOf(spec)));
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
    failures: [...failures, ...errors.map(({ message }) => line('', 'hors de tout essai', message))],
  };
}

/**
 * The annotations of one type that tests made: figures, the reasons of skips. Reads a file written by Playwright's JSON
 * reporter.
 */
export function annotationsOf(file: string, type: string): string[] {
  const tests = (read<PlaywrightReport>(file).suites ?? []).flatMap(specsOf).flatMap((spec) => spec.tests);
  return tests.flatMap(({ annotations = [] }) =>
    annotations.flatMap((each) => (each.type === type && each.description ? [each.description] : [])),
  );
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

const errorOf = ({ tests }: Spec) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;

function line(file: string, title: string, message = ''): string {
  const [why = ''] = stripVTControlCharacters(message).split('\n');
  return [file && path.relative(root, file), title, why.slice(0, 200)].filter(Boolean).join(' › ');
}

/** A report; an empty one where there is no file. */
const read = <Report extends object>(file: string): Partial<Report> =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
