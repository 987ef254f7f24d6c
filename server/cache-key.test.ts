import { expect, test } from 'vitest';
import { queryParameters, readQuery } from '@/sections/publications/query';
import { cacheKey } from './cache-key';

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/publications', '/publications'],
  ['/publications/un-titre-2024?utm=1', '/publications/un-titre-2024'],
  ['/publications?', '/publications'],
  ['/publications?q=', '/publications'],
  ['/publications?q=r%C3%A9seau&annee=2024', '/publications?annee=2024&q=r%C3%A9seau'],
  ['/publications?annee=2024&fbclid=1&q=réseau', '/publications?annee=2024&q=r%C3%A9seau'],
  ['/publications?q=a+b', '/publications?q=a+b'],
  ['/publications/capteurs-sobres-2024', '/publications/capteurs-sobres-2024'],
  ['/publications/capteurs-sobres-2024?utm_source=x', '/publications/capteurs-sobres-2024'],
  ['/publications/capteurs-sobres-2024/reference.bib', '/publications/capteurs-sobres-2024/reference.bib'],
  ['/publications/capteurs-sobres-2024/reference.ris', '/publications/capteurs-sobres-2024/reference.ris'],
  ['/publications/capteurs-sobres-2024/reference.json', '/publications/capteurs-sobres-2024/reference.json'],
  ['/publications/liste.csv?q=a&annee=2024&page=2&utm=1', '/publications/liste.csv?annee=2024&q=a'],
  ['/publications/liste.bib', '/publications/liste.bib'],
  ['/publications/flux.xml', '/publications/flux.xml'],
  ['/sitemap.xml?x=1', '/sitemap.xml'],
  ['/robots.txt', '/robots.txt'],
  ['/manifest.webmanifest', '/manifest.webmanifest'],
])('%s is kept as %s', (url, key) => expect(cacheKey(url)).toBe(key));

test.each([
  '/admin',
  '/login',
  '/Publications',
  '/publications/',
  '/publications/un-titre.bib',
  '/publications/a/b',
  '/publications/Un-Titre',
  '//',
  '/constructor',
  '/publications/-a',
  '/publications/A',
  '/publications/a%2Fb',
  '/publications/a/reference.exe',
  '/publications/a/reference.csv',
  '/publications/liste.exe',
  '/publications/a/b',
  `/publications/${'a'.repeat(200)}`,
  '/images/32-0123456789abcdef.png',
  '/__proto__',
  'http://autre.example/',
  '/publications?q=a&q=b',
  `/publications?q=${'a'.repeat(81)}`,
])('%s is not kept', (url) => expect(cacheKey(url)).toBeNull());

test('whatever the list of publications reads of its address makes another page', () => {
  const address = (name: string, value: string) => `/publications?${name}=${value}`;
  for (const name of queryParameters) expect(cacheKey(address(name, 'a'))).not.toBe(cacheKey(address(name, 'b')));
  const all = Object.fromEntries(queryParameters.map((name) => [name, 'a']));
  expect(readQuery({ ...all, utm_source: 'x' }), 'and it reads nothing else').toEqual(all);
});
