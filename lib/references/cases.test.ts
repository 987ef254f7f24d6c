/**
 * Files of every format (cases/*), each with what is read of it beside, in a file of its name and `.right.json`: the fields
 * of each work with the remarks on it, its line and its key where they are named there, or the reason why it is refused; a text where
 * the whole file is.
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
