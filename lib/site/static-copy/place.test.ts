import { expect, test } from 'vitest';
import { linkBetween, placeOf } from './place';

test.each([
  ['/', 'index.html'],
  ['/en', 'en/index.html'],
  ['/publications/un-titre-2024', 'publications/un-titre-2024/index.html'],
  ['/publications/un-titre-2024/reference.bib', 'publications/un-titre-2024/reference.bib'],
  ['/publications', 'publications/index.html'],
  ['/ar/publications?page=2', 'ar/publications/index.html'],
  ['/publications?classement=annee&page=3', 'publications/classement-annee.html'],
  ['/publications/liste.csv?annee=2024', 'publications/liste.csv'],
  ['/_next/static/media/inter.woff2', 'static/media/inter.woff2'],
  ['/documents/0a1b/R%C3%A9sum%C3%A9%20d%E2%80%99%C5%93uvre.pdf', 'documents/0a1b/resume-d-oeuvre.pdf'],
  ['/agenda.ics?annee=2026', 'agenda.ics'],
  ['/?utm_source=lettre', 'index.html'],
  ['/en/cv?2', 'en/cv/index.html'],
  ['/images/portrait.avif?w=240', 'images/portrait-w-240.avif'],
  ['/uploads/..%2f..%2fetc%2fpasswd', 'uploads/-..-etc-passwd/index.html'],
])('%s is %s', (address, file) => {
  expect(placeOf(address)?.file).toBe(file);
});

test('links are relative, and name the file itself', () => {
  const link = (from: string, address: string) => linkBetween(from, placeOf(address) ?? expect.fail(address));
  expect(link('index.html', '/publications')).toBe('publications/index.html');
  expect(link('publications/un-titre/index.html', '/#contact')).toBe('../../index.html#contact');
  expect(link('publications/un-titre/index.html', '/publications/un-titre')).toBe('index.html');
  expect(link('en/index.html', '/en#contact')).toBe('#contact');
});
