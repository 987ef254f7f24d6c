'use client';
import { useId } from 'react';
import { Field, Fields } from '../fields/field';
import { Select } from '../fields/input';
import type { GroupMoves } from './group-moves';

type Props = { readonly moves: GroupMoves; readonly group: string | undefined; readonly onGroup: (key: string) => void };

/** Which group the item is in; another one moves it there. */
export function GroupField({ moves: { label, groups }, group, onGroup }: Props) {
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
