'use client';
import { useState } from 'react';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyMap } from '@/sections/editor-tree';
import type { Path } from '../form/draft';
import { fieldId, getAt, itemsAt } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { useUndoable } from '../form/use-undoable';
import { useConfirmRemoval } from '../providers/confirm';
import type { GroupMoves } from './group-moves';
import type { Groups } from './map-ops';
import { addGroup, groupName, nameProblem, removeGroup, renameGroup } from './map-ops';

/** The headless logic of a map of named groups: the selection, the changes of groups, and the moves of items between them. */
export function useGroupActions(node: AnyMap, path: Path) {
  const { form, draft, leaveEdits } = useFormContext();
  const confirm = useConfirmRemoval();
  const undoable = useUndoable(draft);
  const value = getAt(draft.value, path);
  const groups: Groups = isRecord(value) ? value : {};
  const keys = Object.keys(groups);
  const name = (key: string) => groupName(node, groups, key);
  const [{ key: wanted, turn }, setSelection] = useState({ key: keys[0] ?? '', turn: 0 });
  const show = (key: string) => setSelection((last) => (key === last.key ? last : { key, turn: last.turn + 1 }));
  const selected = keys.includes(wanted) ? wanted : (keys[0] ?? '');
  if (selected !== wanted) show(selected);
  const place = fieldId(form, [...path, selected]);
  const select = (key: string) => key !== selected && leaveEdits(place, () => show(key));

  const addItem = useEvent<Parameters<GroupMoves['add']>, void>((from, item, to) => {
    const target = [...path, to, ...from.slice(path.length + 1)];
    undoable(`Ajouté dans ${quoted(name(to))}`, () => draft.set(target, [...itemsAt(draft.value, target), item]));
  });
  const move = useEvent<Parameters<GroupMoves['move']>, void>((from, at, items, to) => {
    const target = [...path, to, ...from.slice(path.length + 1)];
    const left = itemsAt(draft.value, from).filter((_, index) => !at.has(index));
    const what = items.length === 1 ? 'Déplacé' : `${items.length} éléments déplacés`;
    undoable(`${what} dans ${quoted(name(to))}`, () => {
      draft.set(from, left);
      draft.set(target, [...itemsAt(draft.value, target), ...items]);
    });
  });
  const takeOutGroup = useEvent((key: string) => draft.set(path, removeGroup(groups, key)));
  const showAgain = useEvent(select);
  const moves: GroupMoves = { label: node.labels.one, groups: keys.map((key) => ({ key, name: name(key) })), current: selected, add: addItem, move };

  return {
    groups,
    keys,
    name,
    /** The key of the selected group; '' when there is none. */
    selected,
    /** The id of its element. */
    place,
    /** Changes when another group is selected, and not when the selected one is renamed: a key for what edits it. */
    turn,
    /** Selects a group once the typed text of the former one is kept or given up. */
    select,
    /** Null where there is no other group to move an item to. */
    moves: keys.length > 1 ? moves : null,
    /** The error message for the name of a new group, or of the group with the key `self`; '' when the name is valid. */
    problem: (text: string, self?: string) => nameProblem(node, groups, text, self),
    add: useEvent((text: string) => {
      const added = addGroup(node, groups, text);
      draft.set(path, added.groups);
      show(added.key);
    }),
    rename: (text: string) => {
      const renamed = renameGroup(node, groups, selected, text);
      draft.set(path, renamed.groups);
      setSelection({ key: renamed.key, turn });
    },
    remove: async (key: string) => {
      if (!(await confirm(node.labels.remove, node.labels.confirmRemove, `${quoted(name(key))}\u00a0: ${node.labels.summary(groups[key])}`))) return;
      undoable(
        `${node.labels.one} supprimé\u00a0: ${quotedBriefly(name(key))}`,
        () => takeOutGroup(key),
        () => showAgain(key),
      );
    },
  };
}
export type GroupActions = ReturnType<typeof useGroupActions>;
