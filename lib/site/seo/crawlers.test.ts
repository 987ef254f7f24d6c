import { expect, test } from 'vitest';
import { robots, sitemap, trainingCrawlers } from './crawlers';

const origin = 'https://exemple.fr';

test('a site in French only lists each page once', () => {
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

test('a page in several languages lists itself and the others, both ways', () => {
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

const everybodys = 'User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /login\n';
const map = 'Sitemap: https://exemple.org/sitemap.xml\n';

test('while nothing is refused, robots.txt is as before', () =>
  expect(robots('https://exemple.org', false)).toBe(`${everybodys}\n${map}`));

test('training crawlers get a group that refuses them everything; the rest is unchanged', () => {
  const [first, refused = '', last] = robots('https://exemple.org', true).split('\n\n');
  expect([`${first}\n`, last]).toEqual([everybodys, map]);
  const lines = refused.split('\n');
  expect(lines.at(-1)).toBe('Disallow: /');
  expect(lines.slice(0, -1)).toEqual(trainingCrawlers.map((name) => `User-agent: ${name}`));
});

test('it contains no search engine, no link preview and no duplicate', () => {
  const names = trainingCrawlers.map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const kept of ['googlebot', 'bingbot', 'applebot', 'duckduckbot', 'facebookexternalhit', 'qwantbot', '*'])
    expect(names).not.toContain(kept);
});
