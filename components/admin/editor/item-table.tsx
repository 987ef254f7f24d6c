'use client';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { AnyList } from '@/sections/editor-tree';
import { fieldId, type Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { Count } from '../ui/badge';
import { Button } from '../ui/button';
import { Panel, PanelHead, PanelText } from '../ui/panel';
import { SelectionBar, useSelection } from './edit-selection';
import { FilterField, FoundCount } from './filter-field';
import { useGroupMoves } from './group-moves';
import { ItemDialog, ItemForm } from './item-form';
import { ItemRow } from './item-row';
import { SelectButton } from './selection-frame';
import { many } from './use-filter';
import { useItemActions } from './use-item-actions';

type Props = { readonly node: AnyList; readonly path: Path };

/**
 * Items as rows, edited in place (`edit: 'row'`) or in a dialog. A new item is written to the form's draft once it is valid; an edited one
 * is saved with the form.
 */
export function ItemTable({ node, path: given }: Props) {
  const { form, draft, leaveEdits } = useFormContext();
  const id = useId();
  /** The edited item: a new one, or one by its key, since others may come, go and move. */
  const [opened, setOpened] = useState<'new' | number | null>(null);
  const [added, setAdded] = useState(0);
  const { path, items, list, filter, shown, listProps, propsOf } = useItemActions({
    node,
    path: given,
    searched: (item) => node.summary?.(item)?.facts ?? [],
  });
  const selection = useSelection({ node, path, items, shown });
  const { rows } = selection;
  const leastPicked = useGroupMoves() ? 1 : 2; // of one item alone there is nothing else to change at once
  const inRow = node.edit === 'row';
  const open = opened === 'new' ? items.length : (list.rows.find(({ key }) => key === opened)?.index ?? null);
  const edit = useEvent((index: number) => {
    const key = list.rows[index]?.key ?? null;
    if (open === null) setOpened(key);
    else leaveEdits(fieldId(form, [...path, open]), () => setOpened(key));
  });
  const pick = useEvent((index: number) => rows.pick(list.keyAt(index) ?? -1));
  const close = () => setOpened(null);
  const put = (index: number, item: unknown, isFollowed = false) => {
    list.put(index, item);
    if (!isFollowed && index === open) close();
    if (index === items.length) setAdded(added + 1);
  };

  return (
    <Panel className="col-span-full grid grid-cols-1 content-start" aria-labelledby={id}>
      <PanelHead>
        <h3 id={id}>
          {node.label} <Count>{items.length}</Count>
        </h3>
        {items.length > many && <FilterField id={fieldId(form, path)} label={node.label ?? ''} query={filter.query} onSearch={filter.search} />}
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1 max-sm:grow">
          {(rows.isOn || items.length >= leastPicked) && <SelectButton rows={rows} many={node.labels.many} />}
          {!inRow && (
            <Button className="max-sm:grow" onClick={() => setOpened('new')}>
              <Plus aria-hidden />
              {node.labels.add}
            </Button>
          )}
        </div>
      </PanelHead>
      {rows.isOn && <SelectionBar node={node} selection={selection} />}
      {inRow && (
        <div className="border-rule border-b bg-paper p-4">
          <ItemForm key={added} node={node} path={path} index={items.length} isFolding={open !== null} onDone={put} onMoved={close} />
        </div>
      )}
      {items.length === 0 && <PanelText>{node.labels.empty}</PanelText>}
      <FoundCount query={filter.query} found={shown.length} all={items.length} />
      {shown.length > 0 && (
        <ul className="list-none" {...listProps}>
          {shown.map((row) => {
            const { item, index, key } = row;
            return inRow && open === index ? (
              <li key={`${draft.resets}-${key}`} className="relative border-rule bg-accent-wash p-4 shadow-edited not-first:border-t" data-index={index}>
                <ItemForm node={node} path={path} index={index} item={item} onDone={put} onMoved={close} onCancel={close} autoFocus />
              </li>
            ) : (
              <ItemRow key={key} {...propsOf(row)} onEdit={edit} {...(rows.isOn && { picked: rows.picked.has(key), onPick: pick })} />
            );
          })}
        </ul>
      )}
      {!inRow && open !== null && (
        <ItemDialog key={`${draft.resets}-${opened}`} node={node} path={path} index={open} item={items[open]} onDone={put} onMoved={close} onCancel={close} />
      )}
    </Panel>
  );
}
