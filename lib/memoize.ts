/**
 * `make`, computed once per object and cached while the object lives. The public site is one object until it changes
 * (lib/site/db/public.ts).
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** How many are kept, and how much of them in all. */
export type Bounds = { readonly count: number; readonly size: number };

/** Drops what is kept beyond its bounds, in the order in which it came unless another is given. */
export function keepWithin<Key, Value>(
  most: Bounds,
  kept: Map<Key, Value>,
  sizeOf: (value: Value) => number,
  order: Iterable<readonly [Key, Value]> = kept,
): void {
  let size = 0;
  for (const value of kept.values()) size += sizeOf(value);
  for (const [key, value] of order) {
    if (kept.size <= most.count && size <= most.size) return;
    size -= sizeOf(value);
    kept.delete(key);
  }
}
