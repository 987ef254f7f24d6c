import { expect, test } from 'vitest';
import { newTally, none, type Row } from './tally';

const row = (page: string, origin = ''): Row => ({ page, origin, language: 'fr', ...none, views: 1 });

test('what is counted twice is one row', () => {
  const tally = newTally({ named: 10, pages: 10, origins: 5 });
  tally.add(row('/'));
  tally.add({ ...row('/'), texts: 2 });
  expect(tally.changed()).toEqual([{ ...row('/'), views: 2, texts: 2 }]);
});

test('rows counted before go on, and only those that change are told', () => {
  const before = [row('/'), row('/cv')];
  const tally = newTally({ named: 0, pages: 2, origins: 1 }, before);
  tally.add(row('/cv'));
  expect(tally.changed()).toEqual([{ ...row('/cv'), views: 2 }]);
});

test('of a flood of origins, the first keep their names and none is lost', () => {
  const tally = newTally({ named: 100, pages: 100, origins: 3 });
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

test('of a flood of pages and origins, pages lose their origins, then their names; who came from nowhere stays so', () => {
  const tally = newTally({ named: 3, pages: 4, origins: 1000 });
  for (let n = 0; n < 500; n += 1) tally.add(row(`/publications/${n % 50}`, n % 2 === 0 ? `site${n}.example` : ''));
  expect(tally.changed().map(({ page, origin, views }) => [page.replace('/publications/', ''), origin, views])).toEqual(
    [
      ['0', 'site0.example', 1],
      ['1', '', 10],
      ['2', 'site2.example', 1],
      ['3', '', 10],
      ['4', 'site4.example', 1],
      ['5', '', 10],
      ['6', '*', 10],
      ['*', '', 220],
      ['*', '*', 237],
    ],
  );
});
