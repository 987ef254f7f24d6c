import { expect, test } from 'vitest';
import { addedLanguages } from '@/lib/languages';
import { tableOf } from '@/lib/testing/rows';
import { queryParameters, readQuery } from '@/sections/publications/query';
import { internalAddress, internalPage, isPublicFile, publicPage } from './page-address';

const pageOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://a');
  return publicPage(pathname, searchParams);
};
const search = (query: string) => `/publications/recherche/${encodeURIComponent(query)}`;

test.each(tableOf('lib/site/public-pages/page-address.txt', 'pages'))('%s is the page %s', (address, page) =>
  expect(pageOf(address)).toBe(page),
);

test.each(tableOf('lib/site/public-pages/page-address.txt', 'no page'))('%s is no public page', (address) =>
  expect(pageOf(address)).toBeNull(),
);

test.each(addedLanguages)(
  'the feeds, the calendar and the CV are files of the language %s, and no others',
  (language) => {
    for (const file of ['/cv', '/cv.pdf', '/agenda.ics', '/actualites/flux.json', '/publications/flux.xml'])
      expect(isPublicFile(file, language), file).toBe(true);
    for (const file of [
      '/sitemap.xml',
      '/robots.txt',
      '/contact.vcf',
      '/publications/liste.bib',
      '/publications/a/reference.bib',
    ]) {
      expect(isPublicFile(file, 'fr'), file).toBe(true);
      expect(isPublicFile(file, language), file).toBe(false);
    }
  },
);

test('whatever the list of publications reads of its address makes another page, which reads the same', () => {
  const address = (name: string, value: string) => `/publications?${name}=${value}`;
  for (const name of queryParameters) expect(pageOf(address(name, 'a'))).not.toBe(pageOf(address(name, 'b')));
  const all = Object.fromEntries(queryParameters.map((name) => [name, `${name} à/&=%`]));
  const [, query = ''] =
    /recherche\/(.*)$/.exec(pageOf(`/publications?${new URLSearchParams({ ...all, utm_source: 'x' })}`) ?? '') ?? [];
  expect(readQuery(Object.fromEntries(new URLSearchParams(decodeURIComponent(query))))).toEqual({
    ...all,
    q: 'a/&=% q',
  });
});

test('a key of Next’s cache tells the version, and whether it is a search', () => {
  const key = (page: string) => `/route-cache/APP_PAGE/0123abcd/$${internalAddress('12.2026-11-26.0f3a9c1d', page)}`;
  expect(internalPage(key('/'))).toMatchObject({ version: '12.2026-11-26.0f3a9c1d', isSearch: false });
  expect(internalPage(key('/publications/v-2024'))).toMatchObject({
    version: '12.2026-11-26.0f3a9c1d',
    isSearch: false,
  });
  expect(internalPage(key(search('q=a')))).toMatchObject({ isSearch: true });
  expect(internalPage('/route-cache/APP_PAGE/0123abcd/$/_not-found')).toBeNull();
});

test.each([
  ['e r', ['r  e', 'E R', 'é r e', ' «r» "e"']],
  ['10.1000/182', ['https://doi.org/10.1000/182']],
])(
  'a search for « %s » is one with others that mean the same, each with its words as they were typed',
  (words, others) => {
    const found = (q: string) => {
      const address = internalAddress(
        '12.2026-11-26.0f3a9c1d',
        pageOf(`/publications?${new URLSearchParams({ q, page: '2' })}`) ?? '',
      );
      return internalPage(`/route-cache/APP_PAGE/0123abcd/$${decodeURIComponent(address)}`);
    };
    const first = found(words);
    expect(first).toMatchObject({ isSearch: true, typed: words });
    for (const other of others) expect(found(other)).toEqual({ ...first, typed: other.trim() });
    expect(found(`${words} x`)?.key).not.toBe(first?.key);
    expect(found('&saisie=%')).toMatchObject({ typed: '&saisie=%' });
  },
);
