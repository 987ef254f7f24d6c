import { describe, expect, it, test } from 'vitest';
import { validate, withStored } from '../validate';
import { actualites } from './definition';
import { findNews, homeNews, newsPlaces, publishedNews } from './published';
import { type News, newsSchema } from './schema';

const day = '2026-11-27';
const item = (title: string, date: string, more: object = {}) => ({ id: title, title, date, ...more });
const news = (...items: object[]): News => newsSchema.parse(items);
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

describe('what visitors read on a day', () => {
  const all = news(
    item('Demain', '2026-11-28'),
    item('Masquée', '2026-11-20', { visible: false }),
    item('Hier', '2026-11-26'),
    item('Hier aussi', '2026-11-26'),
    item('Aujourd’hui', day),
    item('Ancienne', '2019-01-01', { pinned: true }),
    item('Jusqu’à hier', '2026-11-27', { until: '2026-11-27' }),
    item('Plus vieille', '2018-05-02'),
  );

  it('is visible and not dated later, newest first, then in the owner’s order', () => {
    expect(titles(publishedNews(all, day))).toEqual([
      ...['Aujourd’hui', 'Jusqu’à hier', 'Hier', 'Hier aussi', 'Ancienne', 'Plus vieille'],
    ]);
    expect(titles(publishedNews(all, '2026-11-28'))[0]).toBe('Demain');
  });

  it('the home page has the pinned ones, then the three newest', () => {
    expect(titles(homeNews(all, day))).toEqual(['Ancienne', 'Aujourd’hui', 'Jusqu’à hier', 'Hier']);
  });
});

describe('the slug of a news item', () => {
  const saved = (raw: unknown, stored?: unknown) => {
    const result = validate(actualites, raw);
    return newsSchema.parse(result.ok ? withStored(actualites, result.content, stored) : null);
  };
  const first = saved([item('Une thèse soutenue !', '2026-11-20'), item('شبكات', '2026-01-01')]);

  it('is made from its title and year, once', () => {
    expect(first.map(({ slug }) => slug)).toEqual(['une-these-soutenue-2026', 'actualite-2026']);
    const retitled = saved([{ ...first[0], title: 'Deux thèses', date: '2027-01-01', slug: undefined }], first);
    expect(retitled[0]?.slug).toBe('une-these-soutenue-2026');
  });
});

test('without public news there is no list and no item page', () => {
  const site = (content: News) =>
    ({ sections: [{ kind: 'site--actualites', content }] }) as unknown as Parameters<typeof findNews>[0];
  expect(findNews(site(news()))).toBeNull();
  expect(findNews(site(news(item('Un jour', '9999-12-31'))))).toBeNull();
  expect(findNews({ sections: [] })).toBeNull();
  const entries = findNews(site(news(item('Hier', '2020-01-01'))))?.entries ?? [];
  expect(newsPlaces(entries)).toEqual([{ path: '/actualites' }, { path: '/actualites/hier-2020' }]);
  expect(newsPlaces([])).toEqual([]);
});
