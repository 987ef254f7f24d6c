import { Eye, EyeOff } from 'lucide-react';
import { counted } from '@/lib/format/french';
import type { ItemSummary } from '@/sections/editor-tree';
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

/** Marks a section that has some of the content that the site was created with; `count`: how many parts of it. */
export function SampleBadge({ count }: { readonly count: number }) {
  return count === 0 ? null : <Badge tone="sample">{counted(count, 'exemple', 'exemples')}</Badge>;
}

export function SampleMark() {
  return <Badge tone="sample">exemple</Badge>;
}

const tones = { vert: 'ok', bleu: 'info', orange: 'warn', violet: 'tone', gris: 'plain', own: 'tone' } as const;

export function ItemBadge({ text, tone }: NonNullable<ItemSummary['badge']>) {
  return text === '' ? null : (
    <Badge tone={tones[tone]} data-tone={tone === 'violet' ? tone : undefined}>
      {text}
    </Badge>
  );
}
