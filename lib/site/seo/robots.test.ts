import { expect, test } from 'vitest';
import { robots, trainingCrawlers } from './robots';

const everybodys = 'User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /login\n';
const map = 'Sitemap: https://exemple.org/sitemap.xml\n';

test('while nothing is refused, robots.txt is the one it always was', () =>
  expect(robots('https://exemple.org', false)).toBe(`${everybodys}\n${map}`));

test('crawlers that train are one more group, refused everything; the rest stays', () => {
  const [first, refused = '', last] = robots('https://exemple.org', true).split('\n\n');
  expect([`${first}\n`, last]).toEqual([everybodys, map]);
  const lines = refused.split('\n');
  expect(lines.at(-1)).toBe('Disallow: /');
  expect(lines.slice(0, -1)).toEqual(trainingCrawlers.map((name) => `User-agent: ${name}`));
});

test('no search engine and no preview of a link is among them, and none is there twice', () => {
  const names = trainingCrawlers.map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const kept of ['googlebot', 'bingbot', 'applebot', 'duckduckbot', 'facebookexternalhit', 'qwantbot', '*'])
    expect(names).not.toContain(kept);
});
