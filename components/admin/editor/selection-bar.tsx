'use client';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { counted, quoted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { type AnyList, type AnyNode, itemTitle, type Option, options } from '@/sections/editor-tree';
import { labelOf } from '@/sections/nodes/shared';
import { itemsAt, type Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { Button } from '../ui/button';
import { type Picked, SelectionFrame } from '../ui/selection';
import { ChoiceField, useGroupMoves } from './group-state';
import type { EditList } from './list-state';

type Props = {
  readonly node: AnyList;
  readonly path: Path;
  readonly rows: Picked<number>;
  readonly list: Pick<EditList<unknown>, 'rows' | 'remove'>;
};

/**
 * Above a list whose items are being picked: moves them to another group, gives them the same values, or deletes them. Each
 * can be undone.
 */
export function SelectionBar({ node, path, rows, list }: Props) {
  const { draft, undoable } = useFormContext();
  const moves = useGroupMoves();
  const [group, setGroup] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const chosen = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const isUnchanged = Object.keys(chosen).length === 0;
  const groups = moves?.groups.filter((other) => other.value !== moves.current) ?? [];
  const nothing = rows.picked.size === 0;
  const items = itemsAt(draft.value, path);
  const chosenRows = list.rows.filter(({ key }) => rows.picked.has(key));
  const at = new Set(chosenRows.map(({ index }) => index));
  const howMany = counted(at.size, node.labels.one, node.labels.many);
  const apply = () => {
    const changed = (item: unknown) => (isUnchanged || !isRecord(item) ? item : { ...item, ...chosen });
    rows.pickAll(false);
    setGroup('');
    setValues({});
    if (moves && group !== '') return moves.move(path, at, group, changed);
    const next = items.map((item, index) => (at.has(index) ? changed(item) : item));
    undoable(`${howMany}\u00a0: changement fait`, () => draft.set(path, next));
  };
  const remove = () => {
    const names = chosenRows.map(({ item }) => quoted(itemTitle(node, item)));
    void list.remove([...at], {
      asks: ['Supprimer', `Supprimer ${howMany}\u202f?`, names.join(', ')],
      done: `${howMany}\u00a0: suppression faite`,
    });
  };
  return (
    <SelectionFrame rows={rows}>
      {moves && groups.length > 0 && (
        <ChoiceField label={moves.label} value={group} options={[unchanged, ...groups]} onChange={setGroup} />
      )}
      {node.together?.map((name) => {
        const field = node.item.fields[name];
        return (
          field && (
            <ChoiceField
              key={name}
              label={labelOf(field)}
              value={values[name] ?? ''}
              options={[unchanged, ...valuesOf(field)]}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          )
        );
      })}
      <Button variant="primary" disabled={nothing || (group === '' && isUnchanged)} onClick={apply}>
        Appliquer
      </Button>
      <Button className="ms-auto" disabled={nothing} onClick={remove}>
        <Trash2 aria-hidden />
        Supprimer
      </Button>
    </SelectionFrame>
  );
}

const unchanged: Option = { value: '', label: 'Inchangé' };

/** The values that several items can be given, those that the field offers. */
function valuesOf(field: AnyNode): readonly Option[] {
  if ('options' in field) return field.options;
  return 'suggestions' in field ? options(field.suggestions ?? []) : [];
}
