/** Joins what two people, or one in two tabs, have made of the same value. */

import { isRecord } from '@/lib/record';
import { idOf } from '@/sections/nodes/match-items';
import { changes } from './draft';

/**
 * `base` with the changes of both sides, as `value`; null when they are not surely apart: both changed one field differently, or one list, be it
 * only by adding, removing or moving, unless each changed other items of it, which have ids.
 */
export function merged(base: unknown, mine: unknown, theirs: unknown): { readonly value: unknown } | null {
  if (isSame(base, mine)) return { value: theirs };
  if (isSame(base, theirs) || (!isContainer(mine) && isSame(mine, theirs))) return { value: mine };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergedFields(base, mine, theirs);
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  if (!areSameItems(base, mine) || !areSameItems(base, theirs)) return null;
  const items = base.map((item, index) => merged(item, mine[index], theirs[index]));
  return items.includes(null) ? null : { value: items.map((item) => item?.value) };
}

type Fields = Readonly<Record<string, unknown>>;

function mergedFields(base: Fields, mine: Fields, theirs: Fields): { readonly value: Fields } | null {
  const value: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)])) {
    const values = [base[key], mine[key], theirs[key]];
    if (values.some(isContainer) && values.includes(undefined)) return null; // a group of a map that one side added, removed or renamed
    const part = merged(base[key], mine[key], theirs[key]);
    if (!part) return null;
    if (part.value !== undefined) value[key] = part.value;
  }
  return { value };
}

const isSame = (one: unknown, other: unknown): boolean => changes(one, other).length === 0;
const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;
const areSameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => idOf(item) !== undefined && idOf(item) === idOf(other[index]));
