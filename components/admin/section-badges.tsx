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

/** Decision 11. */
export function SampleBadge() {
  return <span className="badge warn">{"Contenu d'exemple"}</span>;
}
