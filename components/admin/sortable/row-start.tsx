import { quoted } from '@/lib/format/french';
import { MoveHandle } from './move-handle';
import type { DragState } from './use-sortable';

type Props = {
  readonly name: string;
  readonly dragState: DragState;
  /** While rows are being picked: whether this one is, and what picks it. */
  readonly picked?: boolean;
  readonly onPick?: () => void;
};

/** The start of a list's row: the handle that moves it or, while rows are being picked, its box. */
export function RowStart({ name, dragState, picked = false, onPick }: Props) {
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
