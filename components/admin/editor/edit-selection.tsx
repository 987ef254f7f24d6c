'use client';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { counted, quoted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { type AnyList, type AnyNode, itemTitle, type Option, options } from '@/sections/editor-tree';
import { idOf } from '@/sections/nodes/match-items';
import { labelOf } from '@/sections/nodes/shared';
import { Field } from '../fields/field';
import { Select } from '../fields/input';
import type { Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { useUndoable } from '../form/use-undoable';
import { useConfirmRemoval } from '../providers/confirm';
import { Button } from '../ui/button';
import { useGroupMoves } from './group-moves';
import { SelectionFrame, usePicked } from './selection-frame';

type Row = { readonly index: number; readonly key: number };
type SelectionOptions = { readonly node: AnyList; readonly path: Path; readonly items: readonly unknown[]; readonly shown: readonly Row[] };

/** Changes several items of a list at once: moves them to another group, gives them one value, or removes them. Each change can be undone. */
export function useSelection({ node, path, items, shown }: SelectionOptions) {
  const { draft } = useFormContext();
  const confirm = useConfirmRemoval();
  const undoable = useUndoable(draft);
  const moves = useGroupMoves();
  const rows = usePicked(shown.map(({ key }) => key));
  const picked = new Set(shown.filter(({ key }) => rows.picked.has(key)).map(({ index }) => index));
  const chosen = () => items.filter((_, index) => picked.has(index));
  /** Removes them from the items as they are by now: a save may have ended while the question was open. */
  const takeOut = useEvent((ids: ReadonlySet<unknown>) =>
    draft.set(
      path,
      items.filter((item) => !ids.has(idOf(item))),
    ),
  );
  const howMany = counted(picked.size, node.labels.one, node.labels.many);

  return {
    rows,
    /** Gives the picked items this value of a field, and puts them into the group `to`; '' leaves either as it is. */
    change: (field: string, value: string, to: string) => {
      const given = (item: unknown) => (value === '' || !isRecord(item) ? item : { ...item, [field]: value });
      rows.pickAll(false);
      if (moves && to !== '' && to !== moves.current) return moves.move(path, picked, chosen().map(given), to);
      const next = items.map((item, index) => (picked.has(index) ? given(item) : item));
      undoable(`${howMany}\u00a0: changement fait`, () => draft.set(path, next));
    },
    remove: async () => {
      const names = chosen()
        .map((item) => quoted(itemTitle(node, item)))
        .join(', ');
      if (!(await confirm('Supprimer', `Supprimer ${howMany}\u202f?`, names))) return;
      const ids = new Set(chosen().map(idOf));
      rows.pickAll(false);
      undoable(`${howMany}\u00a0: suppression faite`, () => takeOut(ids));
    },
  };
}
type Selection = ReturnType<typeof useSelection>;

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
