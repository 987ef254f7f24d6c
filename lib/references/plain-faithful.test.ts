/** Lines that are read otherwise than they say (plain-faithful.txt). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readReferences } from './read';

const misread = readFileSync('lib/references/plain-faithful.txt', 'utf8').trim().split('\n');
const lines = misread.flatMap((line, at) => (at % 2 === 1 ? [[misread[at - 1]?.slice(2) ?? '', line] as const] : []));

test.each(lines)('is doubted: %s', (_, line) => {
  expect(readReferences(new TextEncoder().encode(line))).toMatchObject({
    entries: [{ work: {}, keptAs: expect.any(String), draft: line }],
  });
});
