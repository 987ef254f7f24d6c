'use client';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { AnyList } from '@/sections/editor-tree';
import { useConfirmRemoval } from '../providers/confirm';
import { useSortable } from '../sortable/use-sortable';
import { Count } from '../ui/badge';
import { Button } from '../ui/button';
import { Panel, PanelHead, PanelText } from '../ui/panel';
import type { Path } from './draft';
import { itemsAt } from './draft';
import { FilterField, NothingFound } from './filter-field';
import { useForm, wrongItems } from './form-context';
import { ItemDialog, ItemForm } from './item-form';
import { ItemRow } from './item-row';
import { useEvent, useStablePath } from './use-event';
import { many, useFilter } from './use-filter';
import { useListEditor } from './use-list-editor';

type Props = { readonly node: AnyList; readonly path: Path };

/** Items as rows, edited in place (`edit: 'row'`) or in a dialog. An edited item is written to the form's draft once it is valid. */
export function ItemTable({ node, path: given }: Props) {
  const { form, draft } = useForm();
  const confirm = useConfirmRemoval();
  const id = useId();
  const path = useStablePath(given);
  const [open, setOpen] = useState<number | null>(null);
  const [added, setAdded] = useState(0);
  const items = itemsAt(draft.value, path);
  const name = (item: unknown) => node.name(item) || 'Sans titre';
  const list = useListEditor({ items, onChange: (next) => draft.set(path, next), blank: node.blank, name });
  const inRow = node.edit === 'row';
  const wrong = wrongItems(draft.issues, path);
  const { query, has, search } = useFilter(list.rows, (item) => [name(item), ...(node.summary?.(item)?.facts ?? [])].join(' '), wrong);
  const { lookOf, listProps } = useSortable({ count: items.length, name: (index) => name(items[index]), onMove: list.move });
  const shown = list.rows.filter(({ key }) => has(key));
  const edit = useEvent((index: number) => setOpen(index));
  const put = (index: number, item: unknown) => {
    list.put(index, item);
    setOpen(null);
    if (index === items.length) setAdded(added + 1);
  };
  const remove = useEvent(async (index: number) => {
    if (await confirm('Supprimer', node.labels.confirmRemove, `«\u00a0${name(items[index])}\u00a0»`)) list.remove(index);
  });

  return (
    <Panel className="col-span-full grid grid-cols-1 content-start gap-field" aria-labelledby={id}>
      <PanelHead>
        <h3 id={id}>
          {node.label} <Count>{items.length}</Count>
        </h3>
        {items.length > many && <FilterField label={node.label ?? ''} query={query} onSearch={search} />}
        {!inRow && (
          <Button onClick={() => setOpen(items.length)}>
            <Plus aria-hidden />
            {node.labels.add}
          </Button>
        )}
      </PanelHead>
      {inRow && (
        <div className="border-rule border-b bg-paper p-4">
          <ItemForm key={added} node={node} path={path} index={items.length} label={node.labels.add} onDone={put} autoFocus={added > 0} />
        </div>
      )}
      {items.length === 0 && <PanelText>{node.labels.empty}</PanelText>}
      {items.length > 0 && shown.length === 0 && <NothingFound query={query} />}
      <ul className="list-none" {...listProps}>
        {shown.map(({ item, index, key }) =>
          inRow && open === index ? (
            <li key={key} className="relative border-rule bg-accent-wash p-4 shadow-edited not-first:border-t" data-index={index}>
              <ItemForm node={node} path={path} index={index} item={item} label="Valider" onDone={put} onCancel={() => setOpen(null)} autoFocus />
            </li>
          ) : (
            <ItemRow
              key={key}
              form={form}
              node={node}
              path={path}
              item={item}
              index={index}
              last={index === items.length - 1}
              look={lookOf(index)}
              wrong={wrong.has(index)}
              focused={key === list.focusKey}
              onFocused={list.focused}
              movable={query === ''}
              onMove={list.move}
              onEdit={edit}
              onRemove={remove}
            />
          ),
        )}
      </ul>
      {!inRow && open !== null && <ItemDialog node={node} path={path} index={open} item={items[open]} onDone={put} onCancel={() => setOpen(null)} />}
    </Panel>
  );
}
