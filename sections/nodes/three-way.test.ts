import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { joined } from './three-way';

/** Of two versions, what is surely apart. */
const merged = (base: unknown, mine: unknown, theirs: unknown) => {
  const both = joined(base, mine, theirs);
  return both?.isSure ? { value: both.value } : null;
};
/** A value without the step between two trees. */
const withoutStep = (before: unknown, after: unknown, now: unknown) => joined(after, before, now);

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

describe('a step that is undone', () => {
  it('leaves what was typed elsewhere since', () => {
    const before = { title: 'A', items: [one, two, three] };
    const after = { ...before, items: [one, three] };
    const now = { title: 'B', items: [{ ...one, name: 'UN' }, three] };
    expect(withoutStep(before, after, now)?.value).toEqual({ title: 'B', items: [{ ...one, name: 'UN' }, two, three] });
  });

  it('moves an item back to its group as it is by now, unless it would then stand in two', () => {
    const before = { Eau: [one, two], Air: [three] };
    const after = { Eau: [two], Air: [three, one] };
    expect(withoutStep(before, after, { ...after, Eau: [{ ...two, name: 'DEUX' }] })?.value).toEqual({
      Eau: [one, { ...two, name: 'DEUX' }],
      Air: [three],
    });
    expect(withoutStep(before, after, { ...after, Air: [three, { ...one, name: 'UN' }] })?.value).toEqual({
      Eau: [{ ...one, name: 'UN' }, two],
      Air: [three],
    });
    expect(withoutStep(before, after, { Eau: [two], Air: [three], Feu: [one] })).toBeNull();
  });

  it('is taken back for several items at once, but for those that were changed to something else since', () => {
    const typed = (type: string) => [one, two].map((item) => ({ ...item, type }));
    const [, second] = typed('SCOPUS');
    expect(withoutStep(typed('IEEE'), typed('SCOPUS'), [{ ...one, type: 'HAL' }, second])?.value).toEqual([
      { ...one, type: 'HAL' },
      { ...two, type: 'IEEE' },
    ]);
  });
});

type Item = { readonly id: string; readonly name: string; readonly type: string };
type Groups = Readonly<Record<string, readonly Item[]>>;

/** Random changes of items in groups, the same at each run. */
function randomChanges(seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  let last = 0;
  const added = (): Item => ({ id: `${++last}`, name: 'new', type: 'new' });
  const change = (groups: Groups): Groups => {
    const [from = '', to = ''] = [0, 0].map(() => Object.keys(groups)[random(3)]);
    const items = groups[from] ?? [];
    const at = random(items.length + 1);
    const one = items[at];
    const without = { ...groups, [from]: items.toSpliced(at, 1) };
    if (!one || random(6) === 0) return { ...groups, [from]: items.toSpliced(at, 0, added()) };
    if (random(5) === 0) return without;
    if (random(4) === 0) {
      const target = without[to] ?? [];
      return { ...without, [to]: target.toSpliced(random(target.length + 1), 0, one) };
    }
    return { ...groups, [from]: items.with(at, { ...one, [random(2) ? 'name' : 'type']: `${random(3)}` }) };
  };
  const several = (groups: Groups) => Array.from({ length: random(4) }).reduce(change, groups);
  const first = (): Groups => ({ A: [added(), added(), added()], B: [added(), added()], C: [] });
  return { first, change, several };
}

/** Each item by its id, with its group; their order aside. */
const placed = (groups: unknown) =>
  new Map(
    Object.entries(groups as Groups).flatMap(([group, items]) =>
      items.map(({ id, ...rest }) => [id, { group, ...rest }] as const),
    ),
  );

/** What becomes of an item, field by field, its group as one; null where both sides changed one differently. */
function expected(id: string, versions: readonly unknown[]): Record<string, string> | undefined | null {
  const [base, mine, theirs] = versions.map((version) => placed(version).get(id));
  const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (isEqual(base, mine)) return theirs;
  if (isEqual(base, theirs)) return mine;
  if (!base || !mine || !theirs) return isEqual(mine, theirs) && !mine ? undefined : null;
  const fields = (['group', 'name', 'type'] as const).map((field) => {
    const [was, own, other] = [base[field], mine[field], theirs[field]];
    return [field, own === was ? other : other === was || own === other ? own : null] as const;
  });
  return fields.some(([, value]) => value === null) ? null : (Object.fromEntries(fields) as Record<string, string>);
}

/** Whether the first of two items stands before the second; undefined where they are not in one group. */
function isBefore([one, other]: readonly [string, string], groups: unknown): boolean | undefined {
  const ids = Object.values(groups as Groups).map((items) => items.map(({ id }) => id));
  const list = ids.find((each) => each.includes(one) && each.includes(other));
  return list && list.indexOf(one) < list.indexOf(other);
}

/** The pairs of items of one group in all versions that do not stand as the side that has turned them wants. */
function misplaced(value: unknown, versions: readonly unknown[]): unknown[] {
  const ids = [...placed(value).keys()];
  return ids
    .flatMap((one) => ids.filter((other) => one < other).map((other) => [one, other] as const))
    .filter((pair) => {
      const [base, mine, theirs] = versions.map((version) => isBefore(pair, version));
      if (base === undefined || mine === undefined || theirs === undefined) return false;
      return isBefore(pair, value) !== (mine === base ? theirs : mine);
    });
}

test('items that are edited, added, removed and moved at random are joined as each of them alone would be', () => {
  const { first, change, several } = randomChanges(1);
  let sure = 0;
  const wrong: unknown[] = [];
  for (let n = 0; n < 2000; n += 1) {
    const base = first();
    const after = change(base);
    for (const versions of [
      [base, several(base), several(base)],
      [after, base, several(after)],
    ] as const) {
      const both = joined(...versions);
      if (!both) continue;
      const ids = new Set(versions.flatMap((version) => [...placed(version).keys()]));
      const told = Array.from(ids, (id) => [id, expected(id, versions)] as const);
      const found = placed(both.value);
      const others = told.filter(([id, value]) => value !== null && !isDeepStrictEqual(found.get(id), value));
      if (both.isSure) others.push(...told.filter(([, value]) => value === null));
      const pairs = both.isSure ? misplaced(both.value, versions) : [];
      if (both.isSure) sure += 1;
      if (others.length + pairs.length > 0) wrong.push({ versions, others, pairs });
    }
  }
  expect(wrong).toEqual([]);
  expect(sure).toBeGreaterThan(1000);
});
