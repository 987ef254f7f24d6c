import { expect, test } from 'vitest';
import { listed } from './grouping';
import { PAGE_SIZE, paginate } from './list-links';
import { publicationsSchema } from './schema';
import { publicationEntries } from './statistics';

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
