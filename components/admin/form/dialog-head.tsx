import { X } from 'lucide-react';
import { IconButton } from './icon-button';

/** The title of a form's dialog, with the button that closes it. */
export function DialogHead({ id, title, onClose }: { readonly id: string; readonly title: string; readonly onClose: () => void }) {
  return (
    <div className="modal-head">
      <h2 id={id}>{title}</h2>
      <IconButton label="Fermer" icon={X} onClick={onClose} />
    </div>
  );
}
