'use client';
import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { fieldId } from '../form/draft';
import { IconButton } from '../form/icon-button';
import { MoveHandle } from '../sortable/move-handle';
import { GroupEditor } from './group-editor';
import { MoveButtons } from './move-buttons';
import type { SortableItemProps } from './sortable-item-props';
import { useFocusOn } from './use-list-editor';

type Props = SortableItemProps & {
  /** Whether the block starts open. */
  readonly unfolded: boolean;
  /** 0 without an error; else a number that changes each time errors are shown, so that the block opens again. */
  readonly wrong: number;
  /** Single-item mode: shows the fields without the header. */
  readonly single: boolean;
  readonly canRemove: boolean;
  readonly onDuplicate: (index: number) => void;
};

/** An item of a list as a block of the form. Memoised: it renders again only when its own props change, and renders its fields only while open. */
export const ItemPanel = memo(function Block(props: Props) {
  const { form, node, path, item, index, last, unfolded, look, wrong, focused, single, movable, canRemove, onFocused, onMove, onDuplicate, onRemove } = props;
  const [open, setOpen] = useState(unfolded || focused || wrong > 0);
  const ref = useFocusOn<HTMLElement>(focused, onFocused);
  const [opened, setOpened] = useState(wrong);
  if (opened !== wrong) {
    setOpened(wrong);
    if (wrong > 0) setOpen(true);
  }
  const id = fieldId(form, [...path, index]);
  const name = node.name(item) || 'Sans titre';
  return (
    <section ref={ref} id={id} tabIndex={-1} className={open ? 'panel block' : 'panel block is-closed'} data-index={index} data-drag={look}>
      {!single && (
        <header className="block-head">
          <MoveHandle name={name} taken={look === 'taken'} />
          <h2>
            <button type="button" className="unfold" aria-expanded={open} aria-controls={`${id}-champs`} onClick={() => setOpen(!open)}>
              <span className="faint num">{index + 1}.</span> {name}
              <ChevronDown className="icon sm" aria-hidden />
            </button>
          </h2>
          <span className="tools">
            {movable && <MoveButtons what={`«\u00a0${name}\u00a0»`} index={index} last={last} onMove={onMove} />}
            <IconButton label={`Dupliquer «\u00a0${name}\u00a0»`} icon={Copy} onClick={() => onDuplicate(index)} />
            {canRemove && <IconButton label={`Supprimer «\u00a0${name}\u00a0»`} icon={Trash2} removes onClick={() => onRemove(index)} />}
          </span>
        </header>
      )}
      <div id={`${id}-champs`} hidden={!open}>
        {open && <GroupEditor node={node.item} path={[...path, index]} />}
      </div>
    </section>
  );
});
