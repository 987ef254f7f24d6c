import { describe, expect, it } from 'vitest';
import { changes, fieldId, getAt, isWithin, setAt } from './draft';

const base = {
  title: 'A',
  items: [
    { id: '1', name: 'un', tags: ['x'] },
    { id: '2', name: 'deux', tags: [] },
  ],
};

describe('places', () => {
  it('reads and writes without touching what was', () => {
    const next = setAt(base, ['items', 1, 'name'], 'DEUX');
    expect(getAt(next, ['items', 1, 'name'])).toBe('DEUX');
    expect(getAt(base, ['items', 1, 'name'])).toBe('deux');
    expect(getAt(base, ['items', 9, 'name'])).toBeUndefined();
  });

  it('writes below what is missing, and at the end of a list', () => {
    expect(setAt({}, ['details', 'role'], 'x')).toEqual({ details: { role: 'x' } });
    expect(setAt(['a'], [1], 'b')).toEqual(['a', 'b']);
    expect(setAt({}, ['others', 0, 'title'], 'x')).toEqual({ others: [{ title: 'x' }] });
  });

  it('makes ids that are selectors', () => {
    expect(fieldId('f', ['content', 'Réseaux & co', 0])).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(fieldId('f', ['a b'])).not.toBe(fieldId('f', ['a-b']));
    expect(fieldId(fieldId('f', ['a', 0]), ['b']), 'that of an item’s own form').toBe(fieldId('f', ['a', 0, 'b']));
  });

  it('knows what lies within', () => {
    expect(isWithin(['a', 0, 'b'], ['a', 0])).toBe(true);
    expect(isWithin(['a'], ['a', 0])).toBe(false);
  });
});

describe('what differs', () => {
  it('is nothing for an equal draft', () => expect(changes(base, structuredClone(base))).toEqual([]));

  it('names the fields', () => {
    const draft = setAt(setAt(base, ['title'], 'B'), ['items', 1, 'name'], 'DEUX');
    expect(changes(base, draft)).toEqual([['title'], ['items', 1, 'name']]);
  });

  it('follows an item that moved', () => {
    const draft = { ...base, items: base.items.toReversed() };
    expect(changes(base, draft)).toEqual([['items']]);
    expect(changes(base, setAt(draft, ['items', 0, 'name'], 'DEUX'))).toEqual([['items'], ['items', 0, 'name']]);
  });

  it('follows items without an id by their content', () => {
    const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    expect(changes([a, b, c], [b, c])).toEqual([[]]);
    expect(changes([a, b], [{ name: 'A' }, b])).toEqual([[0, 'name']]);
  });

  it('tells additions and removals by the list', () => {
    expect(changes(base, { ...base, items: base.items.slice(1) })).toEqual([['items']]);
    expect(changes(base, { ...base, items: [...base.items, { id: '3', name: '', tags: [] }] })).toEqual([['items']]);
  });

  it('takes lines as one place, and all kinds of nothing as one', () => {
    expect(changes(base, setAt(base, ['items', 0, 'tags'], ['x', 'y']))).toEqual([['items', 0, 'tags']]);
    expect(changes({ a: undefined }, { a: '' })).toEqual([]);
  });
});
