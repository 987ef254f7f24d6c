import { expect, test } from 'vitest';
import { fromParts, toParts } from './json-answer';

/** Parses JSON via `toParts`, with each part serialised as between processes. */
function overTheLine(json: string): unknown {
  const parts = toParts(Buffer.from(json));
  return 'refusal' in parts ? parts : fromParts(JSON.parse(JSON.stringify(parts)));
}

test.each([
  ['cut short', '{"response":{"docs":[{', 'broken'],
  ['nested without end', `{"author":${'['.repeat(300_000)}${']'.repeat(300_000)}}`, 'unexpectedResponse'],
  ['a list without end', `{"group":[${'{},'.repeat(300_000)}{}]}`, 'unexpectedResponse'],
  [
    'a record with a list without end',
    `{"response":{"docs":[{"authFullName_s":[${'{},'.repeat(60_000)}{}]}]}}`,
    'unexpectedResponse',
  ],
  ['many fields', `{${Array.from({ length: 300_000 }, (_, index) => `"a${index}":1`).join()}}`, 'unexpectedResponse'],
])('an answer that is %s is refused', (_, json, refusal) => {
  expect(overTheLine(json)).toEqual({ refusal });
});
