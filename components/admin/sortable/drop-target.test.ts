import { describe, expect, it } from 'vitest';
import { moved } from '../editor/edit-list';
import { adjacentIndex, dropIndex, edgeSpeed } from './drop-target';

const rows = (...indexes: number[]) => indexes.map((index, row) => ({ index, middle: 50 + row * 100 }));

describe('where a row lands', () => {
  const all = rows(0, 1, 2, 3);
  it.each([
    [0, 40, 0],
    [0, 140, 0],
    [0, 160, 1],
    [0, 240, 1],
    [0, 900, 3],
    [3, 260, 3],
    [3, 240, 2],
    [3, -10, 0],
    [2, 150.5, 2],
  ])('the row of %i at %i px takes place %i', (from, y, to) => expect(dropIndex(all, from, y)).toBe(to));

  it('with some rows filtered away, it lands beside the row in sight and the others keep their order', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const seen = rows(1, 3, 6);
    expect(moved(list, 1, dropIndex(seen, 1, 260)).join('')).toBe('acdefgb');
    expect(moved(list, 1, dropIndex(seen, 1, 160)).join('')).toBe('acdbefg');
    expect(moved(list, 6, dropIndex(seen, 6, 10)).join('')).toBe('agbcdef');
    expect(dropIndex(seen, 3, 150)).toBe(3);
  });

  it('steps go from one row in sight to the next, and stop at the ends', () => {
    const seen = rows(1, 3, 6);
    expect([
      adjacentIndex(seen, 3, 1),
      adjacentIndex(seen, 3, -1),
      adjacentIndex(seen, 6, 1),
      adjacentIndex(seen, 1, -1),
    ]).toEqual([6, 1, 6, 1]);
  });
});

describe('the page follows a drag', () => {
  it('near an edge only, faster the nearer, and not faster past it', () => {
    expect(edgeSpeed(400, 0, 800)).toBe(0);
    expect(edgeSpeed(90, 0, 800)).toBeLessThan(0);
    expect(edgeSpeed(10, 0, 800)).toBeLessThan(edgeSpeed(60, 0, 800));
    expect(edgeSpeed(-500, 0, 800)).toBe(edgeSpeed(0, 0, 800));
    expect(edgeSpeed(790, 0, 800)).toBe(-edgeSpeed(10, 0, 800));
  });
});
