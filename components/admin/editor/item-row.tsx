'use client';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { MoveHandle } from '../sortable/move-handle';
import type { Look } from '../sortable/use-sortable';
import type { Path } from './draft';
import { fieldId } from './draft';
import { ItemBadge, toneIn } from './item-marks';
import type { AnyList } from './list-editor';
import { MoveButtons } from './move-buttons';
import { useFocusOn } from './use-list-editor';

type Props = {
  readonly form: string;
  readonly node: AnyList;
  /** The list's place; the item's is `index` in it. */
  readonly path: Path;
  readonly item: unknown;
  readonly index: number;
  /** The last of the list. */
  readonly last: boolean;
  readonly look: Look;
  /** Something in it has a message. */
  readonly wrong: boolean;
  readonly focused: boolean;
  readonly onFocused: () => void;
  /** Whether a step up or down can be seen. */
  readonly movable: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
};

/** An item of a list as a row, drawn again only when it changes itself. */
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
        {movable && <MoveButtons name={name} index={index} last={last} move={onMove} />}
        <button type="button" className="ibtn" aria-label={`Modifier «\u00a0${name}\u00a0»`} onClick={() => onEdit(index)}>
          <Pencil className="icon" aria-hidden />
        </button>
        <button type="button" className="ibtn del" aria-label={`Supprimer «\u00a0${name}\u00a0»`} onClick={() => onRemove(index)}>
          <Trash2 className="icon" aria-hidden />
        </button>
      </span>
    </li>
  );
});
