import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from './project';
import { playwrightResults, sumOf, vitestResults } from './test-results';

let home = '';
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

function written(content: unknown) {
  const file = path.join(home, 'result.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

test('counts what vitest says, and a file that did not load as a failure', () => {
  expect(
    vitestResults(written({ success: false, numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 })),
  ).toMatchObject({
    passed: 5,
    failed: 2,
    skipped: 1,
  });
  expect(
    vitestResults(written({ success: false, numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 })).failed,
  ).toBe(1);
});

test('names what failed in vitest, with the first line of why', () => {
  const testResults = [
    {
      name: inRoot('lib/a.test.ts'),
      assertionResults: [
        { fullName: 'holds', status: 'passed' },
        { fullName: 'breaks', status: 'failed', failureMessages: ['AssertionError: expected 1 to be 2\n  at x'] },
      ],
    },
    { name: inRoot('lib/b.test.ts'), message: 'Cannot find module', assertionResults: [] },
  ];
  expect(vitestResults(written({ testResults })).failures).toEqual([
    'lib/a.test.ts › breaks › AssertionError: expected 1 to be 2',
    'lib/b.test.ts › le fichier entier › Cannot find module',
  ]);
});

test('counts what Playwright says; a flaky test and an error outside tests are failures', () => {
  expect(
    playwrightResults(written({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] })),
  ).toMatchObject({
    passed: 7,
    failed: 3,
    skipped: 0,
  });
});

test('names what failed in Playwright, however deep its suite, with the first line of why', () => {
  const failed = {
    ok: false,
    file: 'a.spec.ts',
    line: 12,
    title: 'opens',
    tests: [{ results: [{ error: { message: 'Error: \u001b[2mnot there\u001b[22m\ncall log' } }] }],
  };
  const suites = [
    { specs: [{ ok: true, file: 'a.spec.ts', line: 1, title: 'holds', tests: [] }], suites: [{ specs: [failed] }] },
  ];
  const errors = [{ message: 'Error: no browser' }];
  expect(playwrightResults(written({ config: { rootDir: inRoot('e2e') }, suites, errors })).failures).toEqual([
    'e2e/a.spec.ts:12 › opens › Error: not there',
    'hors de tout essai › Error: no browser',
  ]);
});

test('a runner that wrote nothing ran nothing', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };
  expect([vitestResults(path.join(home, 'none')), playwrightResults(path.join(home, 'none'))]).toEqual([
    nothing,
    nothing,
  ]);
  expect(sumOf([nothing, { passed: 2, failed: 1, skipped: 0, failures: ['a'] }])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['a'],
  });
});
