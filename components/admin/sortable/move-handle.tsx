import { GripVertical } from 'lucide-react';

/** The handle of a row in a list that `useSortable` drives. */
export function MoveHandle({ name, taken }: { readonly name: string; readonly taken: boolean }) {
  return (
    <button type="button" className="ibtn grip" data-handle aria-label={`Déplacer «\u00a0${name}\u00a0»`} title="Déplacer" aria-pressed={taken}>
      <GripVertical className="icon" aria-hidden />
    </button>
  );
}
