import { expect, test } from 'vitest';
import { readAddress } from './address';

const id = '0123456789abcdef0123456789abcdef';

test.each([
  ['/', '/', 'fr', 'views'],
  ['/?utm_source=x', '/', 'fr', 'views'],
  ['/publications?q=réseau&page=2', '/publications', 'fr', 'views'],
  ['/publications/un-titre-2024', '/publications/un-titre-2024', 'fr', 'views'],
  [`/publications/un-titre-2024/texte/${id}.pdf`, '/publications/un-titre-2024', 'fr', 'texts'],
  ['/publications/un-titre-2024/reference.bib', '/publications/un-titre-2024', 'fr', 'citations'],
  ['/publications/liste.csv?annee=2024', '/publications', 'fr', 'citations'],
  [`/documents/${id}/sujet-de-tp.pdf`, `/documents/${id}`, 'fr', 'texts'],
  ['/cv', '/cv', 'fr', 'views'],
  ['/cv.pdf', '/cv', 'fr', 'texts'],
  ['/en', '/', 'en', 'views'],
  ['/ar/publications', '/publications', 'ar', 'views'],
  ['/en/publications/un-titre-2024/reference.ris', '/publications/un-titre-2024', 'en', 'citations'],
])('%s is read as %s, in %s: %s', (target, page, language, reading) =>
  expect(readAddress(target)).toEqual({ page, language, reading }),
);

test.each([
  '/admin',
  '/api/site',
  '/login',
  '/robots.txt',
  '/publications/flux.xml',
  '/uploads/a.webp',
  '/_next/static/a.js',
  '/v/1/publications',
  '/%70ublications',
  '/english',
  `/publications/${'a'.repeat(300)}`,
])('%s is not counted', (target) => expect(readAddress(target)).toBeNull());
