import { createContext, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyMap, Option } from '@/sections/editor-tree';
import { groupNameProblem } from '@/sections/groups';
import { asOption, Field, Select } from '../fields/field';
import { getAt, itemsAt, type Path } from '../form/draft';
import { useFormContext, usePendingEdit } from '../form/form-context';
import { useConfirmRemoval } from '../providers/confirm';
import { useLatest } from '../ui/use-event';
import { removed } from './list-state';

/** Groups keep their order, so no name may be just a number. */
type Groups = Readonly<Record<string, unknown>>;

/** The name of a group: its key, unless the node defines `named`. */
const groupName = (node: AnyMap, groups: Groups, key: string): string => node.named?.name(key, groups[key]) ?? key;

function groupAdded(node: AnyMap, groups: Groups, name: string): { groups: Groups; key: string } {
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

/** The error in the name of a new group, or of the group `self`; '' if valid. */
export function nameProblem(node: AnyMap, groups: Groups, name: string, self?: string): string {
  const wanted = name.trim();
  if (wanted === '') return node.labels.keyRequired;
  if (wanted === self) return '';
  if (!node.named && /^(?:0|[1-9]\d*)$/.test(wanted))
    return 'Le nom ne peut pas être un nombre seul\u00a0: ajoutez un mot, comme «\u00a0Année 2024\u00a0»';
  const problem = node.named ? undefined : groupNameProblem(wanted);
  if (problem) return problem;
  const taken = Object.keys(groups).some((key) => key !== self && same(groupName(node, groups, key), wanted));
  return taken ? node.labels.keyTaken : '';
}

const same = (a: string, b: string): boolean => a.trim().toLocaleLowerCase('fr') === b.toLocaleLowerCase('fr');

/** The groups of a map (domains of publications or theses), the selected one, and moves of items between them. */
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
  /** What a change reads, possibly after other changes. */
  const now = useLatest({ draft, groups, selected });
  const select = async (key: string) => {
    const isWritten = key !== now.current.selected && writePendingEdits();
    if (isWritten === true || (await isWritten)) show(key); // synchronous if nothing is pending, for links to fields
  };
  /** Appends items to the list of the group `to` that corresponds to `from`. */
  const put = (from: Path, items: readonly unknown[], to: string) => {
    const target = [...path, to, ...from.slice(path.length + 1)];
    draft.set(target, [...itemsAt(now.current.draft.value, target), ...items]);
  };
  /** Moves items of the selected group to the end of the same list in another. */
  const moves = {
    label: node.labels.one,
    groups: keys.map((key): Option => ({ value: key, label: name(key) })),
    current: selected,
    /** Adds a new item of the list `from` to another group. */
    add: (from: Path, item: unknown, to: string) =>
      undoable(`Ajouté dans ${quoted(name(to))}`, () => put(from, [item], to)),
    /** Moves the items at the indexes `at` of the list `from`, changed by `changeItem`. */
    move(from: Path, at: ReadonlySet<number>, to: string, changeItem = (item: unknown) => item) {
      const items = itemsAt(now.current.draft.value, from);
      const what = at.size === 1 ? 'Déplacé' : `${at.size} éléments déplacés`;
      undoable(`${what} dans ${quoted(name(to))}`, () => {
        draft.set(from, removed(items, at));
        put(from, items.filter((_, index) => at.has(index)).map(changeItem), to);
      });
    },
  };
  return {
    node,
    path,
    groups,
    keys,
    name,
    /** Whether all is in one group, which the page's heading already names. */
    isUndivided:
      keys.length === 1 && node.neutral && name(first) === groupName(node, { [first]: node.neutral.value }, first),
    /** The selected group's key: `unnamed` of the node if none exists yet; '' if none. */
    selected,
    /** Changes on selecting, not renaming, a group: a key for its editor. */
    turn,
    /** Selects a group, unless a name being typed is invalid. */
    select,
    moves,
    problem: (text: string, self?: string) => nameProblem(node, groups, text, self),
    add(text: string) {
      const next = groupAdded(node, now.current.groups, text);
      draft.set(path, next.groups);
      show(next.key);
    },
    rename(text: string) {
      const next = groupRenamed(node, groups, selected, text);
      draft.set(path, next.groups);
      setSelection({ key: next.key, turn });
    },
    async remove(key: string) {
      const { remove, confirmRemove, one, summary } = node.labels;
      if (!(await confirm(remove, confirmRemove, `${quoted(name(key))}\u00a0: ${summary(groups[key])}`))) return;
      undoable(
        `${one} supprimé\u00a0: ${quotedBriefly(name(key))}`,
        () => draft.set(path, groupRemoved(now.current.groups, key)),
        () => select(key),
      );
    },
  };
}
export type EditGroups = ReturnType<typeof useEditGroups>;

const GroupMovesContext = createContext<EditGroups['moves'] | null>(null);
export const GroupMovesProvider = GroupMovesContext.Provider;

/** Null for items outside a map. */
export const useGroupMoves = () => use(GroupMovesContext);

type ChoiceProps = Readonly<{
  label: string;
  hint?: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}>;

/** A choice outside an item's fields: its group, or a value for several items. */
export function ChoiceField({ label, hint, value, options, onChange }: ChoiceProps) {
  return (
    <div className="min-w-36 max-w-64 max-sm:max-w-none max-sm:flex-1">
      <Field {...{ label, hint }}>
        <Select value={value} onText={onChange}>
          {options.map(asOption)}
        </Select>
      </Field>
    </div>
  );
}

/** In an item's block: the group that a save moves it to. */
export function MoveToGroup({ path, index }: Readonly<{ path: Path; index: number }>) {
  const moves = useGroupMoves();
  const [to, setTo] = useState(moves?.current ?? '');
  const isElsewhere = moves !== null && to !== moves.current;
  usePendingEdit(isElsewhere, () => {
    flushSync(() => moves?.move(path, new Set([index]), to)); // another move may be pending, of an item below
    return true;
  });
  if (!moves || moves.groups.length < 2) return null;
  return (
    <ChoiceField
      label={moves.label}
      hint={isElsewhere ? 'La sauvegarde l’y déplacera.' : undefined}
      value={to}
      options={moves.groups}
      onChange={setTo}
    />
  );
}
