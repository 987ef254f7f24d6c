import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { merge } from './three-way';

test.each(rowsOf('sections/nodes/three-way.txt'))('$rule: $input', ({ rule, input, outputs: [wanted = ''] }) => {
  const [first, second, third] = input.split('\n').map((line): unknown => JSON.parse(line));
  // Undoing a step: the value before it, after it, and now.
  if (rule.startsWith('undone')) return expect(merge(second, first, third)?.value ?? null).toEqual(JSON.parse(wanted));
  const versions = [[second, third], ...(rule.startsWith('both') ? [] : [[third, second]])];
  for (const [mine, theirs] of versions) {
    const both = merge(first, mine, theirs);
    expect(both?.isSure ? both.value : null).toEqual(JSON.parse(wanted));
  }
});

type Item = { readonly id: string; readonly name: string; readonly type: string };
type Groups = Readonly<Record<string, readonly Item[]>>;

/** Random changes of items in groups, reproducible by seed. */
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

/** Each item by id, with its group, ignoring order. */
const placed = (groups: unknown) =>
  new Map(
    Object.entries(groups as Groups).flatMap(([group, items]) =>
      items.map(({ id, ...rest }) => [id, { group, ...rest }] as const),
    ),
  );

/** The expected merge of an item, field by field, its group counting as one; null on a conflict. */
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

/** Whether the first of two items precedes the second; undefined if they are not in one group. */
function isBefore([one, other]: readonly [string, string], groups: unknown): boolean | undefined {
  const ids = Object.values(groups as Groups).map((items) => items.map(({ id }) => id));
  const list = ids.find((each) => each.includes(one) && each.includes(other));
  return list && list.indexOf(one) < list.indexOf(other);
}

/** Pairs of items, in one group in all versions, whose order differs from that of the side that swapped them. */
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

test('items edited, added, removed and moved at random are merged as each would be alone', () => {
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
      const both = merge(...versions);
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
