import { expect, test } from 'vitest';
import { webAddress } from './fields';
import { projets } from './projets/definition';

/** http(s) only, no credentials, 2048 characters at most. */
const isTaken = (value: unknown) => webAddress().safeParse(value).success;

test.each([
  '',
  'https://exemple.org',
  'http://exemple.org:8080/a?b=c#d',
  'https://exemple.org/é',
  ' https://exemple.org ',
])('%j is an address', (value) => {
  expect(isTaken(value)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://exemple.org/',
  'mailto:a@exemple.org',
  '//exemple.org',
  '/admin',
  'https://a:b@exemple.org/',
  'https://a@exemple.org/',
  'https://',
  'https:///',
  'http://[::1',
  `https://exemple.org/${'a'.repeat(2048)}`,
  12,
  {},
])('%j is none', (value) => {
  expect(isTaken(value)).toBe(false);
});

test.each([
  ['exemple.org', 'https://exemple.org'],
  [' www.exemple.org/page?a=b ', 'https://www.exemple.org/page?a=b'],
  ['écoute-mer.fr', 'https://écoute-mer.fr'],
  ['http://exemple.org', 'http://exemple.org'],
])('%j, typed without its scheme or with it, is stored as %j', (typed, stored) => {
  expect(webAddress().parse(typed)).toBe(stored);
});

test('a URL made to be slow is read in linear time', () => {
  for (const typed of ['a.'.repeat(500_000), `${'a'.repeat(500_000)}.`, 'a-'.repeat(500_000)])
    expect(isTaken(typed)).toBe(false);
});

test('each item of a list has an id of its own, the same one whenever the list is read', () => {
  const read = () => projets.schema.parse(['a', 'b', 'a', 'a'].map((id) => ({ id, title: id, category: 'Eau' })));
  expect(read().map(({ id }) => id)).toEqual(['a', 'b', 'a-2', 'a-3']);
  expect(read()).toEqual(read());
});
