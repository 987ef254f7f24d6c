import { expect, test } from 'vitest';
import { pageKey } from './page-key';

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/publications', '/publications'],
  ['/publications?', '/publications'],
  ['/publications?q=', '/publications'],
  ['/publications?q=r%C3%A9seau&annee=2024', '/publications?annee=2024&q=r%C3%A9seau'],
  ['/publications?annee=2024&fbclid=1&q=réseau', '/publications?annee=2024&q=r%C3%A9seau'],
  ['/publications?q=a+b', '/publications?q=a+b'],
])('%s is kept as %s', (url, key) => expect(pageKey(url)).toBe(key));

test.each([
  '/admin',
  '/login',
  '/Publications',
  '/publications/',
  '//',
  '/constructor',
  '/__proto__',
  'http://autre.example/',
  '/publications?q=a&q=b',
  `/publications?q=${'a'.repeat(81)}`,
])('%s is not kept', (url) => expect(pageKey(url)).toBeNull());
