'use client';
import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { quoted } from '@/lib/format/french';
import { itemTitle } from '@/sections/editor-tree';
import { fieldId } from '../form/draft';
import { opens } from '../form/focus-field';
import { dragLook, MoveHandle } from '../sortable/move-handle';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { Tools } from '../ui/layout';
import { Panel } from '../ui/panel';
import { useOpen } from './folded-group';
import { GroupEditor } from './group-editor';
import { MoveButtons } from './move-buttons';
import type { ItemProps } from './use-item-actions';
import { useFocusOn } from './use-list-editor';

type Props = ItemProps & {
  /** Single-item mode: shows the fields without the header. */
  readonly single: boolean;
  /** Whether it is the only item of the list: it starts open, and cannot be removed. */
  readonly isAlone: boolean;
};

/** An item of a list as a block of the form. Memoised: it renders again only when its own props change, and renders its fields only while open. */
export const ItemPanel = memo(function ItemPanel({ list, item, index, isLast, movable, dragState, focused, errorRound, single, isAlone }: Props) {
  const { form, node, path, onFocused, onMove, onDuplicate, onRemove } = list;
  const [open, setOpen] = useOpen(single || isAlone, errorRound);
  if (focused === 'new' && !open) setOpen(true);
  const ref = useFocusOn<HTMLElement>(focused, onFocused);
  const id = fieldId(form, [...path, index]);
  const name = itemTitle(node, item);
  return (
    <Panel
      ref={ref}
      id={id}
      tabIndex={-1}
      className={cx(
        dragLook,
        'relative grid scroll-my-20 gap-4 px-5 max-sm:px-4',
        open ? 'pt-4 pb-5 max-sm:pt-3 max-sm:pb-4' : 'py-2 lazy-12 [[data-closed]+&]:-mt-2',
      )}
      data-closed={open ? undefined : ''}
      data-index={index}
      data-drag={dragState}
    >
      {!single && (
        <header className={cx('-ms-2.5 flex items-center gap-2 max-sm:flex-wrap', open && 'border-rule border-b pb-2')}>
          <MoveHandle name={name} dragState={dragState} />
          <h2 className="min-w-0 flex-1 text-md">
            <button
              type="button"
              className="group flex min-h-8 w-full cursor-pointer items-baseline gap-2 border-0 bg-transparent px-0 py-1 text-start hover:text-accent"
              aria-expanded={open}
              aria-controls={`${id}-champs`}
              {...opens(form, [...path, index], open)}
              onClick={() => setOpen(!open)}
            >
              <span className="text-ink-faint lining-nums tabular-nums">{index + 1}.</span> {name}
              <ChevronDown className="size-3.75 self-center text-ink-faint transition-[rotate] group-aria-expanded:rotate-180" aria-hidden />
            </button>
          </h2>
          <Tools className="max-sm:basis-full max-sm:ps-6.5">
            {movable && <MoveButtons what={quoted(name)} index={index} last={isLast} onMove={onMove} />}
            <IconButton label={`Dupliquer ${quoted(name)}`} icon={Copy} onClick={() => onDuplicate(index)} />
            {!isAlone && <IconButton label={`Supprimer ${quoted(name)}`} icon={Trash2} removes onClick={() => onRemove(index)} />}
          </Tools>
        </header>
      )}
      <div id={`${id}-champs`} hidden={!open}>
        {open && <GroupEditor node={node.item} path={[...path, index]} />}
      </div>
    </Panel>
  );
});
