import { expect, test } from 'vitest';
import { sitemap } from './sitemap';

const origin = 'https://exemple.fr';

test('a site in French alone has each page once', () => {
  const changed = new Date('2026-11-27T00:00:00Z');
  expect(sitemap(origin, [{ path: '/', changed }, { path: '/publications' }])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://exemple.fr/</loc><lastmod>2026-11-27T00:00:00.000Z</lastmod></url>
  <url><loc>https://exemple.fr/publications</loc></url>
</urlset>
`,
  );
});

test('a page in several languages names itself and the others, both ways', () => {
  const written = sitemap(origin, [{ path: '/' }], ['fr', 'en']);
  const urls = Array.from(written.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g), ([, loc, links = '']) => [
    loc,
    Array.from(links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, language, href]) => [language, href]),
  ]);
  const both = [
    ['fr', `${origin}/`],
    ['en', `${origin}/en`],
    ['x-default', `${origin}/`],
  ];
  expect(urls).toEqual([
    [`${origin}/`, both],
    [`${origin}/en`, both],
  ]);
  expect(written).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});
