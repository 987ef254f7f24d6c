'use client';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { toneIn } from '@/sections/nodes/list';
import { fieldId } from '../form/draft';
import { IconButton } from '../form/icon-button';
import { MoveHandle } from '../sortable/move-handle';
import { ItemBadge } from './item-badges';
import { MoveButtons } from './move-buttons';
import type { SortableItemProps } from './sortable-item-props';
import { useFocusOn } from './use-list-editor';

type Props = SortableItemProps & {
  /** Whether a field of the item has an error. */
  readonly wrong: boolean;
  readonly onEdit: (index: number) => void;
};

/** An item of a list as a row. Memoised: it renders again only when its own props change. */
export const ItemRow = memo(function ItemRow({ form, node, path, item, index, last, look, wrong, movable, ...rest }: Props) {
  const { focused, onFocused, onMove, onEdit, onRemove } = rest;
  const ref = useFocusOn<HTMLLIElement>(focused, onFocused);
  const name = node.name(item) || 'Sans titre';
  const summary = node.summary?.(item);
  const facts = summary?.facts?.filter(Boolean) ?? [];
  return (
    <li
      ref={ref}
      id={fieldId(form, [...path, index])}
      tabIndex={-1}
      className="item-row"
      data-tone={toneIn(node.item, item)}
      data-index={index}
      data-drag={look}
    >
      <MoveHandle name={name} taken={look === 'taken'} />
      <span className="dot" />
      <div className="item-text">
        <span className="title">{name}</span>
        {facts.length > 0 && <span className="sub">{facts.join(' · ')}</span>}
        {wrong && <span className="badge err">À corriger</span>}
        {summary?.badge && <ItemBadge {...summary.badge} />}
      </div>
      <span className="tools">
        {movable && <MoveButtons what={`«\u00a0${name}\u00a0»`} index={index} last={last} onMove={onMove} />}
        <IconButton label={`Modifier «\u00a0${name}\u00a0»`} icon={Pencil} onClick={() => onEdit(index)} />
        <IconButton label={`Supprimer «\u00a0${name}\u00a0»`} icon={Trash2} removes onClick={() => onRemove(index)} />
      </span>
    </li>
  );
});
