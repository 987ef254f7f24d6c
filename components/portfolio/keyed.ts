/**
 * Items with a React key each: their place. The server draws the page once and no item ever moves on it; keys made of the
 * items' own words would travel with the page once more.
 */
export function keyed<T>(items: readonly T[]): { readonly key: string; readonly value: T }[] {
  return items.map((value, index) => ({ key: index.toString(36), value }));
}
