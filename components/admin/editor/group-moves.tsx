'use client';
import { createContext, use, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Option } from '@/sections/editor-tree';
import { Field } from '../fields/field';
import { Select } from '../fields/input';
import type { Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';

/** Moves items of a map's group to another group, each to the end of the same list there. */
export type GroupMoves = {
  /** « Domaine » */
  readonly label: string;
  /** The groups, by their keys. */
  readonly groups: readonly Option[];
  /** The key of the group that the items are in. */
  readonly current: string;
  /** Adds a new item, which belongs in the list `from`. */
  readonly add: (from: Path, item: unknown, to: string) => void;
  /** Moves the items at the indexes `at` of the list `from`, changed by `changeItem`. */
  readonly move: (from: Path, at: ReadonlySet<number>, to: string, changeItem?: (item: unknown) => unknown) => void;
};

const GroupMovesContext = createContext<GroupMoves | null>(null);
export const GroupMovesProvider = GroupMovesContext.Provider;

/** Null for items that stand in no map. */
export const useGroupMoves = (): GroupMoves | null => use(GroupMovesContext);

type ChoiceProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
};

/** A choice that is no field of an item: the group that it is in, a value for several. */
export function ChoiceField({ label, hint, value, options, onChange }: ChoiceProps) {
  return (
    <div className="min-w-36 max-w-64 max-sm:max-w-none max-sm:flex-1">
      <Field id={useId()} label={label} hint={hint}>
        {(tied) => (
          <Select {...tied} value={value} onChange={(event) => onChange(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** In the block of an item: the group that a save moves it to. */
export function MoveToGroup({ path, index }: { readonly path: Path; readonly index: number }) {
  const { registerPendingEdit } = useFormContext();
  const moves = useGroupMoves();
  const [to, setTo] = useState(moves?.current ?? '');
  const isElsewhere = moves !== null && to !== moves.current;
  const write = useEvent(() => {
    flushSync(() => moves?.move(path, new Set([index]), to)); // another move may wait, of an item below
    return true;
  });
  useLayoutEffect(
    () => (isElsewhere ? registerPendingEdit(write) : undefined),
    [isElsewhere, registerPendingEdit, write],
  );
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
