/**
 * Gives each item its index as React key: the items have no state, so that is enough; keys made from their text would
 * send it twice.
 */
export function withIndexKey<T>(items: readonly T[]): { readonly key: string; readonly value: T }[] {
  return items.map((value, index) => ({ key: index.toString(36), value }));
}
