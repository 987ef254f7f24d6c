/** In a JSX attribute between quotes `\\u00a0` is six letters that visitors see: such a text stands in braces. */
import fs from 'node:fs';
import { expect, test } from 'vitest';

const sources = ['app', 'components', 'sections'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`),
);

test('no attribute between quotes has an escape', () => {
  const found = sources.filter((file) => /\s[\w-]+="[^"\n]*\\u[\da-f{]/i.test(fs.readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
