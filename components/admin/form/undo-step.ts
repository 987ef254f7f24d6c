/** Undoes one step of a draft by the trees before and after it, and keeps later changes. */
import { isRecord } from '@/lib/record';
import { idOf, isInOrder, partnersOf } from '@/sections/nodes/match-items';
import { changes } from './draft';
import { hasEachItemOnce } from './merge';

/** The items of each tree by their ids. */
type Items = {
  readonly before: ReadonlyMap<string, unknown>;
  readonly after: ReadonlyMap<string, unknown>;
  readonly now: ReadonlyMap<string, unknown>;
};

/**
 * The tree `now` without the step from `before` to `after`; null where an item would come twice, as one that was moved
 * again since.
 */
export function withoutStep(before: unknown, after: unknown, now: unknown): { readonly value: unknown } | null {
  if (Object.is(after, now)) return { value: before };
  const value = undone(before, after, now, { before: itemsById(before), after: itemsById(after), now: itemsById(now) });
  return hasEachItemOnce(value, [after, now, before]) ? { value } : null;
}

function undone(before: unknown, after: unknown, now: unknown, items: Items): unknown {
  if (Object.is(before, after)) return now;
  if (isRecord(before) && isRecord(after) && isRecord(now)) {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])].map(
      (key) => [key, undone(before[key], after[key], now[key], items)] as const,
    );
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) return undoneList(before, after, now, items);
  return changes(after, now).length === 0 ? before : now;
}

/** `from`: its index in the list before the step. */
type Entry = { readonly item: unknown; readonly from?: number };

function undoneList(
  before: readonly unknown[],
  after: readonly unknown[],
  now: readonly unknown[],
  items: Items,
): readonly unknown[] {
  const inBefore = partnersOf(before, after);
  const inAfter = partnersOf(after, now);
  const kept = now.flatMap((item, index): readonly Entry[] => {
    const at = inAfter[index];
    if (at === undefined) return [{ item }];
    const from = inBefore[at];
    if (from !== undefined) return [{ item: undone(before[from], after[at], item, items), from }];
    const isAdded = items.before.has(idOf(item) ?? '') || changes(after[at], item).length === 0; // from another list, or as the step made it
    return isAdded ? [] : [{ item }];
  });
  const entries = isInOrder(inAfter) ? sortedByFrom(kept) : kept;
  const left = new Set(inBefore);
  for (const [from, item] of before.entries()) {
    if (left.has(from)) continue;
    const id = idOf(item) ?? '';
    const elsewhere = items.after.has(id) && items.now.has(id);
    const back = elsewhere ? undone(item, items.after.get(id), items.now.get(id), items) : item;
    entries.splice(entries.findLastIndex((entry) => entry.from !== undefined && entry.from < from) + 1, 0, {
      item: back,
      from,
    });
  }
  return entries.map(({ item }) => item);
}

/** Puts the items that existed before the step in their earlier order; the others keep their positions. */
function sortedByFrom(entries: readonly Entry[]): Entry[] {
  const sorted = entries
    .filter(({ from }) => from !== undefined)
    .sort((one, other) => (one.from ?? 0) - (other.from ?? 0));
  return entries.flatMap((entry) => (entry.from === undefined ? entry : (sorted.shift() ?? [])));
}

function itemsById(tree: unknown, found = new Map<string, unknown>()): Map<string, unknown> {
  const id = idOf(tree);
  if (id !== undefined) found.set(id, tree);
  if (typeof tree === 'object' && tree !== null) for (const inner of Object.values(tree)) itemsById(inner, found);
  return found;
}
