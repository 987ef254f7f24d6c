'use client';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { AnyList } from '@/sections/editor-tree';
import type { Path } from '../form/draft';
import { useEvent } from '../form/use-event';
import { FilterField, NothingFound } from './filter-field';
import { ItemDialog, ItemForm } from './item-form';
import { ItemRow } from './item-row';
import { many } from './use-filter';
import { useItems } from './use-items';

type Props = { readonly node: AnyList; readonly path: Path };

/** Items as rows, edited in place (`edit: 'row'`) or in a dialog. An edited item is written to the form's draft once it is valid. */
export function ItemTable({ node, path: given }: Props) {
  const id = useId();
  const [open, setOpen] = useState<number | null>(null);
  const [added, setAdded] = useState(0);
  const { path, items, list, wrong, filter, shown, listProps, rowProps } = useItems({
    node,
    path: given,
    searched: (item) => node.summary?.(item)?.facts ?? [],
  });
  const inRow = node.edit === 'row';
  const edit = useEvent((index: number) => setOpen(index));
  const put = (index: number, item: unknown) => {
    list.put(index, item);
    setOpen(null);
    if (index === items.length) setAdded(added + 1);
  };

  return (
    <section className="field panel" aria-labelledby={id}>
      <div className="panel-head">
        <h3 id={id}>
          {node.label} <span className="count">{items.length}</span>
        </h3>
        {items.length > many && <FilterField label={node.label ?? ''} query={filter.query} onSearch={filter.search} />}
        {!inRow && (
          <button type="button" className="btn" onClick={() => setOpen(items.length)}>
            <Plus className="icon sm" aria-hidden />
            {node.labels.add}
          </button>
        )}
      </div>
      {inRow && (
        <div className="panel-body row-add">
          <ItemForm key={added} node={node} path={path} index={items.length} label={node.labels.add} onDone={put} autoFocus={added > 0} />
        </div>
      )}
      {items.length === 0 && <p className="panel-body faint">{node.labels.empty}</p>}
      {items.length > 0 && shown.length === 0 && <NothingFound query={filter.query} />}
      <ul className="rows" {...listProps}>
        {shown.map((row) => {
          const { item, index, key } = row;
          return inRow && open === index ? (
            <li key={key} className="editing" data-index={index}>
              <ItemForm node={node} path={path} index={index} item={item} label="Valider" onDone={put} onCancel={() => setOpen(null)} autoFocus />
            </li>
          ) : (
            <ItemRow key={key} {...rowProps(row)} wrong={wrong.has(index)} onEdit={edit} />
          );
        })}
      </ul>
      {!inRow && open !== null && <ItemDialog node={node} path={path} index={open} item={items[open]} onDone={put} onCancel={() => setOpen(null)} />}
    </section>
  );
}
