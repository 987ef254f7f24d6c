'use client';
import { useState } from 'react';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyMap } from '@/sections/editor-tree';
import { getAt, itemsAt, type Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { useConfirmRemoval } from '../providers/confirm';
import { type Groups, groupAdded, groupName, groupRemoved, groupRenamed, nameProblem, removed } from './edit-list';
import type { GroupMoves } from './group-moves';

/**
 * The changes of a map of named groups (the domains of publications or theses), the selected one, and the moves of
 * items between them.
 */
export function useEditGroups(node: AnyMap, path: Path) {
  const { draft, undoable, writePendingEdits } = useFormContext();
  const confirm = useConfirmRemoval();
  const value = getAt(draft.value, path);
  const groups: Groups = isRecord(value) ? value : {};
  const keys = Object.keys(groups);
  const first = keys[0] ?? node.unnamed ?? '';
  const name = (key: string) => groupName(node, groups, key);
  const [{ key: wanted, turn }, setSelection] = useState({ key: first, turn: 0 });
  const show = (key: string) => setSelection((last) => (key === last.key ? last : { key, turn: last.turn + 1 }));
  const selected = keys.includes(wanted) ? wanted : first;
  if (selected !== wanted) show(selected);
  const select = useEvent(async (key: string) => {
    const written = key !== selected && writePendingEdits();
    if (written === true || (await written)) show(key); // at once where nothing waits: a link goes on to what it holds
  });
  const takeOut = useEvent((key: string) => draft.set(path, groupRemoved(groups, key)));

  /** Puts items at the end of the list of the group `to` that is like the list `from`. */
  const put = (from: Path, items: readonly unknown[], to: string) => {
    const target = [...path, to, ...from.slice(path.length + 1)];
    draft.set(target, [...itemsAt(draft.value, target), ...items]);
  };
  const moves: GroupMoves = {
    label: node.labels.one,
    groups: keys.map((key) => ({ value: key, label: name(key) })),
    current: selected,
    add: useEvent<Parameters<GroupMoves['add']>, void>((from, item, to) =>
      undoable(`Ajouté dans ${quoted(name(to))}`, () => put(from, [item], to)),
    ),
    move: useEvent<Parameters<GroupMoves['move']>, void>((from, at, to, changeItem = (item) => item) => {
      const items = itemsAt(draft.value, from);
      const what = at.size === 1 ? 'Déplacé' : `${at.size} éléments déplacés`;
      undoable(`${what} dans ${quoted(name(to))}`, () => {
        draft.set(from, removed(items, at));
        put(from, items.filter((_, index) => at.has(index)).map(changeItem), to);
      });
    }),
  };

  return {
    groups,
    keys,
    name,
    /** The key of the selected group, which is not there yet where it is the node's `unnamed`; '' when there is none. */
    selected,
    /** Changes when another group is selected, and not when the selected one is renamed: a key for what edits it. */
    turn,
    /** Selects a group, unless a name that is typed is not valid. */
    select,
    moves,
    /**
     * The error message for the name of a new group, or of the group with the key `self`; '' when the name is valid.
     */
    problem: (text: string, self?: string) => nameProblem(node, groups, text, self),
    add: useEvent((text: string) => {
      const next = groupAdded(node, groups, text);
      draft.set(path, next.groups);
      show(next.key);
    }),
    rename: (text: string) => {
      const next = groupRenamed(node, groups, selected, text);
      draft.set(path, next.groups);
      setSelection({ key: next.key, turn });
    },
    remove: async (key: string) => {
      if (
        !(await confirm(
          node.labels.remove,
          node.labels.confirmRemove,
          `${quoted(name(key))}\u00a0: ${node.labels.summary(groups[key])}`,
        ))
      )
        return;
      undoable(
        `${node.labels.one} supprimé\u00a0: ${quotedBriefly(name(key))}`,
        () => takeOut(key),
        () => select(key),
      );
    },
  };
}
export type EditGroups = ReturnType<typeof useEditGroups>;
