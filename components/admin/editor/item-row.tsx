'use client';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { quoted } from '@/lib/format/french';
import { itemTitle } from '@/sections/editor-tree';
import { toneIn } from '@/sections/nodes/list';
import { fieldId } from '../form/draft';
import { opens } from '../form/focus-field';
import { dragLook } from '../sortable/move-handle';
import { RowStart } from '../sortable/row-start';
import { Badge } from '../ui/badge';
import { cx } from '../ui/cx';
import { Dot } from '../ui/dot';
import { IconButton } from '../ui/icon-button';
import { Tools } from '../ui/layout';
import { Row, RowTitle } from '../ui/rows';
import { ItemBadge } from './item-badges';
import { MoveButtons } from './move-buttons';
import type { ItemProps } from './use-item-actions';
import { useFocusOn } from './use-list-editor';

type Props = ItemProps & {
  readonly onEdit: (index: number) => void;
  /** Whether it is picked, while several are being picked. */
  readonly picked?: boolean;
  readonly onPick?: (index: number) => void;
};

/** The columns of a row, by how many stand before its words: a handle or a box, and a dot. */
const columnsBefore = [
  'grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto]',
  'grid-cols-[auto_minmax(0,1fr)] ps-2 max-sm:ps-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]',
  'grid-cols-[auto_auto_minmax(0,1fr)] ps-2 max-sm:ps-1 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto]',
] as const;

/** An item of a list as a row. Memoised: it renders again only when its own props change. */
export const ItemRow = memo(function ItemRow({ list, item, index, isLast, movable, dragState, focused, errorRound, onEdit, picked, onPick }: Props) {
  const { form, node, path, onFocused, onMove, onDuplicate, onRemove } = list;
  const ref = useFocusOn<HTMLLIElement>(focused, onFocused);
  const name = itemTitle(node, item);
  const summary = node.summary?.(item);
  const facts = summary?.facts?.filter(Boolean) ?? [];
  const tone = toneIn(node.item, item);
  const starts = !node.sorted || Boolean(onPick);
  const columns = columnsBefore[Number(starts) + Number(Boolean(tone))];
  return (
    <Row
      tall
      ref={ref}
      id={fieldId(form, [...path, index])}
      tabIndex={-1}
      className={cx(dragLook, 'gap-3 lazy-16', columns)}
      data-tone={tone}
      data-index={index}
      data-drag={dragState}
    >
      {starts && <RowStart name={name} dragState={dragState} picked={picked} onPick={onPick && (() => onPick(index))} />}
      {tone && <Dot />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="flex-[1_1_100%]">
          <RowTitle>{name}</RowTitle>
        </span>
        {facts.length > 0 && <span className="text-ink-faint text-sm">{facts.join('\u00a0· ')}</span>}
        {errorRound > 0 && <Badge tone="err">À corriger</Badge>}
        {summary?.badge && <ItemBadge {...summary.badge} />}
      </div>
      <Tools className="max-sm:-ms-2.5 max-sm:-col-start-2">
        {movable && <MoveButtons what={quoted(name)} index={index} last={isLast} onMove={onMove} />}
        <IconButton label={`Modifier ${quoted(name)}`} icon={Pencil} onClick={() => onEdit(index)} {...opens(form, [...path, index])} />
        <IconButton label={`Dupliquer ${quoted(name)}`} icon={Copy} onClick={() => onDuplicate(index)} />
        <IconButton label={`Supprimer ${quoted(name)}`} icon={Trash2} removes onClick={() => onRemove(index)} />
      </Tools>
    </Row>
  );
});
