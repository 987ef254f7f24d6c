import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { absoluteUrls, linkBetween, placeOf, withoutServer } from './place';

test.each(tableOf('lib/site/static-copy/place.txt', 'the file of an address'))('%s is %s', (address, file) => {
  expect(placeOf(address)?.file).toBe(file);
});

test('links are relative, and name the file itself', () => {
  const link = (from: string, address: string) => linkBetween(from, placeOf(address) ?? expect.fail(address));
  expect(link('index.html', '/publications')).toBe('publications/index.html');
  expect(link('publications/un-titre/index.html', '/#contact')).toBe('../../index.html#contact');
  expect(link('publications/un-titre/index.html', '/publications/un-titre')).toBe('index.html');
  expect(link('en/index.html', '/en#contact')).toBe('#contact');
});

const text = '<loc>https://a.fr/publications/x</loc> "https://a.fr" https://a.fr.org/ https://a.fr/en?a=1&amp;b=2#c';

test('absolute URLs are those of the copy, if it has its own', () => {
  expect(absoluteUrls('https://a.fr', 'https://univ.fr/~n/')(text)).toBe(
    '<loc>https://univ.fr/~n/publications/x/</loc> "https://univ.fr/~n/" https://a.fr.org/ https://univ.fr/~n/en/#c',
  );
  expect(absoluteUrls('https://a.fr', null)(text)).toBe(text);
});

test('robots.txt mentions no path that the copy lacks', () => {
  const robots =
    'User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /login\n\nSitemap: https://a.fr/sitemap.xml\n';
  expect(withoutServer(robots)).toBe('User-agent: *\nDisallow:\n\nSitemap: https://a.fr/sitemap.xml\n');
});
