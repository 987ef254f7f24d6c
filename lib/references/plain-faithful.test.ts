/** Lines that are read otherwise than they say (plain-faithful.txt). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readReferences } from './read';

const doubtfulIn = (bytes: Uint8Array): readonly string[] => {
  const found = readReferences(bytes);
  return 'refusal' in found
    ? []
    : found.entries.flatMap((entry) => ('work' in entry && entry.keptAs ? (entry.draft ?? '') : []));
};

const misread = readFileSync('lib/references/plain-faithful.txt', 'utf8').trim().split('\n');
const lines = misread.flatMap((line, at) => (at % 2 === 1 ? [[misread[at - 1]?.slice(2) ?? '', line] as const] : []));

test.each(lines)('is doubted: %s', (_, line) => {
  expect(doubtfulIn(new TextEncoder().encode(line))).toEqual([line]);
});
