/**
 * Items with a React key each: their index. The items hold no state, so that is enough; keys made of the items' text
 * would be sent a second time with the page.
 */
export function withIndexKey<T>(items: readonly T[]): { readonly key: string; readonly value: T }[] {
  return items.map((value, index) => ({ key: index.toString(36), value }));
}
