import { describe, expect, it } from 'vitest';
import { merged } from './merge';

const base = { title: 'A', nation: 'B', items: [item('1', 'un'), item('2', 'deux'), item('3', 'trois')] };

function item(id: string, name: string) {
  return { id, name };
}

describe('two versions of one value', () => {
  it('have the changes of both, in different fields', () => {
    expect(merged(base, { ...base, title: 'Mine' }, { ...base, nation: 'Theirs' })).toEqual({ value: { ...base, title: 'Mine', nation: 'Theirs' } });
    expect(merged(base, base, { ...base, title: 'Theirs' })).toEqual({ value: { ...base, title: 'Theirs' } });
    expect(merged(base, { ...base, title: 'Mine' }, base)).toEqual({ value: { ...base, title: 'Mine' } });
  });

  it('clash in one field, unless both say the same', () => {
    expect(merged(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' })).toBeNull();
    expect(merged(base, { ...base, title: 'Both' }, { ...base, title: 'Both' })).toEqual({ value: { ...base, title: 'Both' } });
    expect(merged(['a', 'b'], ['A', 'b'], ['Ah', 'b']), 'lines').toBeNull();
  });

  it('have the fields that one side added, and lack those that one removed', () => {
    const { nation: _, ...without } = base;
    expect(merged(base, { ...base, award: 'Mine' }, without)).toEqual({ value: { ...without, award: 'Mine' } });
  });
});

describe('two versions of a list', () => {
  const [one, two, three] = base.items;
  const both = (mine: unknown, theirs: unknown) => merged(base.items, mine, theirs)?.value;

  it('have the changes of both, in different items or fields of an item', () => {
    expect(both([{ ...one, name: 'UN' }, two, three], [one, { ...two, name: 'DEUX' }, three])).toEqual([
      { ...one, name: 'UN' },
      { ...two, name: 'DEUX' },
      three,
    ]);
    expect(both([{ ...one, name: 'UN' }, two, three], [{ ...one, colour: 'bleu' }, two, three])).toEqual([{ ...one, name: 'UN', colour: 'bleu' }, two, three]);
    expect(both([{ ...one, name: 'UN' }, two, three], [{ ...one, name: 'Eins' }, two, three])).toBeUndefined();
  });

  it('have the items that either added, and lack those that either removed', () => {
    const [four, five] = [item('4', 'quatre'), item('5', 'cinq')];
    expect(both([four, one, two, three], [one, two, three, five])).toEqual([four, one, two, three, five]);
    expect(both([one, two], [two, three])).toEqual([two]);
    expect(merged(['a', 'b'], ['A', 'b', 'c'], ['a', 'b', 'd'])).toEqual({ value: ['A', 'b', 'c', 'd'] });
  });

  it('clash when one side changed what the other removed', () => {
    expect(both([one, { ...two, name: 'DEUX' }, three], [one, three])).toBeUndefined();
    expect(both([one, three], [one, { ...two, name: 'DEUX' }, three])).toBeUndefined();
  });

  it('follow the items that the other side moved', () => {
    expect(both([{ ...one, name: 'UN' }, two, three], [three, two, one])).toEqual([three, two, { ...one, name: 'UN' }]);
    expect(both([three, two, one], [{ ...one, name: 'Eins' }, two, three])).toBeUndefined();
  });
});
