/** docs/security.md is complete; that the files it names exist is tested in docs/references.test.ts. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const page = fs.readFileSync(path.join(import.meta.dirname, 'security.md'), 'utf8');
const [promises = '', standard = ''] = page.split('## OWASP ASVS 5.0, niveau 1');
const rowsOf = (text: string, first: RegExp) => text.split('\n').flatMap((line) => first.exec(line)?.slice(1, 2) ?? []);

test('every promise has its line, in order, and a test', () => {
  expect(rowsOf(promises, /^\| (\d+) \| .*`[\w./-]+\.(?:spec|test)\.tsx?`/).map(Number)).toEqual(
    Array.from({ length: 34 }, (_, index) => index + 1),
  );
});

test('each of the 70 requirements of level 1 is there once', () => {
  const ids = standard.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
  expect(ids).toHaveLength(70);
  expect(new Set(ids).size).toBe(70);
});
