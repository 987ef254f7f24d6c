import { Eye, EyeOff } from 'lucide-react';
import { Badge } from './ui/badge';

export function VisibilityBadge({ visible }: { readonly visible: boolean }) {
  const EyeIcon = visible ? Eye : EyeOff;
  return (
    <Badge tone={visible ? 'visible' : 'hidden'}>
      <EyeIcon aria-hidden />
      {visible ? 'Visible' : 'Masqué'}
    </Badge>
  );
}

/** Marks content that the site was created with and that the owner has not saved. */
export function SampleBadge() {
  return <Badge tone="warn">Contenu d’exemple</Badge>;
}
