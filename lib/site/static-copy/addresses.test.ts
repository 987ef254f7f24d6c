import { expect, test } from 'vitest';
import { absoluteAddresses, withoutServer } from './addresses';

const text = '<loc>https://a.fr/publications/x</loc> "https://a.fr" https://a.fr.org/ https://a.fr/en?a=1&amp;b=2#c';

test('absolute addresses are those of the copy, where it has one of its own', () => {
  expect(absoluteAddresses('https://a.fr', 'https://univ.fr/~n/')(text)).toBe(
    '<loc>https://univ.fr/~n/publications/x/</loc> "https://univ.fr/~n/" https://a.fr.org/ https://univ.fr/~n/en/#c',
  );
  expect(absoluteAddresses('https://a.fr', null)(text)).toBe(text);
});

test('robots.txt speaks of no address that the copy lacks', () => {
  const robots =
    'User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /login\n\nSitemap: https://a.fr/sitemap.xml\n';
  expect(withoutServer(robots)).toBe('User-agent: *\nDisallow:\n\nSitemap: https://a.fr/sitemap.xml\n');
});
