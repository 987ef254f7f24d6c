import type { ItemSummary } from '@/sections/editor-tree';
import { Badge } from '../ui/badge';

const badges = { vert: 'ok', bleu: 'info', orange: 'warn', gris: 'plain', own: 'tone' } as const;

export function ItemBadge({ text, tone }: NonNullable<ItemSummary['badge']>) {
  return text === '' ? null : <Badge tone={badges[tone]}>{text}</Badge>;
}
