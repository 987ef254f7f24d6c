import { expect, test } from 'vitest';
import { newTally, none, type Row } from './tally';

const row = (page: string, origin = ''): Row => ({ page, origin, language: 'fr', ...none, views: 1 });

test('what is counted twice is one row', () => {
  const tally = newTally({ rows: 10, origins: 5 });
  tally.add(row('/'));
  tally.add({ ...row('/'), texts: 2 });
  expect(tally.changed()).toEqual([{ ...row('/'), views: 2, texts: 2 }]);
});

test('rows counted before go on, and only those that change are told', () => {
  const before = [row('/'), row('/cv')];
  const tally = newTally({ rows: 2, origins: 1 }, before);
  tally.add(row('/cv'));
  expect(tally.changed()).toEqual([{ ...row('/cv'), views: 2 }]);
});

test('of a flood of origins, the first keep their names and none is lost', () => {
  const tally = newTally({ rows: 100, origins: 3 });
  for (let n = 0; n < 1000; n += 1) tally.add(row('/', `spam${n}.example`));
  tally.add(row('/'));
  expect(tally.changed().map(({ origin, views }) => [origin, views])).toEqual([
    ['spam0.example', 1],
    ['spam1.example', 1],
    ['spam2.example', 1],
    ['*', 997],
    ['', 1],
  ]);
});

test('of a flood of pages and origins, pages lose their origins, then their names', () => {
  const tally = newTally({ rows: 10, origins: 1000 });
  for (let n = 0; n < 500; n += 1) tally.add(row(`/publications/${n % 50}`, `site${n}.example`));
  const rows = tally.changed();
  expect(rows.length).toBe(13);
  expect(rows.filter(({ origin }) => origin === '*').map(({ page }) => page)).toEqual([
    '/publications/10',
    '/publications/11',
    '*',
  ]);
  expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(500);
});
