/** Restores one item or field from an older version. */
import { Problem } from '@/lib/errors';
import { isRecord } from '@/lib/record';
import type { AnyNode } from '@/sections/editor-tree';
import { idOf } from '@/sections/nodes/match-items';
import type { NodeKey } from '@/sections/nodes/node-type';
import { childrenOf, isSameShape, partnersIn } from './changes';

/** The keys and indexes that lead from a content to a value in it. */
export type PartPath = readonly NodeKey[];

/**
 * The content `now` with one part from an older content. An item returns after its former predecessor and leaves its
 * present group; a removed group returns without the items that are now in others. Throws `invalid` for a part that the
 * older content does not have.
 */
export function takePartBack(node: AnyNode, now: unknown, old: unknown, at: PartPath): unknown {
  if (at.length === 0 || valueAt(old, at) === undefined)
    throw new Problem('invalid', 'Cette version n’a pas cet élément');
  return withPart(node, now, old, at);
}

function withPart(node: AnyNode, now: unknown, old: unknown, [key, ...rest]: PartPath): unknown {
  const [mine, theirs] = [childrenOf(node, now), childrenOf(node, old)];
  const index = theirs.findIndex((child) => child.key === key);
  const child = theirs[index];
  if (key === undefined || !child || !isSameShape(now, old)) return old;
  if (typeof key === 'number') {
    const items = mine.map(({ value }) => value);
    const places = partnersIn(node, theirs, mine);
    const present = places.indexOf(index);
    if (present >= 0) return items.with(present, withPart(child.node, items[present], child.value, rest));
    const before = places.findLastIndex((place) => place !== undefined && place < index);
    return items.toSpliced(before + 1, 0, child.value);
  }
  const record = isRecord(now) ? now : {};
  if (record[key] === undefined && rest.length === 0)
    return { ...record, [key]: withoutItems(child.value, new Set(idsIn(record))) };
  const back = withPart(child.node, record[key], child.value, rest);
  const moved = new Set(idsIn(valueAt(child.value, rest)));
  return {
    ...Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withoutItems(value, moved)])),
    [key]: back,
  };
}

/** The value at a path, or undefined. */
function valueAt(value: unknown, [key, ...rest]: PartPath): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) return typeof key === 'number' ? valueAt(value[key], rest) : undefined;
  return isRecord(value) && typeof key === 'string' && Object.hasOwn(value, key)
    ? valueAt(value[key], rest)
    : undefined;
}

const idsIn = (value: unknown): string[] => [
  ...[idOf(value) ?? []].flat(),
  ...(typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []),
];

/** A value without the items that have these ids. */
function withoutItems(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !ids.has(idOf(item) ?? '')).map((item) => withoutItems(item, ids));
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutItems(each, ids)]))
    : value;
}
