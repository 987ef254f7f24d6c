import { GripVertical } from 'lucide-react';
import { IconButton } from '../ui/icon-button';

/** The handle of a row in a list that `useSortable` drives. */
export function MoveHandle({ name, taken }: { readonly name: string; readonly taken: boolean }) {
  return (
    <IconButton
      icon={GripVertical}
      className="touch-none select-none"
      size="handle"
      label={`Déplacer «\u00a0${name}\u00a0»`}
      title="Déplacer"
      aria-pressed={taken}
      data-handle
    />
  );
}
