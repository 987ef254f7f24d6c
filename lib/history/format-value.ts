/** Converts a stored value to readable French text, following its editor node; a value of several parts becomes several lines. */
import type { AnyNode } from '@/sections/editor-tree';
import { toneOf } from '@/sections/palette';
import { textOf } from '@/sections/text-preview';
import { isRecord } from './match-items';

export function formatValue(node: AnyNode, value: unknown): string {
  switch (node.node) {
    case 'hidden':
      return '';
    case 'richText':
      return richText(value);
    case 'select':
    case 'choice':
      return node.options.find((option) => option.value === value)?.label ?? plainText(value);
    case 'colour':
      return value ? (node.palette.find(({ tone }) => tone === toneOf(value))?.label ?? plainText(value)) : '';
    case 'list':
      return groupsOf(value)
        .flatMap(([key, items]) => [...(key ? [key] : []), ...items.map((item) => formatValue(node.item, item))])
        .filter(Boolean)
        .join('\n');
    case 'map':
      return isRecord(value)
        ? Object.entries(value)
            .flatMap(([key, item]) => [nameOfGroup(node, key, item), formatValue(node.value, item)])
            .filter(Boolean)
            .join('\n')
        : '';
    case 'group':
      return isRecord(value)
        ? Object.entries(node.fields)
            .map(([key, field]) => labelled(labelOf(field), formatValue(field, value[key])))
            .filter(Boolean)
            .join('\n')
        : '';
    case 'photo':
      return typeof value === 'string' && value.startsWith('/uploads/') ? `Image ${value.slice('/uploads/'.length, '/uploads/'.length + 8)}` : plainText(value);
    default:
      return plainText(value);
  }
}

/** The text of a value that has no editor node. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  return isRecord(value) ? Object.values(value).map(plainText).filter(Boolean).join(', ') : '';
}

export const labelOf = (node: AnyNode): string => ('label' in node && node.label) || '';

/** The items of a list, as one group named ''; sections of plain cards may hold several named groups. */
export function groupsOf(value: unknown): readonly (readonly [string, readonly unknown[]])[] {
  if (Array.isArray(value)) return [['', value]];
  return isRecord(value) ? Object.entries(value).map(([key, items]) => [key, Array.isArray(items) ? items : []] as const) : [];
}

type Map = Extract<AnyNode, { node: 'map' }>;
export function nameOfGroup(node: Map, key: string, value: unknown): string {
  return guarded(() => node.named?.name(key, value) ?? key) || key;
}

type List = Extract<AnyNode, { node: 'list' }>;
export function nameOfItem(node: List, item: unknown): string {
  return guarded(() => node.name(item));
}

/** Content stored by an older release may have another shape than the definition's functions expect: '' when they throw. */
function guarded(name: () => unknown): string {
  try {
    return plainText(name());
  } catch {
    return '';
  }
}

function richText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .split(/<br\b[^>]*>|<\/(?:p|h[1-6]|li|blockquote)>/i)
    .map(textOf)
    .filter(Boolean)
    .join('\n');
}

const labelled = (label: string, text: string): string => (text === '' || label === '' ? text : `${label}\u00a0: ${text}`);
