import { GripVertical } from 'lucide-react';
import { quoted } from '@/lib/format/french';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
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
