/** Shared by all node types. */

import { isRecord } from '@/lib/record';
import type { AnyNode } from '../editor-tree';
import type { NodeKey } from './node-type';

/** The text of a value without an editor node. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return joinedLines(value.map(plainText));
  return isRecord(value) ? Object.values(value).map(plainText).filter(Boolean).join(', ') : '';
}

export const joinedLines = (lines: readonly string[]): string => lines.filter(Boolean).join('\n');

export const labelOf = (node: AnyNode): string => ('label' in node && node.label) || '';

/** Path segment for a group's own name. */
export const groupName = 'nom';

/** A name from a definition's function; '' if it throws, as on content of another shape. */
export function nameFrom(name: () => unknown): string {
  try {
    return plainText(name());
  } catch {
    return '';
  }
}

/** A copy of a container with other values at the keys of `parts`, itself if none differs; other keys are kept. */
export function withParts(value: unknown, parts: readonly (readonly [key: NodeKey, part: unknown])[]): unknown {
  if (Array.isArray(value))
    return parts.every(([key, part]) => value[Number(key)] === part) ? value : parts.map(([, part]) => part);
  if (!isRecord(value) || parts.every(([key, part]) => value[key] === part)) return value;
  return { ...value, ...Object.fromEntries(parts) };
}

/** Whether two items are equal, ignoring ids, blank texts and blank lines. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const [lines, others] = [one, other].map((list: readonly unknown[]) => list.filter((line) => !isBlankText(line)));
    return lines?.length === others?.length && (lines ?? []).every((line, index) => isAlike(line, others?.[index]));
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    keys.delete('id');
    return [...keys].every((key) => isAlike(one[key], other[key]));
  }
  return one === other || (isNothing(one) && isNothing(other));
}

export const isBlankText = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
const isNothing = (value: unknown): boolean => value === undefined || isBlankText(value);
