import { expect, it } from 'vitest';
import { areSameItems, inserted, keyed, moved, neighbour, rekeyed, removed, replaced, shift } from './list-ops';

const list = keyed(['a', 'b', 'c']);

it('gives a new item a key that none had', () => {
  const next = inserted(removed(list, 1), 'd');
  expect(next).toEqual({ items: ['a', 'c', 'd'], keys: [0, 2, 3], fresh: 4 });
  expect(inserted(removed(list, 2), 'd'), 'the last is gone').toEqual({ items: ['a', 'b', 'd'], keys: [0, 1, 3], fresh: 4 });
  expect(inserted(list, 'x', 1)).toEqual({ items: ['a', 'x', 'b', 'c'], keys: [0, 3, 1, 2], fresh: 4 });
});

it('puts several items in the place of one', () => {
  expect(replaced(list, 1, ['x', 'y', 'z'])).toEqual({ items: ['a', 'x', 'y', 'z', 'c'], keys: [0, 1, 3, 4, 2], fresh: 5 });
});

it('moves items with their keys, and stays within the list', () => {
  expect(moved(list, 0, 2)).toEqual({ items: ['b', 'c', 'a'], keys: [1, 2, 0], fresh: 3 });
  expect(moved(list, 2, -5)).toEqual({ items: ['c', 'a', 'b'], keys: [2, 0, 1], fresh: 3 });
  expect(moved(list, 1, 1)).toEqual(list);
  expect(shift(['a'], 4, 0)).toEqual(['a']);
});

it('focuses the neighbour of what was removed', () => {
  expect(neighbour(3, 0)).toBe(0);
  expect(neighbour(3, 2)).toBe(1);
  expect(neighbour(1, 0)).toBe(-1);
});

it('items that are still there keep their keys, others get new ones', () => {
  expect(rekeyed(list, ['x', 'c', 'a', 'a'])).toEqual({ items: ['x', 'c', 'a', 'a'], keys: [3, 2, 0, 4], fresh: 5 });
});

it('items with ids are known by them, in another version too', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));
  const next = [{ id: 'b', title: 'B' }, c];
  expect(areSameItems([a, b], next)).toBe(false);
  expect(areSameItems([a, b], structuredClone([a, b]))).toBe(true);
  expect(rekeyed(keyed([a, b]), next)).toEqual({ items: next, keys: [1, 2], fresh: 3 });
});
