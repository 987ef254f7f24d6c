/** Items that went from one group of a map to another. */

import { isRecord } from '@/lib/record';
import type { AnyList, AnyNode } from '../editor-tree';
import { idOf } from './match-items';

export type Groups = Readonly<Record<string, unknown>>;
type Regrouped = {
  /** The older groups, with the items that moved in the groups where they are now. */
  readonly before: Groups;
  readonly moved: readonly { readonly list: AnyList; readonly item: unknown; readonly to: string | undefined }[];
};

/** Finds, by their ids, the items that are in another group than before, in each list that a group is or has. `node` is that of a group. */
export function regrouped(node: AnyNode, before: Groups, after: Groups): Regrouped {
  return listsOf(node).reduce<Regrouped>(
    (found, [field, list]) => {
      const homes = homesIn(after, field);
      const isGone = (item: unknown, group: string) => homes.get(idOf(item))?.has(group) === false;
      const gone = Object.entries(before).flatMap(([group, content]) => itemsOf(content, field).filter((item) => isGone(item, group)));
      if (gone.length === 0) return found;
      const homeOf = (item: unknown) => [...(homes.get(idOf(item)) ?? [])][0];
      const arrived = Map.groupBy(gone, homeOf);
      const placed = Object.entries(found.before).map(([group, content]) => {
        const stayed = itemsOf(content, field).filter((item) => !isGone(item, group));
        return [group, withItems(content, field, [...stayed, ...(arrived.get(group) ?? [])])];
      });
      return { before: Object.fromEntries(placed), moved: [...found.moved, ...gone.map((item) => ({ list, item, to: homeOf(item) }))] };
    },
    { before, moved: [] },
  );
}

/** How many items a group has in its lists. `node` is that of a group. */
export const sizeOf = (node: AnyNode, group: unknown): number => listsOf(node).reduce((sum, [field]) => sum + itemsOf(group, field).length, 0);

/** The ids of the items in the lists of these groups. */
export const idsIn = (node: AnyNode, groups: readonly unknown[]): ReadonlySet<string | undefined> =>
  new Set(listsOf(node).flatMap(([field]) => groups.flatMap((group) => itemsOf(group, field).map(idOf))));

/** A group without the items that have one of these ids; itself where it has none of them. */
export function withoutItems(node: AnyNode, group: unknown, ids: ReadonlySet<string | undefined>): unknown {
  return listsOf(node).reduce((left, [field]) => {
    const items = itemsOf(left, field);
    const kept = items.filter((item) => idOf(item) === undefined || !ids.has(idOf(item)));
    return kept.length === items.length ? left : withItems(left, field, kept);
  }, group);
}

/** The lists of a group, with the field that each is in; '' where the group is the list. */
function listsOf(node: AnyNode): readonly (readonly [field: string, list: AnyList])[] {
  if (node.node === 'list') return [['', node]];
  return node.node === 'group' ? Object.entries(node.fields).flatMap(([field, each]) => (each.node === 'list' ? [[field, each] as const] : [])) : [];
}

/** The groups in which each item is, by its id. */
function homesIn(groups: Groups, field: string): ReadonlyMap<string | undefined, ReadonlySet<string>> {
  const homes = new Map<string | undefined, Set<string>>();
  for (const [group, content] of Object.entries(groups))
    for (const item of itemsOf(content, field)) homes.set(idOf(item), (homes.get(idOf(item)) ?? new Set()).add(group));
  homes.delete(undefined);
  return homes;
}

function itemsOf(group: unknown, field: string): readonly unknown[] {
  const list = field !== '' && isRecord(group) ? group[field] : group;
  return Array.isArray(list) ? list : [];
}

function withItems(group: unknown, field: string, items: readonly unknown[]): unknown {
  if (field === '') return items;
  return isRecord(group) ? { ...group, [field]: items } : group;
}
