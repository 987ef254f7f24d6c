/**
 * The changes of lists and of named groups, each by its name. Neither is ever mutated; groups keep their order, which
 * is why no name is a number alone.
 */
import type { AnyMap } from '@/sections/editor-tree';
import { groupNameProblem } from '@/sections/groups';
import { partnersOf } from '@/sections/nodes/match-items';

export type Groups = Readonly<Record<string, unknown>>;

/** A copy with a new item at the index `at`, by default at the end. */
export const added = <T>(items: readonly T[], item: T, at = items.length): readonly T[] => items.toSpliced(at, 0, item);

export const removed = <T>(items: readonly T[], at: ReadonlySet<number>): readonly T[] =>
  items.filter((_, index) => !at.has(index));

/** A copy with the item at `from` moved to `to`, which is clamped to the list; the list itself when nothing moves. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const target = Math.max(0, Math.min(items.length - 1, to));
  const item = items[from];
  return item === undefined || target === from ? items : items.toSpliced(from, 1).toSpliced(target, 0, item);
}

/** `fresh`: the next key, which no item has had. */
type Keyed = { readonly items: readonly unknown[]; readonly keys: readonly number[]; readonly fresh: number };

/** The keys of a list's items: one that was in the list `before`, wherever and however changed, keeps its own. */
export function keyed(items: readonly unknown[], before: Keyed = { items: [], keys: [], fresh: 0 }): Keyed {
  let { fresh } = before;
  const keys = partnersOf(before.items, items).map((found) => before.keys[found ?? -1] ?? fresh++);
  return { items, keys, fresh };
}

/** The name of a group: its key, unless the node defines `named`. */
export const groupName = (node: AnyMap, groups: Groups, key: string): string =>
  node.named?.name(key, groups[key]) ?? key;

export function groupAdded(node: AnyMap, groups: Groups, name: string): { groups: Groups; key: string } {
  const { key, value } = node.named?.create(name) ?? { key: name, value: node.blank() };
  return { groups: { ...groups, [key]: value }, key };
}

export function groupRenamed(node: AnyMap, groups: Groups, key: string, name: string): { groups: Groups; key: string } {
  const { named } = node;
  if (named) return { groups: { ...groups, [key]: named.rename(groups[key], name) }, key };
  return {
    groups: Object.fromEntries(Object.entries(groups).map(([other, value]) => [other === key ? name : other, value])),
    key: name,
  };
}

export const groupRemoved = (groups: Groups, key: string): Groups =>
  Object.fromEntries(Object.entries(groups).filter(([other]) => other !== key));

/** The error message for the name of a new group, or of the group with the key `self`; '' when the name is valid. */
export function nameProblem(node: AnyMap, groups: Groups, name: string, self?: string): string {
  const wanted = name.trim();
  if (wanted === '') return node.labels.keyRequired;
  if (wanted === self) return '';
  if (!node.named && /^(?:0|[1-9]\d*)$/.test(wanted))
    return 'Le nom ne peut pas être un nombre seul\u00a0: ajoutez un mot, comme «\u00a0Année 2024\u00a0»';
  const own = node.named ? undefined : groupNameProblem(wanted);
  if (own) return own;
  const taken = Object.keys(groups).some((key) => key !== self && same(groupName(node, groups, key), wanted));
  return taken ? node.labels.keyTaken : '';
}

const same = (a: string, b: string): boolean => a.trim().toLocaleLowerCase('fr') === b.toLocaleLowerCase('fr');
