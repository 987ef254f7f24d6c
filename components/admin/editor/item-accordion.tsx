'use client';
import { counted } from '@/lib/format/french';
import type { AnyList } from '@/sections/editor-tree';
import { fieldId, type Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { AddCard } from '../ui/add-card';
import { TitleLine } from '../ui/layout';
import { FilterField, FoundCount } from './filter-field';
import { ItemPanel } from './item-panel';
import { many } from './use-filter';
import { useItemActions } from './use-item-actions';

type Props = { readonly node: AnyList; readonly path: Path; readonly singleIndex?: number };

/**
 * The items of a list as blocks of the form, each with its fields. Past `many` items they can be filtered. Two or more start
 * closed: open, even a few fill many screens, and the one that is wanted is found by its title.
 */
export function ItemAccordion({ node, path, singleIndex }: Props) {
  const { items, list, filter, shown, listProps, propsOf } = useItemActions({ node, path, singleIndex });
  const { form } = useFormContext();
  const { single } = list;
  const isLong = items.length > many;

  return (
    <div className="col-span-full grid min-w-0 content-start gap-4">
      {!single && (node.label || isLong) && (
        <TitleLine>
          {node.label && <h2>{node.label}</h2>}
          {isLong && <span className="text-ink-faint lining-nums tabular-nums">{counted(items.length, node.labels.one, node.labels.many)}</span>}
          {isLong && <FilterField inHead id={fieldId(form, path)} label={node.label ?? node.labels.many} query={filter.query} onSearch={filter.search} />}
        </TitleLine>
      )}
      <div className="grid gap-4" {...listProps}>
        {shown.map((row) => (
          <ItemPanel key={row.key} {...propsOf(row)} single={single} isAlone={items.length === 1} />
        ))}
      </div>
      <FoundCount query={filter.query} found={shown.length} all={items.length} />
      {!single && <AddCard label={node.labels.add} onClick={list.add} />}
    </div>
  );
}
