/**
 * Files of every format (cases/*), each with its expected result in a `.right.json` file of the same name: for each
 * work, its fields and remarks, and its line and key if given there; or the reason why it is refused. A text is the
 * refusal of the whole file.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readReferences } from './read';
import type { Entry } from './work';

const folder = path.join(import.meta.dirname, 'cases');

function told(entry: Entry, right: unknown): object {
  const { line, key, ...rest } = entry;
  const { work, ...more } = 'work' in rest ? rest : { work: {}, refused: rest.refused };
  const named = typeof right === 'object' && right !== null ? right : {};
  return { ...('line' in named && { line }), ...('key' in named && { key }), ...more, ...work };
}

test.each(fs.readdirSync(folder).filter((file) => !file.endsWith('.right.json')))('%s', (file) => {
  const read = readReferences(fs.readFileSync(path.join(folder, file)));
  const right: unknown = JSON.parse(fs.readFileSync(path.join(folder, `${file}.right.json`), 'utf8'));
  const found = 'refusal' in read ? read.refusal : read.entries.map((entry, at) => told(entry, Object(right)[at]));
  expect(JSON.parse(JSON.stringify(found))).toEqual(right);
});
