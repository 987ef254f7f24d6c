'use client';
import { partSample } from '@/sections/sample-content';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';
import type { OverviewPart } from './section-overview';

/** Says that the owner's own content is hidden, alone or with that of the sample, and shows it. */
export function HiddenLine({ definition, stored, onShow }: OverviewPart & { readonly onShow: () => void }) {
  if (!stored || stored.visible || definition.internal) return null;
  const { own, invented } = partSample(definition, stored.content);
  if (definition.count(own) === 0) return null;
  return (
    <StateLine
      label={`${definition.label}\u00a0: section masquée`}
      tone="hidden"
      title="Votre contenu n’est pas sur le site."
      actions={<Button onClick={onShow}>{invented > 0 ? 'Enlever l’exemple et afficher' : 'Afficher la section'}</Button>}
    >
      {invented > 0 ? 'La section est masquée, et contient encore l’exemple.' : 'La section est masquée.'}
    </StateLine>
  );
}
