'use client';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { type AnyList, type AnyNode, type Option, options } from '@/sections/editor-tree';
import { labelOf } from '@/sections/nodes/shared';
import { Field } from '../fields/field';
import { Select } from '../fields/input';
import { Button } from '../ui/button';
import { useGroupMoves } from './group-moves';
import { SelectionFrame } from './selection-frame';
import type { Selection } from './use-selection';

const unchanged: Option = { value: '', label: 'Inchangé' };

/** Above a list whose items are being picked: where they go, what they become. */
export function SelectionBar({ node, selection }: { readonly node: AnyList; readonly selection: Selection }) {
  const { rows, change, remove } = selection;
  const moves = useGroupMoves();
  const [group, setGroup] = useState('');
  const [value, setValue] = useState('');
  const { together = '' } = node;
  const field = node.item.fields[together];
  const values = field ? valuesOf(field) : [];
  const nothing = rows.picked.size === 0;
  return (
    <SelectionFrame {...rows}>
      {moves && (
        <Choice
          label={moves.label}
          value={group}
          options={moves.groups.filter(({ key }) => key !== moves.current).map(({ key, name }) => ({ value: key, label: name }))}
          onChange={setGroup}
        />
      )}
      {field && values.length > 0 && <Choice label={labelOf(field)} value={value} options={values} onChange={setValue} />}
      <Button
        variant="primary"
        disabled={nothing || (group === '' && value === '')}
        onClick={() => {
          change(together, value, group);
          setGroup('');
          setValue('');
        }}
      >
        Appliquer
      </Button>
      <Button className="ms-auto" disabled={nothing} onClick={() => void remove()}>
        <Trash2 aria-hidden />
        Supprimer
      </Button>
    </SelectionFrame>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-36 max-w-64 max-sm:max-w-none max-sm:flex-1">
      <Field id={id} label={label}>
        {(tied) => (
          <Select {...tied} value={value} onChange={(event) => onChange(event.target.value)}>
            {[unchanged, ...options].map((option) => (
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

/** The values that several items can be given, those that the field offers. */
function valuesOf(field: AnyNode): readonly Option[] {
  if ('options' in field) return field.options;
  return 'suggestions' in field ? options(field.suggestions ?? []) : [];
}
