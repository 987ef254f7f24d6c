import type { ItemSummary } from '@/sections/editor-tree';

const badges = { vert: 'badge ok', bleu: 'badge info', orange: 'badge warn', gris: 'badge' } as const;

export function ItemBadge({ text, tone }: NonNullable<ItemSummary['badge']>) {
  return text === '' ? null : <span className={badges[tone]}>{text}</span>;
}
