import { Eye, EyeOff } from 'lucide-react';
import { counted } from '@/lib/format/french';
import type { ItemSummary } from '@/sections/editor-tree';
import type { SectionState } from '@/sections/section-state';
import { Badge } from './ui/badge';

const states = {
  visible: { icon: Eye, text: 'Visible' },
  hidden: { icon: EyeOff, text: 'Masqué' },
  sample: { icon: EyeOff, text: 'Exemple seul' },
} as const;

export function VisibilityBadge({ state }: { readonly state: SectionState }) {
  const { icon: EyeIcon, text } = states[state];
  return (
    <Badge tone={state}>
      <EyeIcon />
      {text}
    </Badge>
  );
}

/** Marks a section with sample content; `count`: how many parts of it. */
export function SampleBadge({ count }: { readonly count: number }) {
  return count === 0 ? null : <Badge tone="sample">{counted(count, 'exemple', 'exemples')}</Badge>;
}

/** Marks an item, line or field that is unchanged from the sample. */
export function SampleMark({ children = 'exemple' }: { readonly children?: string }) {
  return <Badge tone="sample">{children}</Badge>;
}

const tones = { vert: 'ok', bleu: 'info', orange: 'warn', violet: 'tone', gris: 'plain', own: 'tone' } as const;

export function ItemBadge({ text, tone }: NonNullable<ItemSummary['badge']>) {
  return text === '' ? null : (
    <Badge tone={tones[tone]} data-tone={tone === 'violet' ? tone : undefined}>
      {text}
    </Badge>
  );
}
