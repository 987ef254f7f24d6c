import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playwrightCounts, sumOf, vitestCounts } from './test-results.mjs';

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
  expect(vitestCounts(written({ success: false, numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 }))).toEqual({ passed: 5, failed: 2, skipped: 1 });
  expect(vitestCounts(written({ success: false, numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 })).failed).toBe(1);
});

test('counts what Playwright says; a flaky test and an error outside tests are failures', () => {
  expect(playwrightCounts(written({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] }))).toEqual({
    passed: 7,
    failed: 3,
    skipped: 0,
  });
});

test('a runner that wrote nothing ran nothing', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect([vitestCounts(path.join(home, 'none')), playwrightCounts(path.join(home, 'none'))]).toEqual([nothing, nothing]);
  expect(sumOf([nothing, { passed: 2, failed: 1, skipped: 0 }])).toEqual({ passed: 2, failed: 1, skipped: 0 });
});
