'use client';
import { createContext, use, useId } from 'react';
import { Field, Fields } from '../fields/field';
import { Select } from '../fields/input';
import type { Path } from '../form/draft';

/** Moves items of a map's group to another group. */
export type GroupMoves = {
  /** « Domaine » */
  readonly label: string;
  readonly groups: readonly { readonly key: string; readonly name: string }[];
  /** The key of the group that the item is in. */
  readonly current: string;
  /** Puts a new item at the end of the same list as `from` of the group `to`. */
  readonly add: (from: Path, item: unknown, to: string) => void;
  /** Puts the items at the end of the same list of the group `to`, instead of those at the indexes `at` of the list `from`. */
  readonly move: (from: Path, at: ReadonlySet<number>, items: readonly unknown[], to: string) => void;
};

const GroupMovesContext = createContext<GroupMoves | null>(null);
export const GroupMovesProvider = GroupMovesContext.Provider;

/** Null for an item that stands in no map, or in the only group of one. */
export const useGroupMoves = (): GroupMoves | null => use(GroupMovesContext);

type FieldProps = { readonly moves: GroupMoves; readonly group: string | undefined; readonly onGroup: (key: string) => void };

/** Which group the item is in; another one moves it there. */
export function GroupField({ moves: { label, groups }, group, onGroup }: FieldProps) {
  return (
    <Fields>
      <Field id={useId()} label={label} span="half">
        {(tied) => (
          <Select {...tied} value={group} onChange={(event) => onGroup(event.target.value)}>
            {groups.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Fields>
  );
}
