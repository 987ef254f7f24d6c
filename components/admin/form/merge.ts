/** Joins what two people, or one in two tabs, have made of the same value. */

import { isRecord } from '@/lib/record';
import { idOf } from '@/sections/nodes/match-items';
import { changes } from './draft';

type Joined<T> = { readonly value: T } | null;
type Fields = Readonly<Record<string, unknown>>;

/**
 * `base` with the changes of both sides, as `value`; null when they are not surely apart: both changed one field
 * differently, one removed what the other edited, one moved items of a list that the other changed too, or an item
 * would come twice or come back.
 */
export function merged(base: unknown, mine: unknown, theirs: unknown): Joined<unknown> {
  const both = joined(base, mine, theirs);
  return both && hasEachItemOnce(both.value, [base, mine, theirs]) ? both : null;
}

function joined(base: unknown, mine: unknown, theirs: unknown): Joined<unknown> {
  if (isSame(base, mine)) return { value: theirs };
  if (isSame(base, theirs) || (!isContainer(mine) && isSame(mine, theirs))) return { value: mine };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return joinedFields(base, mine, theirs);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return joinedItems(base, mine, theirs);
  return null;
}

function joinedFields(base: Fields, mine: Fields, theirs: Fields): Joined<Fields> {
  const value: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)])) {
    const part = joined(base[key], mine[key], theirs[key]);
    if (!part) return null;
    if (part.value !== undefined) value[key] = part.value;
  }
  return { value };
}

/** Items that a side added stand where it put them, behind the same item; those of `theirs` first. */
function joinedItems(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Joined<readonly unknown[]> {
  const [old, own, other] = [byId(base), byId(mine), byId(theirs)];
  if (!old || !own || !other || !areInOrder(old, own) || !areInOrder(old, other)) return null;
  if ([...own.keys()].some((id) => !old.has(id) && other.has(id))) return null; // both added it
  const kept = [...old].map(([id, item]) => [id, joined(item, own.get(id), other.get(id))] as const);
  if (kept.some(([, item]) => item === null)) return null;
  const added = [addedBehind(old, other), addedBehind(old, own)];
  const behind = (id: string) => added.flatMap((items) => items.get(id) ?? []);
  return {
    value: [
      ...behind(''),
      ...kept.flatMap(([id, item]) => [...(item?.value === undefined ? [] : [item.value]), ...behind(id)]),
    ],
  };
}

type Items = ReadonlyMap<string, unknown>;

/** Null where an item has no id, or that of another. */
function byId(items: readonly unknown[]): Items | null {
  const all = new Map(items.map((item) => [idOf(item) ?? '', item]));
  return all.size === items.length && !all.has('') ? all : null;
}

/** Whether the items of `old` that `items` still has are in their order. */
function areInOrder(old: Items, items: Items): boolean {
  const kept = [...items.keys()].filter((id) => old.has(id));
  const left = new Set(kept);
  return [...old.keys()].filter((id) => left.has(id)).every((id, index) => id === kept[index]);
}

/** The items that are not in `old`, by the id of the nearest one before them that is, or ''. */
function addedBehind(old: Items, items: Items): ReadonlyMap<string, readonly unknown[]> {
  const added = new Map<string, unknown[]>();
  let last = '';
  for (const [id, item] of items) {
    if (old.has(id)) last = id;
    else added.set(last, [...(added.get(last) ?? []), item]);
  }
  return added;
}

/**
 * Whether each item is in the joined value as often as the changes of both sides make it; one that both moved would
 * come twice.
 */
export function hasEachItemOnce(value: unknown, versions: readonly [unknown, unknown, unknown]): boolean {
  const counts = versions.map((version) => countIds(version, new Map()));
  const found = countIds(value, new Map());
  return [...new Set([...counts, found].flatMap((each) => [...each.keys()]))].every((id) => {
    const [base = 0, mine = 0, theirs = 0] = counts.map((each) => each.get(id) ?? 0);
    return (found.get(id) ?? 0) === (mine === base ? theirs : mine);
  });
}

function countIds(value: unknown, counts: Map<string, number>): Map<string, number> {
  const id = idOf(value);
  if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (isContainer(value)) for (const inner of Object.values(value)) countIds(inner, counts);
  return counts;
}

const isSame = (one: unknown, other: unknown): boolean => changes(one, other).length === 0;
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
