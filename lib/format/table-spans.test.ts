import { expect, test } from 'vitest';
import { boundedSpans, isTooLarge, mostCells } from './table-spans';

const one = { columns: 1, rows: 1 };
const over = (columns: number, rows = 1) => ({ columns, rows });
const row = (count: number, cell = one) => Array.from({ length: count }, () => cell);

test('a heading over three columns and a cell beside two rows are unchanged', () => {
  const table = [[over(3)], [over(1, 2), one, one], [one, one]];
  expect(boundedSpans(table)).toEqual(table);
});

test('a span ends at the widest row and the last row', () => {
  expect(boundedSpans([[over(99, 99), one], row(3)])).toEqual([[over(3, 2), one], row(3)]);
});

test('spans cover at most 20,000 cells together', () => {
  const hostile = Array.from({ length: 99 }, () => row(99, over(99, 99)));
  const area = boundedSpans(hostile)
    .flat()
    .reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  expect(area).toBeLessThanOrEqual(mostCells);
});

test('a table has at most a hundred columns and 20,000 cells', () => {
  expect(isTooLarge(Array.from({ length: 200 }, () => row(100)))).toBe(false);
  expect(isTooLarge([row(101)])).toBe(true);
  expect(isTooLarge(Array.from({ length: 20_001 }, () => row(1)))).toBe(true);
});
