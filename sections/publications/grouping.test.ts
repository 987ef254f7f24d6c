import { expect, test } from 'vitest';
import { choicesOf } from './filter';
import { groupingsOf, listed, readGrouping } from './grouping';
import { PAGE_SIZE, paginate } from './list-links';
import { publicationsSchema } from './schema';
import { domainFigures, publicationEntries } from './statistics';

const paper = (id: string, year: number) => ({
  id,
  title: `Titre ${id}`,
  authors: 'N. Éluard',
  year: String(year),
  journal: 'Revue',
  type: 'SCOPUS',
});
const publications = publicationsSchema.parse({
  reseauxSecurite: {
    articles: Array.from({ length: PAGE_SIZE }, (_, index) => paper(`a${index}`, 2000 + (index % 20))),
    communications: [{ id: 'c', title: 'C', authors: 'A', year: '2030', conference: 'Colloque' }],
  },
  elearningIA: { articles: [paper('b1', 2001), paper('b2', 2002)], communications: [] },
});
const items = listed(publications, publicationEntries(publications), 'domaine');

test('lists by domain, articles before communications, newest first, numbered within each list', () => {
  expect(items[0]?.entry.year).toBe(2019);
  expect(items.slice(-4).map(({ entry, number }) => [entry.item.id, number])).toEqual([
    [expect.stringMatching(/^a/), PAGE_SIZE],
    ['c', 1],
    ['b2', 1],
    ['b1', 2],
  ]);
});

test.each([
  [
    'annee',
    [
      ['2024', 'o', 1],
      ['2024', 'k', 2],
      ['2020', 'a', 1],
      ['2020', 'c', 2],
    ],
  ],
  [
    'nature',
    [
      ['Articles de revue', 'a', 1],
      ['Communications', 'c', 1],
      ['Ouvrages', 'o', 1],
      ['Chapitres d’ouvrage', 'k', 1],
    ],
  ],
] as const)('by %s: a list for each, those « à la une » first', (grouping, expected) => {
  const list = publicationsSchema.parse({
    e: { articles: [paper('a', 2020), { ...paper('k', 2024), type: 'Book Chapter' }], communications: [] },
    d: {
      articles: [],
      communications: [{ id: 'c', title: 'C', authors: 'A', year: '2020', conference: 'Colloque' }],
      others: [{ ...paper('o', 2024), nature: 'livre', featured: true }],
    },
  });
  const found = listed(list, publicationEntries(list), grouping);
  expect(found.map(({ group, entry, number }) => [group.title, entry.item.id, number])).toEqual(expected);
});

test('in its domain, a work is under its nature, not under the list that it is stored in', () => {
  const of = (id: string, type: string) => ({ ...paper(id, 2020), type });
  const list = publicationsSchema.parse({
    d: {
      articles: [
        of('p', 'Postface'),
        of('e', 'Entretien'),
        of('k', 'Book Chapter'),
        of('a', 'SCOPUS'),
        of('r', 'Recension'),
      ],
      communications: [{ id: 'c', title: 'C', authors: 'A', year: '2020', conference: 'Colloque' }],
      others: [{ ...paper('m', 2020), nature: 'media' }],
    },
  });
  const found = listed(list, publicationEntries(list), 'domaine');
  expect(found.map(({ part, entry, number }) => [part, entry.item.id, number])).toEqual([
    ['Articles et chapitres', 'k', 1],
    ['Articles et chapitres', 'a', 2],
    ['Communications', 'c', 1],
    ['Préfaces et postfaces', 'p', 1],
    ['Comptes rendus', 'r', 1],
    ['Interventions dans les médias', 'e', 1],
    ['Interventions dans les médias', 'm', 2],
  ]);
  expect(domainFigures(list)).toMatchObject([{ articles: 1, communications: 1, chapters: 1, others: 4 }]);
});

test('works only in the domain « Publications » are listed by nature: its name would repeat the heading', () => {
  const undivided = publicationsSchema.parse({ d: { title: 'Publications', articles: [paper('a', 2020)] } });
  expect(readGrouping(undefined, undivided)).toBe('nature');
  expect(groupingsOf(undivided)).not.toContain('domaine');
  expect(choicesOf(undivided).domaine).toEqual([]);
  const named = publicationsSchema.parse({ d: { title: 'Hydrologie', articles: [paper('a', 2020)] } });
  for (const divided of [named, publications]) {
    expect(readGrouping(undefined, divided)).toBe('domaine');
    expect(groupingsOf(divided)).toContain('domaine');
  }
});

test('forthcoming works come first, undated ones last, each under its own heading', () => {
  const of = (id: string, year: string) => ({ ...paper(id, 0), year });
  const list = publicationsSchema.parse({
    d: {
      articles: [
        of('a', 's. d.'),
        of('b', '2020'),
        of('c', 'en préparation'),
        of('d', 'sous presse'),
        of('e', '2026'),
        of('f', 'n.d.'),
      ],
    },
  });
  expect(publicationEntries(list).map(({ item }) => item.id)).toEqual(['d', 'c', 'e', 'b', 'a', 'f']);
  expect(
    listed(list, publicationEntries(list), 'annee').map(({ group, number }) => [group.title, group.key, number]),
  ).toEqual([
    ['Sous presse', 'sous-presse', 1],
    ['En préparation', 'en-preparation', 1],
    ['2026', '2026', 1],
    ['2020', '2020', 1],
    ['Sans date', 'sans-date', 1],
    ['Sans date', 'sans-date', 2],
  ]);
});

test('each page has its part and no publication is on two', () => {
  const [first, second] = [paginate(items, undefined), paginate(items, '2')];
  expect(first).toMatchObject({ page: 1, pages: 2, items: { length: PAGE_SIZE } });
  expect(new Set([...(first?.items ?? []), ...(second?.items ?? [])]).size).toBe(items.length);
});

test('everything is on one page on request, or if it fits', () => {
  expect(paginate(items, 'tout')).toEqual({ items, page: null, pages: 2 });
  expect(paginate(items.slice(0, 3), '1')?.page).toBeNull();
  expect(paginate([], undefined)).toEqual({ items: [], page: null, pages: 1 });
});

test('a page that does not exist is undefined', () => {
  expect(['0', '-3', '3', '99', '1.5', '1e0', 'x'].map((wanted) => paginate(items, wanted))).toEqual(
    Array(7).fill(undefined),
  );
  expect(paginate(items.slice(0, 3), '2')).toBeUndefined();
});
