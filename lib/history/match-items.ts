/** Matches the items of two versions of a list. */

export type Match = { readonly before?: unknown; readonly after?: unknown };
export type Matches = {
  /** The items of `after` in order, then the removed ones. */
  readonly pairs: readonly Match[];
  /** Whether items that are in both versions changed order. */
  readonly moved: boolean;
};

/**
 * Pairs the items of two versions: by id, then by equal content, then by name, and last, for items without an id, by their order
 * among those left.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[], name: (item: unknown) => string): Matches {
  const left = new Set(before.keys());
  const partner = new Map<number, number>();
  const pair = (key: (item: unknown) => string | undefined) => {
    const places = new Map<string, number[]>();
    for (const index of left) {
      const value = key(before[index]);
      if (value !== undefined) places.set(value, [...(places.get(value) ?? []), index]);
    }
    for (const [index, item] of after.entries()) {
      const value = partner.has(index) ? undefined : key(item);
      const found = value === undefined ? undefined : places.get(value)?.shift();
      if (found === undefined) continue;
      partner.set(index, found);
      left.delete(found);
    }
  };
  pair(idOf);
  pair((item) => JSON.stringify(withoutId(item)));
  pair((item) => name(item) || undefined);
  for (const [index, item] of after.entries()) {
    const [first] = [...left].filter((other) => idOf(before[other]) === undefined);
    if (partner.has(index) || first === undefined || idOf(item) !== undefined) continue;
    partner.set(index, first);
    left.delete(first);
  }
  const kept = after.map((item, index): Match => {
    const found = partner.get(index);
    return found === undefined ? { after: item } : { before: before[found], after: item };
  });
  const places = [...after.keys()].flatMap((index) => partner.get(index) ?? []);
  return {
    pairs: [...kept, ...Array.from(left, (index): Match => ({ before: before[index] }))],
    moved: places.some((place, index) => place < (places[index - 1] ?? 0)),
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const idOf = (item: unknown): string | undefined => (isRecord(item) && typeof item.id === 'string' && item.id !== '' ? item.id : undefined);

function withoutId(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { id: _, ...rest } = item;
  return rest;
}
