import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const page = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const [promises = '', standard = ''] = page.split('## OWASP ASVS 5.0, niveau 1');
const [levelOne = '', levelTwo = ''] = standard.split('## Niveau 2');
const rowsOf = (text: string, first: RegExp) => text.split('\n').flatMap((line) => first.exec(line)?.slice(1, 2) ?? []);

/** Each test file that the page names in backticks, with the test titles that follow it in italics. */
const named = Array.from(page.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)`((?:, \*[^*]+\*)*)/g), ([, file = '', titles = '']) => ({
  file,
  titles: Array.from(titles.matchAll(/\*([^*]+)\*/g), ([, title = '']) => title),
}));

test('every test that docs/security.md names exists, under that title', () => {
  expect(named.length).toBeGreaterThan(60);
  const lost = named.flatMap(({ file, titles }) => {
    const where = path.join(root, file);
    if (!fs.existsSync(where)) return [file];
    const text = fs.readFileSync(where, 'utf8');
    return titles.filter((title) => !text.includes(title)).map((title) => `${file}: ${title}`);
  });
  expect(lost).toEqual([]);
});

test('every promise has its line, in order, and a test', () => {
  expect(rowsOf(promises, /^\| (\d+) \| .*`[\w./-]+\.(?:spec|test)\.tsx?`/).map(Number)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
});

test('each requirement of level 1 has one line that says how it stands, and why', () => {
  const ids = rowsOf(levelOne, /^\| (\d+\.\d+\.\d+) \| [^|]+ \| (?:tenue|sans objet|exception) \| [^|]+ \|$/);
  expect(ids).toHaveLength(70);
  expect(new Set(ids).size).toBe(70);
  const inOrder = ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(ids).toEqual(inOrder);
});

test('each exception of level 2 says why', () => {
  expect(rowsOf(levelTwo, /^\| ((?:\d+\.\d+\.\d+(?:, )?)+) \| [^|]+ \| [^|]+ \|$/).length).toBe(
    levelTwo.split('\n').filter((line) => /^\| \d/.test(line)).length,
  );
});

test('links within the repository lead somewhere', () => {
  for (const file of ['docs/security.md', 'SECURITY.md', 'docs/operations.md', 'README.md']) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const targets = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, target = '']) => target);
    expect(targets.filter((target) => !fs.existsSync(path.join(root, path.dirname(file), target)))).toEqual([]);
  }
});
