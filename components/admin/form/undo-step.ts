/** Undoes one step of a draft by the trees before and after it, and keeps what was changed since. */
import { isRecord } from '@/lib/record';
import { partnersOf } from '@/sections/nodes/match-items';
import { changes } from './draft';
import { hasEachItemOnce } from './merge';

/** The tree `now` without the step from `before` to `after`; null where an item would come twice, as one that was edited after its move. */
export function withoutStep(before: unknown, after: unknown, now: unknown): { readonly value: unknown } | null {
  const value = undone(before, after, now);
  return hasEachItemOnce(value, [after, now, before]) ? { value } : null;
}

function undone(before: unknown, after: unknown, now: unknown): unknown {
  if (Object.is(before, after)) return now;
  if (Object.is(after, now)) return before;
  if (isRecord(before) && isRecord(after) && isRecord(now)) {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])].map((key) => [key, undone(before[key], after[key], now[key])] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) return undoneItems(before, after, now);
  return changes(after, now).length === 0 ? before : now;
}

/** `from`: its index in the list before the step. */
type Entry = { readonly item: unknown; readonly from?: number };

function undoneItems(before: readonly unknown[], after: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const inBefore = partnersOf(before, after);
  const inAfter = partnersOf(after, now);
  const kept = now.flatMap((item, index): readonly Entry[] => {
    const at = inAfter[index];
    if (at === undefined) return [{ item }];
    const from = inBefore[at];
    if (from !== undefined) return [{ item: undone(before[from], after[at], item), from }];
    return changes(after[at], item).length === 0 ? [] : [{ item }]; // the step has added it
  });
  const entries = isAscending(inAfter) ? sortedByFrom(kept) : kept;
  const left = new Set(inBefore);
  for (const [from, item] of before.entries()) {
    if (left.has(from)) continue;
    entries.splice(entries.findLastIndex((entry) => entry.from !== undefined && entry.from < from) + 1, 0, { item, from });
  }
  return entries.map(({ item }) => item);
}

/** The items that were there before the step in their order of then; the others keep their positions. */
function sortedByFrom(entries: readonly Entry[]): Entry[] {
  const sorted = entries.filter(({ from }) => from !== undefined).sort((one, other) => (one.from ?? 0) - (other.from ?? 0));
  return entries.flatMap((entry) => (entry.from === undefined ? entry : (sorted.shift() ?? [])));
}

const isAscending = (places: readonly (number | undefined)[]): boolean => {
  const known = places.filter((place) => place !== undefined);
  return known.every((place, index) => index === 0 || place > (known[index - 1] ?? 0));
};
