/**
 * Three-way merge of a value: changes by two people or tabs; or undoing a step, whose base is the value after it, «
 * mine » the value before it, and « theirs » the present one.
 */
import { isRecord } from '@/lib/record';
import { idOf, isInOrder, partnersOf } from './match-items';

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];
/** Items by their key in a version. */
type Items = ReadonlyMap<string, unknown>;

/**
 * Merges both sides' changes of `base`; null if an item would be duplicated, resurrected or lost. `isSure` is false,
 * and theirs wins, on a conflict: both changed a field differently, one removed what the other edited, one moved items
 * of a list that the other changed too, or both changed a list whose items have no ids.
 */
export function merge<T>(base: T, mine: T, theirs: T): { readonly value: T; readonly isSure: boolean } | null {
  if (Object.is(base, theirs)) return { value: mine, isSure: true };
  const everywhere = [base, mine, theirs].map((version) => itemsById(version));
  let isSure = true;
  const value = join(base, mine, theirs) as T;
  return hasEachItemOnce(value, [base, mine, theirs]) ? { value, isSure } : null;

  function doubted<T>(standing: T): T {
    isSure = false;
    return standing;
  }

  function join(base: unknown, mine: unknown, theirs: unknown): unknown {
    if (Object.is(base, mine) && Object.is(base, theirs)) return theirs;
    if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return joinFields(base, mine, theirs);
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs);
    if (isSame(base, mine)) return theirs;
    return isSame(base, theirs) || (!isContainer(mine) && isSame(mine, theirs)) ? mine : doubted(theirs);
  }

  function joinFields(base: Fields, mine: Fields, theirs: Fields): Fields {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)]);
    const fields = Array.from(keys, (key) => [key, join(base[key], mine[key], theirs[key])] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }

  /** Items that a side added stay behind the same predecessor; those of `theirs` come first. */
  function mergeLists(base: List, mine: List, theirs: List): List {
    const lists = [
      itemsByKey(base, base, 'base'),
      itemsByKey(mine, base, 'mine'),
      itemsByKey(theirs, base, 'theirs'),
    ] as const;
    const [old, own, other] = lists;
    const rank = new Map(Array.from(old.keys(), (key, index) => [key, index]));
    const [iMoved, theyMoved] = [own, other].map((list) => !isInOrder(Array.from(list.keys(), (key) => rank.get(key))));
    const isTold = !iMoved && !theyMoved && [base, mine, theirs].every((list) => list.every(idOf));
    if (!isTold && !isSame(base, mine) && !isSame(base, theirs)) doubted(null);
    const items = new Map(
      Array.from(new Set(lists.flatMap((list) => Array.from(list.keys()))), (key) => [key, mergeItem(key, lists)]),
    );
    const [lead, follower] = iMoved && !theyMoved ? [own, other] : [other, own];
    const behind = new Map<string, string[]>();
    let before = '';
    for (const key of follower.keys())
      if (lead.has(key)) before = key;
      else behind.set(before, [...(behind.get(before) ?? []), key]);
    const order: string[] = [];
    let next = behind.get('') ?? [];
    for (const key of lead.keys()) {
      if (lead === own || old.has(key)) {
        order.push(...next);
        next = [];
      }
      order.push(key);
      next = [...next, ...(behind.get(key) ?? [])];
    }
    return [...order, ...next].map((key) => items.get(key)).filter((item) => item !== undefined);
  }

  /**
   * Merges an item of a list, found by its key anywhere in each version; undefined if it does not belong to this list.
   */
  function mergeItem(key: string, lists: readonly Items[]): unknown {
    const [was, mine, theirs] = lists.map((list, side) => list.get(key) ?? everywhere[side]?.get(key));
    const [wasHere = false, isMineHere = false, isTheirsHere = false] = lists.map((list) => list.has(key));
    const isHere = isMineHere === wasHere ? isTheirsHere : isMineHere;
    if (mine === undefined && was !== undefined && !isSame(was, theirs))
      return isTheirsHere ? doubted(theirs) : undefined;
    if (theirs === undefined && was !== undefined && !isSame(was, mine)) doubted(null);
    if (!isHere) return undefined;
    if (mine === undefined || theirs === undefined) return theirs ?? mine;
    return was === undefined ? doubted(theirs) : join(was, mine, theirs);
  }
}

/**
 * An item's key is its id; one without an id has the key of the `base` item with the same content, else of the next one
 * left.
 */
function itemsByKey(list: List, base: List, side: string): Items {
  const places = base.flatMap((item, index) => (idOf(item) === undefined ? index : []));
  const partners = partnersOf(
    places.map((index) => base[index]),
    list.filter((item) => idOf(item) === undefined),
  );
  const keys = partners.map((partner, index) =>
    partner === undefined ? `${side} ${index}` : `base ${places[partner]}`,
  );
  let unnamed = 0;
  return new Map(list.map((item) => [idOf(item) ?? keys[unnamed++] ?? '', item]));
}

/**
 * Whether the merged value has each item as often as both sides' changes imply; an item that both moved would be
 * duplicated.
 */
function hasEachItemOnce(value: unknown, versions: readonly [unknown, unknown, unknown]): boolean {
  const counts = versions.map((version) => countIds(version));
  const inResult = countIds(value);
  return [...new Set([...counts, inResult].flatMap((each) => [...each.keys()]))].every((id) => {
    const [base = 0, mine = 0, theirs = 0] = counts.map((each) => each.get(id) ?? 0);
    return (inResult.get(id) ?? 0) === (mine === base ? theirs : mine);
  });
}

function countIds(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  const id = idOf(value);
  if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (isContainer(value)) for (const inner of Object.values(value)) countIds(inner, counts);
  return counts;
}

function itemsById(tree: unknown, found = new Map<string, unknown>()): Items {
  const id = idOf(tree);
  if (id !== undefined) found.set(id, tree);
  if (isContainer(tree)) for (const inner of Object.values(tree)) itemsById(inner, found);
  return found;
}

/** A form shows undefined, null, '' and false alike, so they count as equal. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false;

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
  return isEmptyValue(one) && isEmptyValue(other);
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
