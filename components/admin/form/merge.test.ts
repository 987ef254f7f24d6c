import { describe, expect, it } from 'vitest';
import { merged } from './merge';

const item = (id: string, name: string) => ({ id, name });
const [one, two, three] = [item('1', 'un'), item('2', 'deux'), item('3', 'trois')];
const base = { title: 'A', nation: 'B', items: [one, two, three] };

describe('two versions of one value', () => {
  it('have the changes of both, in different fields', () => {
    expect(merged(base, { ...base, title: 'Mine' }, { ...base, nation: 'Theirs' })).toEqual({
      value: { ...base, title: 'Mine', nation: 'Theirs' },
    });
    expect(merged(base, base, { ...base, title: 'Theirs' })).toEqual({ value: { ...base, title: 'Theirs' } });
    expect(merged(base, { ...base, title: 'Mine' }, base)).toEqual({ value: { ...base, title: 'Mine' } });
  });

  it('are not joined when both changed one field', () => {
    expect(merged(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' })).toBeNull();
    expect(merged({ lines: ['a', 'b'] }, { lines: ['A', 'b'] }, { lines: ['a', 'B'] })).toBeNull();
  });

  it('have the fields that one side added, and lack those that one removed', () => {
    const { nation: _, ...without } = base;
    expect(merged(base, { ...base, award: 'Mine' }, without)).toEqual({ value: { ...without, award: 'Mine' } });
  });
});

describe('two versions of a list', () => {
  const both = (mine: unknown, theirs: unknown) => merged(base.items, mine, theirs)?.value;

  it('have the changes of both, in different items or fields of an item', () => {
    expect(both([{ ...one, name: 'UN' }, two, three], [one, { ...two, name: 'DEUX' }, three])).toEqual([
      { ...one, name: 'UN' },
      { ...two, name: 'DEUX' },
      three,
    ]);
    expect(both([{ ...one, name: 'UN' }, two, three], [{ ...one, colour: 'bleu' }, two, three])).toEqual([
      { ...one, name: 'UN', colour: 'bleu' },
      two,
      three,
    ]);
    expect(both([{ ...one, name: 'UN' }, two, three], [{ ...one, name: 'Eins' }, two, three])).toBeUndefined();
  });

  const edited = [{ ...one, name: 'UN' }, two, three];
  const four = item('4', 'quatre');

  it('have the items that one side added, where it put them, and lack those that it removed', () => {
    for (const [other, value] of [
      [
        [one, four, two, three],
        [edited[0], four, two, three],
      ],
      [
        [one, three],
        [edited[0], three],
      ],
    ] as const)
      expect([both(edited, other), both(other, edited)]).toEqual([value, value]);
  });

  it('have what both added at one place, and lack what either removed', () => {
    expect(both([one, two, three, four], [item('0', 'zéro'), one, two, three, item('5', 'cinq')])).toEqual([
      item('0', 'zéro'),
      one,
      two,
      three,
      item('5', 'cinq'),
      four,
    ]);
    expect(both([one, two, four], [two, three, item('5', 'cinq')])).toEqual([two, four, item('5', 'cinq')]);
    expect(merged([], [one], [two])).toEqual({ value: [two, one] });
  });

  it('are not joined when one side moved items, or removed what the other edited', () => {
    for (const other of [
      [three, one, two],
      [two, three],
    ])
      expect([both(edited, other), both(other, edited)]).toEqual([undefined, undefined]);
  });
});

describe('two versions of a map of groups', () => {
  const groups = { A: [one, two], B: [three], C: [] };

  it('are not joined when an item went to two groups, to one and away, or into a group that was renamed or removed', () => {
    const moved = { A: [two], B: [three, one], C: [] };
    expect(merged(groups, moved, { A: [two], B: [three], C: [one] })).toBeNull();
    expect(merged(groups, moved, { ...groups, A: [two] })).toBeNull();
    expect(merged(groups, moved, { A: groups.A, C: [] })).toBeNull();
    expect(merged(groups, { Z: groups.A, B: groups.B, C: [] }, { ...groups, A: [one] })).toBeNull();
  });
});
