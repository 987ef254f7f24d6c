import { Eye, EyeOff } from 'lucide-react';

export function VisibilityBadge({ visible }: { readonly visible: boolean }) {
  const EyeIcon = visible ? Eye : EyeOff;
  return (
    <span className={visible ? 'badge vis' : 'badge off'}>
      <EyeIcon className="icon" aria-hidden />
      {visible ? 'Visible' : 'Masqué'}
    </span>
  );
}

/** Marks sample content, until the owner saves it for the first time. */
export function SampleBadge() {
  return <span className="badge warn">{"Contenu d'exemple"}</span>;
}
