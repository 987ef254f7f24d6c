/** Lines that are read otherwise than they say (plain-faithful.txt), and lists of which all is read as it should be. */
import { readdirSync, readFileSync } from 'node:fs';
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

test('is doubted of few lines of the lists (lists/*.txt), of which all is right', () => {
  const lists = readdirSync('lib/references/lists').filter((file) => file.endsWith('.txt'));
  const all = lists.flatMap((file) => doubtfulIn(readFileSync(`lib/references/lists/${file}`)));
  expect(all.length).toBeLessThan(117); // of 698
});
