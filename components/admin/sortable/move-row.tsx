import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { quoted } from '@/lib/format/french';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { mark } from '../ui/mark';
import type { DragState } from './use-sortable';

/** The look of a row while it is being moved; goes with `data-drag` on the row, which is positioned. */
export const dragLook =
  'data-[drag=taken]:z-1 data-[drag=taken]:bg-accent-wash data-[drag=taken]:outline-2 data-[drag=taken]:-outline-offset-2 data-[drag=taken]:outline-accent';

/**
 * The handle of a row in a list that `useSortable` drives, and the line on the edge of the row where the moved one will
 * land.
 */
export function MoveHandle({ name, dragState }: { readonly name: string; readonly dragState: DragState }) {
  return (
    <>
      <IconButton
        icon={GripVertical}
        className="touch-none select-none"
        size="handle"
        label={`Déplacer ${quoted(name)}`}
        title="Déplacer"
        aria-pressed={dragState === 'taken'}
        data-handle
      />
      {(dragState === 'before' || dragState === 'after') && (
        <span
          className={cx(
            'absolute inset-x-0 z-2 h-bar rounded-1 bg-accent',
            dragState === 'before' ? 'top-(--drop-edge,0)' : 'bottom-(--drop-edge,0)',
          )}
        />
      )}
    </>
  );
}

type StartProps = {
  readonly name: string;
  readonly dragState: DragState;
  /** While rows are being picked: whether this one is, and what picks it. */
  readonly picked?: boolean;
  readonly onPick?: () => void;
};

/** The start of a list's row: the handle that moves it or, while rows are being picked, its box. */
export function RowStart({ name, dragState, picked = false, onPick }: StartProps) {
  if (!onPick) return <MoveHandle name={name} dragState={dragState} />;
  return (
    <input
      className="mx-1.5 size-4.5 accent-accent"
      type="checkbox"
      aria-label={`Sélectionner ${quoted(name)}`}
      checked={picked}
      onChange={onPick}
    />
  );
}

type ButtonsProps = {
  /** The name of the item: « Rivages » in quotation marks, or « la ligne 2 ». */
  readonly what: string;
  readonly index: number;
  readonly last: boolean;
  readonly onMove: (from: number, to: number) => void;
};

/**
 * The buttons that move a list item up or down by one position. The item is marked, and the page scrolls with it: the
 * pointer stays on its button. An only item has none.
 */
export function MoveButtons({ what, index, last, onMove }: ButtonsProps) {
  if (index === 0 && last) return null;
  const [up, down] = [`Monter ${what}`, `Descendre ${what}`];
  const moveTo = (to: number) => (event: MouseEvent) => {
    const button = event.currentTarget;
    const { top } = button.getBoundingClientRect();
    flushSync(() => onMove(index, to));
    const item = button.closest('[data-index]');
    if (item) mark(item);
    if (!button.closest('dialog'))
      window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  return (
    <>
      <IconButton label={up} icon={ArrowUp} title={up} disabled={index === 0} onClick={moveTo(index - 1)} />
      <IconButton label={down} icon={ArrowDown} title={down} disabled={last} onClick={moveTo(index + 1)} />
    </>
  );
}
