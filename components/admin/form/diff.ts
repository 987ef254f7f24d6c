/** Describes the differences between two versions of a content, with the labels of its editor tree. */
import type { AnyNode } from '@/sections/editor-tree';
import type { Path } from '../editor/draft';
import { changes, getAt, isRecord, pathKey } from '../editor/draft';
import type { Difference } from './conflict-dialog';

const longest = 200;

/** The differences between two versions, one row per field. A list with added, removed or moved items has one row of its own. */
export function diffDrafts(node: AnyNode, mine: unknown, theirs: unknown): Difference[] {
  const seen = new Map<string, Difference>();
  for (const path of changes(theirs, mine)) {
    const label = labelAt(node, mine, path) || 'Contenu';
    seen.set(pathKey(path), { label, mine: formattedValue(getAt(mine, path)), theirs: formattedValue(theirsAt(mine, theirs, path)) });
  }
  return unique([...seen.values()]);
}

/** The label of a path, such as « Mon projet › Catégorie ». */
export function labelAt(node: AnyNode, value: unknown, path: Path): string {
  const [part, ...rest] = path;
  if (part === undefined) return 'label' in node && node.label ? node.label : '';
  if (node.node === 'list') return joined(node.name(getAt(value, [part])) || `${Number(part) + 1}`, labelAt(node.item, getAt(value, [part]), rest));
  if (node.node === 'map') return joined(node.named?.name(String(part), getAt(value, [part])) ?? String(part), labelAt(node.value, getAt(value, [part]), rest));
  if (node.node === 'group') {
    const field = node.fields[String(part)];
    const inner = field && field.node !== 'hidden' ? labelAt(field, getAt(value, [part]), rest) : String(part);
    return joined(node.label ?? '', inner);
  }
  return 'label' in node && node.label ? node.label : String(part);
}

const joined = (a: string, b: string): string => [a, b].filter(Boolean).join(' › ');

/** The value at the same path in `theirs`; items are matched by id. */
function theirsAt(mine: unknown, theirs: unknown, path: Path): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return theirs;
  const next = getAt(mine, [part]);
  const id = isRecord(next) ? next.id : undefined;
  const found = Array.isArray(theirs) && id !== undefined ? theirs.find((item) => isRecord(item) && item.id === id) : getAt(theirs, [part]);
  return theirsAt(next, found, rest);
}

/** A value as readable text, without tags, cut at 200 characters. */
export function formattedValue(value: unknown): string {
  const text = words(value).replace(/\s+/g, ' ').trim();
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

function words(value: unknown): string {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map((item) => (isRecord(item) ? nameOf(item) : words(item))).join(' ; ');
  if (isRecord(value)) return Object.values(value).map(words).filter(Boolean).join(', ');
  return '';
}

function nameOf(item: Record<string | number, unknown>): string {
  return words(Object.entries(item).find(([key, value]) => key !== 'id' && typeof value === 'string' && value !== '')?.[1]);
}

/** Numbers the rows that share a label: the label is also their key. */
function unique(rows: readonly Difference[]): Difference[] {
  const labels = new Map<string, number>();
  return rows.map((row) => {
    const count = (labels.get(row.label) ?? 0) + 1;
    labels.set(row.label, count);
    return count === 1 ? row : { ...row, label: `${row.label} (${count})` };
  });
}
