import { expect, test } from 'vitest';
import { webAddress } from './fields';

/** http(s) only, no credentials, 2048 characters at most. */
const isTaken = (value: unknown) => webAddress().safeParse(value).success;

test.each(['', 'https://exemple.org', 'http://exemple.org:8080/a?b=c#d', 'https://exemple.org/é', ' https://exemple.org '])('%j is an address', (value) => {
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
  'exemple.org',
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
