'use client';
import { counted } from '@/lib/format/french';
import type { AnyList } from '@/sections/editor-tree';
import { newId } from '@/sections/fields';
import { useConfirmRemoval } from '../providers/confirm';
import { useSortable } from '../sortable/use-sortable';
import { AddCard } from '../ui/add-card';
import { TitleLine } from '../ui/layout';
import type { Path } from './draft';
import { isRecord, itemsAt } from './draft';
import { FilterField, NothingFound } from './filter-field';
import { useForm, wrongItems } from './form-context';
import { ItemPanel } from './item-panel';
import { useEvent, useStablePath } from './use-event';
import { long, many, useFilter } from './use-filter';
import { useListEditor } from './use-list-editor';

type Props = { readonly node: AnyList; readonly path: Path; readonly only?: number };

/** The items of a list as blocks of the form, each with its fields. Past `many` items they can be filtered; past `long` they start closed. */
export function ItemAccordion({ node, path: given, only }: Props) {
  const { form, draft } = useForm();
  const confirm = useConfirmRemoval();
  const path = useStablePath(given);
  const items = itemsAt(draft.value, path);
  const name = (item: unknown) => node.name(item) || 'Sans titre';
  const list = useListEditor({ items, onChange: (next) => draft.set(path, next), blank: node.blank, copy: copyOf, name, only });
  const { rows, single, canRemove, focusKey } = list;
  const wrong = wrongItems(draft.issues, path);
  const { query, has, search } = useFilter(rows, name, wrong);
  const { lookOf, listProps } = useSortable({ count: items.length, name: (index) => name(items[index]), onMove: list.move });
  const remove = useEvent(async (index: number) => {
    const item = items[index];
    if (node.name(item) === '' || (await confirm('Supprimer', node.labels.confirmRemove, `«\u00a0${name(item)}\u00a0»`))) list.remove(index);
  });
  const shown = rows.filter(({ key }) => has(key));

  return (
    <div className="col-span-full grid min-w-0 content-start gap-4">
      {!single && (node.label || items.length > many) && (
        <TitleLine>
          {node.label && <h2>{node.label}</h2>}
          {items.length > many && <span className="text-ink-faint lining-nums tabular-nums">{counted(items.length, node.labels.one, node.labels.many)}</span>}
          {items.length > many && <FilterField inHead label={node.label ?? node.labels.many} query={query} onSearch={search} />}
        </TitleLine>
      )}
      <div className="grid gap-4" {...listProps}>
        {shown.map(({ item, index, key }) => (
          <ItemPanel
            key={key}
            form={form}
            node={node}
            path={path}
            item={item}
            index={index}
            last={index === items.length - 1}
            unfolded={single || items.length <= long}
            look={lookOf(index)}
            wrong={wrong.has(index) ? draft.shown + 1 : 0}
            focused={key === focusKey}
            single={single}
            movable={query === ''}
            canRemove={canRemove}
            onFocused={list.focused}
            onMove={list.move}
            onDuplicate={list.duplicate}
            onRemove={remove}
          />
        ))}
      </div>
      {shown.length === 0 && <NothingFound query={query} />}
      {!single && <AddCard label={node.labels.add} onClick={list.add} />}
    </div>
  );
}

/** A copy of an item, with a new id if the item has one. */
function copyOf(item: unknown): unknown {
  return isRecord(item) && typeof item.id === 'string' ? { ...item, id: newId(item.id.split('-')[0] ?? 'copie') } : item;
}
