import { expect, test } from 'vitest';
import { numberedList, PAGE_SIZE, paginate } from './pagination';
import { publicationsSchema } from './schema';
import { publicationEntries } from './statistics';

const paper = (id: string, year: number) => ({ id, title: `Titre ${id}`, authors: 'N. Éluard', year: String(year), journal: 'Revue', type: 'SCOPUS' });
const publications = publicationsSchema.parse({
  reseauxSecurite: {
    articles: Array.from({ length: PAGE_SIZE }, (_, index) => paper(`a${index}`, 2000 + (index % 20))),
    communications: [{ id: 'c', title: 'C', authors: 'A', year: '2030', conference: 'Colloque' }],
  },
  elearningIA: { articles: [paper('b1', 2001), paper('b2', 2002)], communications: [] },
});
const items = numberedList(publications, publicationEntries(publications));

test('lists by domain, articles before communications, the newest first, numbered in each list', () => {
  expect(items[0]?.entry.year).toBe(2019);
  expect(items.slice(-4).map(({ entry, number }) => [entry.item.id, number])).toEqual([
    [expect.stringMatching(/^a/), PAGE_SIZE],
    ['c', 1],
    ['b2', 1],
    ['b1', 2],
  ]);
});

test('those « à la une » come first in their list', () => {
  const list = publicationsSchema.parse({
    d: { articles: [paper('a', 2020), { ...paper('b', 2001), featured: true }], communications: [], others: [{ ...paper('o', 2024), nature: 'livre' }] },
  });
  expect(numberedList(list, publicationEntries(list)).map(({ entry, number }) => [entry.item.id, number])).toEqual([
    ['b', 1],
    ['a', 2],
    ['o', 1],
  ]);
});

test('a page holds its part and no publication is on two', () => {
  const [first, second] = [paginate(items, undefined), paginate(items, '2')];
  expect([first.page, first.pages, first.items.length]).toEqual([1, 2, PAGE_SIZE]);
  expect(new Set([...first.items, ...second.items]).size).toBe(items.length);
});

test('everything on one page when asked, or when it fits', () => {
  expect(paginate(items, 'tout')).toEqual({ items, page: null, pages: 2 });
  expect(paginate(items.slice(0, 3), '1').page).toBeNull();
  expect(paginate([], undefined)).toEqual({ items: [], page: null, pages: 1 });
});

test('a page that does not exist is the nearest that does', () => {
  expect(['0', '-3', '99', '1.5', 'x'].map((wanted) => paginate(items, wanted).page)).toEqual([1, 1, 2, 1, 1]);
});
