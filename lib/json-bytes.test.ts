import { expect, test } from 'vitest';
import { quoted, withMember } from './json-bytes';

const texts = [
  '',
  'texte',
  '"',
  '\\',
  '\\"',
  '[{"titre":"L’été à « Ségou » 😀"}]',
  JSON.stringify(JSON.stringify({ a: '"\n' })),
  '[\n  1\n]',
  '\0\u001f\u007f',
];

test.each(texts)('%j is quoted as JSON.stringify does it', (text) => {
  expect(quoted(text).toString()).toBe(JSON.stringify(text));
});

test('a member that is JSON already comes last, whatever the others are', () => {
  const json = Buffer.from('[1,"é"]');
  expect(withMember({}, 'content', json).toString()).toBe('{"content":[1,"é"]}');
  expect(withMember({ title: '0}', deletedAt: null, none: undefined }, 'content', json).toString()).toBe('{"title":"0}","deletedAt":null,"content":[1,"é"]}');
});
