/** Compares two versions of a content field by field, following the editor tree of its kind. */
import { Problem } from '@/lib/errors';
import { isRecord } from '@/lib/record';
import type { AnyNode } from '@/sections/editor-tree';
import { differing } from '@/sections/nodes/leaf';
import type { Difference, Part, PartPath, Place } from '@/sections/nodes/node-type';
import { nodeType } from '@/sections/nodes/table';

export type { Difference, Part, PartPath, Place };

/** All differences, in the order of the tree. */
export function compare(node: AnyNode, before: unknown, after: unknown): Difference[] {
  return nodeType(node).compare(node, before, after, []);
}

/** The differences, each with its part only where `old` has it and it is not all of the content. */
export const withPartsOf = (old: unknown, rows: readonly Difference[]): Difference[] =>
  rows.map(({ part, ...row }) => (part && isPartOf(old, part.at) ? { ...row, part } : row));

/** The lines of a content that is a list of them which are there no more, each as a part; a line in whose place another one came is not. */
export function removedLines(node: AnyNode, old: unknown, now: unknown): Difference[] {
  if (node.node !== 'strings' || !Array.isArray(old) || !Array.isArray(now)) return [];
  const isKept = (line: unknown) => now.includes(line);
  return old.flatMap((line: unknown, index): Difference[] => {
    if (typeof line !== 'string' || isKept(line)) return [];
    const [before, after] = [old.slice(0, index).findLast(isKept), old.slice(index).find(isKept)];
    const gap = (after === undefined ? now.length : now.indexOf(after)) - (before === undefined ? -1 : now.indexOf(before));
    return gap === 1 ? [{ place: [line], before: line, after: null, part: { at: [index], name: line, place: [line] } }] : [];
  });
}

/** The content `now` with one part as an older content has it. Throws `invalid` for a part that the older content does not have. */
export function takePartBack(node: AnyNode, now: unknown, old: unknown, at: PartPath): unknown {
  if (!isPartOf(old, at)) throw new Problem('invalid', 'Cette version n’a pas cet élément');
  return nodeType(node).takenBack(node, now, old, at);
}

const isPartOf = (value: unknown, at: PartPath): boolean => at.length > 0 && hasPart(value, at);

function hasPart(value: unknown, [key, ...rest]: PartPath): boolean {
  if (key === undefined) return true;
  if (Array.isArray(value)) return typeof key === 'number' && key in value && hasPart(value[key], rest);
  return isRecord(value) && typeof key === 'string' && Object.hasOwn(value, key) && hasPart(value[key], rest);
}

type Own = { readonly title?: string; readonly visible?: boolean };

/** The differences in a section's title and visibility, which the profile does not have. */
export function compareOwn(before: Own, after: Own): Difference[] {
  const shown = ({ visible }: Own) => (visible === undefined ? '' : visible ? 'Visible' : 'Masquée');
  return [...differing(['Titre'], before.title ?? '', after.title ?? ''), ...differing(['Visibilité'], shown(before), shown(after))];
}
