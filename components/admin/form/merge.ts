/** Joins what two people, or one in two tabs, have made of the same value. */
import { partnersOf } from '@/lib/history/match-items';
import { isRecord } from '@/lib/record';
import { changes } from './draft';

const isSame = (one: unknown, other: unknown): boolean => changes(one, other).length === 0;

/**
 * `base` with the changes of both sides, as `value`; null when both changed the same field, or one changed an item that the other
 * removed. Items are followed when the other side moved them; to have
 * moved some oneself is a clash.
 */
export function merged(base: unknown, mine: unknown, theirs: unknown): { readonly value: unknown } | null {
  if (isSame(base, mine) || isSame(mine, theirs)) return { value: theirs };
  if (isSame(base, theirs)) return { value: mine };
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return mergedItems(base, mine, theirs);
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return null;
  const value: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const part = merged(base[key], mine[key], theirs[key]);
    if (!part) return null;
    if (part.value !== undefined) value[key] = part.value;
  }
  return { value };
}

/** In their order, with my new items where they stand in mine. */
function mergedItems(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): { readonly value: unknown } | null {
  const [myPartners, theirPartners] = [partnersOf(base, mine), partnersOf(base, theirs)];
  if (isMoved(myPartners)) return null;
  const value: unknown[] = [];
  for (const [index, item] of theirs.entries()) {
    const old = theirPartners[index];
    const ours = old === undefined ? item : mine[myPartners.indexOf(old)];
    if (ours === undefined) {
      if (old !== undefined && !isSame(base[old], item)) return null;
      continue; // removed here
    }
    const both = old === undefined ? { value: item } : merged(base[old], ours, item);
    if (!both) return null;
    value.push(both.value);
  }
  for (const [index, item] of mine.entries()) {
    const old = myPartners[index];
    if (old === undefined) value.splice(index, 0, item);
    else if (!theirPartners.includes(old) && !isSame(base[old], item)) return null; // removed there
  }
  return { value };
}

function isMoved(partners: readonly (number | undefined)[]): boolean {
  const places = partners.filter((place) => place !== undefined);
  return places.some((place, index) => place < (places[index - 1] ?? 0));
}
