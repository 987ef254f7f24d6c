import { expect, test } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { answerInParts, answerOfParts } from './json-answer';

/** What comes over the line. */
function overTheLine(json: string): unknown {
  const parts = answerInParts(Buffer.from(json));
  return 'refusal' in parts ? parts : answerOfParts(JSON.parse(JSON.stringify(parts)));
}

test('together, the parts are the answer', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      expect(JSON.stringify(overTheLine(json))).toBe(json);
    }),
  );
});

test('the items of the lists of HAL and ORCID come one by one', () => {
  const docs = Array.from({ length: 100 }, (_, index) => ({
    halId_s: `hal-${index}`,
    authFullName_s: ['Sophie Benali'],
  }));
  expect(
    answerInParts(Buffer.from(JSON.stringify({ response: { numFound: 100, docs }, nextCursorMark: 'a' }))),
  ).toEqual({
    head: { frame: { response: { numFound: 100, docs: docs.map((_, index) => index) }, nextCursorMark: 'a' } },
    lines: docs.map((item) => ({ item })),
  });
  expect(answerInParts(Buffer.from(JSON.stringify({ group: docs })))).toMatchObject({ lines: { length: 100 } });
});

test.each([
  ['cut short', '{"response":{"docs":[{', 'broken'],
  ['nested without end', `{"author":${'['.repeat(300_000)}${']'.repeat(300_000)}}`, 'strange'],
  ['a list without end', `{"group":[${'{},'.repeat(300_000)}{}]}`, 'strange'],
  [
    'a record with a list without end',
    `{"response":{"docs":[{"authFullName_s":[${'{},'.repeat(60_000)}{}]}]}}`,
    'strange',
  ],
  ['many fields', `{${Array.from({ length: 300_000 }, (_, index) => `"a${index}":1`).join()}}`, 'strange'],
])('an answer that is %s is refused', (_, json, refusal) => {
  expect(overTheLine(json)).toEqual({ refusal });
});
