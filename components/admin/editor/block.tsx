'use client';
import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { MoveHandle } from '../sortable/move-handle';
import type { Look } from '../sortable/use-sortable';
import type { Path } from './draft';
import { fieldId } from './draft';
import { GroupEditor } from './group-editor';
import type { AnyList } from './list-editor';
import { MoveButtons } from './move-buttons';
import { many } from './use-filter';
import { useFocusOn } from './use-list-editor';

type Props = {
  readonly form: string;
  readonly node: AnyList;
  /** The list's place; the item's is `index` in it. */
  readonly path: Path;
  readonly item: unknown;
  readonly index: number;
  readonly count: number;
  readonly look: Look;
  /** Something in it has a message. */
  readonly wrong: boolean;
  readonly focused: boolean;
  /** Single-item mode: its fields alone. */
  readonly single: boolean;
  /** Whether a step up or down can be seen. */
  readonly movable: boolean;
  readonly canRemove: boolean;
  readonly onFocused: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onDuplicate: (index: number) => void;
  readonly onRemove: (index: number) => void;
};

/** An item of a list as a block of the form, drawn again only when it changes itself. Its fields are drawn while it is open. */
export const Block = memo(function Block(props: Props) {
  const { form, node, path, item, index, count, look, wrong, focused, single, movable, canRemove, onFocused, onMove, onDuplicate, onRemove } = props;
  const [open, setOpen] = useState(single || focused || count <= many);
  const ref = useFocusOn<HTMLElement>(focused, onFocused);
  if (wrong && !open) setOpen(true);
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
            {movable && <MoveButtons name={name} index={index} count={count} move={onMove} />}
            <button type="button" className="ibtn" aria-label={`Dupliquer «\u00a0${name}\u00a0»`} onClick={() => onDuplicate(index)}>
              <Copy className="icon" aria-hidden />
            </button>
            {canRemove && (
              <button type="button" className="ibtn del" aria-label={`Supprimer «\u00a0${name}\u00a0»`} onClick={() => onRemove(index)}>
                <Trash2 className="icon" aria-hidden />
              </button>
            )}
          </span>
        </header>
      )}
      <div id={`${id}-champs`} hidden={!open}>
        {open && <GroupEditor node={node.item} path={[...path, index]} />}
      </div>
    </section>
  );
});
