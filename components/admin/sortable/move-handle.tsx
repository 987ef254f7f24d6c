import { GripVertical } from 'lucide-react';
import { quoted } from '@/lib/format/french';
import { IconButton } from '../ui/icon-button';

/** The handle of a row in a list that `useSortable` drives. */
export function MoveHandle({ name, taken }: { readonly name: string; readonly taken: boolean }) {
  return (
    <IconButton
      icon={GripVertical}
      className="touch-none select-none"
      size="handle"
      label={`Déplacer ${quoted(name)}`}
      title="Déplacer"
      aria-pressed={taken}
      data-handle
    />
  );
}
