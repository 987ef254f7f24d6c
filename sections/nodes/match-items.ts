/** Matches the items of two versions of a list. */
import { isRecord } from '@/lib/record';

/**
 * The index in `before` of each item of `after`, undefined for a new one: matched by id, then identity, then equal
 * content, then name, and last, for items without an id, by order among the rest.
 */
export function partnersOf(
  before: readonly unknown[],
  after: readonly unknown[],
  name: (item: unknown) => string = () => '',
): (number | undefined)[] {
  const left = new Set(before.keys());
  const partners: (number | undefined)[] = after.map(() => undefined);
  const pair = (key: (item: unknown) => unknown) => {
    if (left.size === 0) return;
    const places = Map.groupBy(left, (index) => key(before[index]));
    for (const [index, item] of after.entries()) {
      const value = partners[index] === undefined ? key(item) : undefined;
      const partner = value === undefined ? undefined : places.get(value)?.shift();
      if (partner === undefined) continue;
      partners[index] = partner;
      left.delete(partner);
    }
  };
  pair(idOf);
  pair((item) => item);
  pair((item) => JSON.stringify(withoutId(item)));
  pair((item) => name(item) || undefined);
  const unnamed = [...left].filter((index) => idOf(before[index]) === undefined);
  return partners.map((found, index) => found ?? (idOf(after[index]) === undefined ? unnamed.shift() : undefined));
}

/** Whether matched items are in the order of their partners. */
export const isInOrder = (partners: readonly (number | undefined)[]): boolean => {
  const known = partners.filter((place) => place !== undefined);
  return known.every((place, index) => place >= (known[index - 1] ?? 0));
};

/** Identifies an item across versions. */
export const idOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item.id === 'string' && item.id !== '' ? item.id : undefined;

function withoutId(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { id: _, ...rest } = item;
  return rest;
}
