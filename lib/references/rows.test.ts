/**
 * How references in every format are read (rows/*.txt): the fields of each work as JSON, or the line and reason of a
 * refusal. Left out are the title « T », the key « k », a line that is the first or unknown, and an empty list of authors.
 */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { readReferences } from './read';
import type { Entry } from './work';

const said = (entry: Entry) => {
  const { line, key, ...more } = entry;
  if ('refused' in more) return `${line}: ${more.refused}`;
  const { work, ...told } = more;
  return { line: line || 1, key: key ?? 'k', ...told, ...work };
};
const wanted = (output: string): unknown =>
  output.startsWith('{') ? { line: 1, key: 'k', title: 'T', authors: [], ...JSON.parse(output) } : output;

const rows = fs
  .readdirSync('lib/references/rows')
  .flatMap((file) => rowsOf(`lib/references/rows/${file}`).map((row) => ({ file, ...row })));

test.each(rows)('$file: $rule: $input', ({ input, outputs }) => {
  const bytes = input.startsWith('e2e/') ? fs.readFileSync(input) : new TextEncoder().encode(input);
  const read = readReferences(bytes);
  expect('refusal' in read ? [read.refusal.replaceAll('\u00a0', ' ')] : read.entries.map(said)).toEqual(
    outputs.map(wanted),
  );
});
