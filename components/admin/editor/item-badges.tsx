import { Icon } from '@/components/ui/icon';
import type { AnyGroup, AnyNode, ItemSummary } from '@/sections/editor-tree';
import { isIconName } from '@/sections/icons';
import type { Tone } from '@/sections/palette';
import { toneOf } from '@/sections/palette';
import { Badge } from '../ui/badge';
import { isRecord } from './draft';

const badges = { vert: 'ok', bleu: 'info', orange: 'warn', gris: 'plain' } as const;

export function ItemBadge({ text, tone }: NonNullable<ItemSummary['badge']>) {
  return text === '' ? null : <Badge tone={badges[tone]}>{text}</Badge>;
}

/** The tone of an item, from the first colour field of its group; grey for a group without one. */
export function toneIn(group: AnyGroup, item: unknown): Tone {
  const name = fieldOf(group, 'colour');
  return name && isRecord(item) ? toneOf(item[name]) : 'gris';
}

/** The icon of an item, from the first icon field of its group; nothing for a group without one. */
export function ItemIcon({ group, item }: { readonly group: AnyGroup; readonly item: unknown }) {
  const name = fieldOf(group, 'icon');
  const icon = name && isRecord(item) ? item[name] : undefined;
  return isIconName(icon) ? (
    <span className="grid size-9 flex-none place-items-center rounded-2 bg-tone-wash text-tone">
      <Icon name={icon} className="" />
    </span>
  ) : null;
}

function fieldOf(group: AnyGroup, node: AnyNode['node']): string | undefined {
  return Object.entries(group.fields).find(([, field]) => field.node === node)?.[0];
}
