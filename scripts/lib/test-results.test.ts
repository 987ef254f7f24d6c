import { spawnSync } from 'node:child_process';
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

test('vitest: counts tests, and names errors in tests, in files and outside of both', () => {
  const project = path.join(home, 'project');
  fs.mkdirSync(project);
  const tests = {
    a: `test('holds', () => {}); test.skip('waits', () => {}); test('breaks', () => { throw new Error('one\\ntwo'); });`,
    b: `throw new Error('does not load');`,
    c: `test('ends too soon', () => void Promise.reject(new Error('nobody waits')));`,
  };
  for (const [name, text] of Object.entries(tests))
    fs.writeFileSync(path.join(project, `${name}.test.mjs`), `import { test } from 'vitest';\n${text}`);
  fs.symlinkSync(inRoot('node_modules'), path.join(project, 'node_modules'));
  const results = path.join(home, 'vitest.json');
  spawnSync(
    process.execPath,
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      `--root=${project}`,
      `--reporter=${inRoot('scripts/lib/vitest-results.ts')}`,
    ],
    { env: { ...process.env, RESULTS_FILE: results } },
  );
  const { failures, ...counts } = vitestResults(results);
  expect(counts).toEqual({ passed: 2, failed: 3, skipped: 1 });
  expect(failures.map((each) => each.replace(/^.*project\//, '')).toSorted()).toEqual([
    'a.test.mjs › breaks › one',
    'b.test.mjs › hors d’un essai › does not load',
    'c.test.mjs › hors d’un essai › nobody waits',
  ]);
});

test('counts Playwright’s tests; a flaky test and an error outside tests are failures', () => {
  expect(
    playwrightResults(written({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] })),
  ).toMatchObject({
    passed: 7,
    failed: 3,
    skipped: 0,
  });
});

test('names Playwright’s failures, in any project and suite, with the first line of the error', () => {
  const results = [{ error: { message: 'Error: \u001b[2mnot there\u001b[22m\ncall log' } }];
  const [passed, failed] = [
    { projectName: 'npm start', status: 'expected', results: [{}] },
    { projectName: 'next start', status: 'unexpected', results },
  ];
  const spec = { file: 'a.spec.ts', line: 12, title: 'opens' };
  const suites = [
    {
      specs: [{ ...spec, line: 1, title: 'holds', tests: [passed] }],
      suites: [{ specs: [{ ...spec, ok: true, tests: [passed, failed] }] }],
    },
  ];
  const errors = [{ message: 'Error: no browser' }];
  expect(playwrightResults(written({ config: { rootDir: inRoot('e2e') }, suites, errors })).failures).toEqual([
    'e2e/a.spec.ts:12 › opens, next start › Error: not there',
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
