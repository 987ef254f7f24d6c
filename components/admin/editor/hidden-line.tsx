'use client';
import { isWaiting } from '@/sections/public-site';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';
import type { OverviewPart } from './section-overview';

/** Says that the owner's own content is hidden, and shows it. */
export function HiddenLine({ definition, stored, onShow }: OverviewPart & { readonly onShow: () => void }) {
  if (!stored || stored.visible || isWaiting(stored) || definition.count(stored.content) === 0) return null;
  return (
    <StateLine
      label={`${definition.label}\u00a0: section masquée`}
      tone="hidden"
      title="Votre contenu n’est pas sur le site."
      actions={<Button onClick={onShow}>Afficher la section</Button>}
    >
      La section est masquée.
    </StateLine>
  );
}
