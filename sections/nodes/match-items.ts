/** Matches the items of two versions of a list. */
import { isRecord } from '@/lib/record';

/** `from` is the index of `before` in its list. */
export type Match = { readonly before?: unknown; readonly from?: number; readonly after?: unknown };
export type Matches = {
  /** The items of `after` in order, then the removed ones. */
  readonly pairs: readonly Match[];
  /** Whether items that are in both versions changed order. */
  readonly moved: boolean;
};

/** Pairs the items of two versions of a list. */
export function matchItems(before: readonly unknown[], after: readonly unknown[], name: (item: unknown) => string): Matches {
  const partners = partnersOf(before, after, name);
  const kept = after.map((item, index): Match => {
    const found = partners[index];
    return found === undefined ? { after: item } : { before: before[found], from: found, after: item };
  });
  const paired = new Set(partners);
  const removed = [...before.keys()].filter((index) => !paired.has(index));
  const places = partners.filter((place) => place !== undefined);
  return {
    pairs: [...kept, ...removed.map((index): Match => ({ before: before[index], from: index }))],
    moved: places.some((place, index) => place < (places[index - 1] ?? 0)),
  };
}

/**
 * The index in `before` of each item of `after`, undefined for a new one: by id, then the same object, then by equal content, then by
 * name, and last, for items without an id, by their order among those left.
 */
export function partnersOf(before: readonly unknown[], after: readonly unknown[], name: (item: unknown) => string = () => ''): (number | undefined)[] {
  const left = new Set(before.keys());
  const partners: (number | undefined)[] = after.map(() => undefined);
  const pair = (key: (item: unknown) => unknown) => {
    if (left.size === 0) return;
    const places = Map.groupBy(left, (index) => key(before[index]));
    for (const [index, item] of after.entries()) {
      const value = partners[index] === undefined ? key(item) : undefined;
      const found = value === undefined ? undefined : places.get(value)?.shift();
      if (found === undefined) continue;
      partners[index] = found;
      left.delete(found);
    }
  };
  pair(idOf);
  pair((item) => item);
  pair((item) => JSON.stringify(withoutId(item)));
  pair((item) => name(item) || undefined);
  const unnamed = [...left].filter((index) => idOf(before[index]) === undefined);
  return partners.map((found, index) => found ?? (idOf(after[index]) === undefined ? unnamed.shift() : undefined));
}

/** What tells an item from others, in any version. */
export const idOf = (item: unknown): string | undefined => (isRecord(item) && typeof item.id === 'string' && item.id !== '' ? item.id : undefined);

function withoutId(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { id: _, ...rest } = item;
  return rest;
}
