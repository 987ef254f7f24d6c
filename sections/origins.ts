/**
 * Where the parts of a preview come from. Each list and record of a draft that is drawn knows its path in the draft, under a symbol
 * that copies (`{ ...item }`) keep; the views name it on what they draw. Content that visitors are served has none.
 */
import { isRecord } from '@/lib/record';
import type { AnyNode } from './editor-tree';
import { nodeType } from './nodes/table';

type Path = readonly (string | number)[];
type Key = string | number;
const origin = Symbol('origin');
/** What knows the path of itself, or of its entry `key`. */
type Traced = { readonly [origin]?: (key?: Key) => Path };
/** The attribute that an element of a preview has. */
export type Origin = { readonly 'data-origin'?: string };

/** The attribute of what is drawn from `value`, or from its entry `key`; empty unless it is a preview. */
export function originOf(value: object, key?: Key): Origin {
  const { [origin]: at }: Traced = value;
  return at ? { 'data-origin': JSON.stringify(at(key)) } : {};
}

/** `value` as what stands at `path` of a draft. */
export const traced = <T extends object>(value: T, path: Path): T =>
  ({ ...value, [origin]: (key) => (key === undefined ? path : [...path, key]) }) satisfies Traced;

/**
 * `content` with its origins: it is what `draft`, edited by `node` at `path` of the form, was read into (lenient-parse.ts). A list of
 * which more was left out than its blank items has none, for nobody knows then which of them are left.
 */
export function withOrigins<Content>(node: AnyNode, draft: unknown, content: Content, path: Path): Content;
export function withOrigins(node: AnyNode, draft: unknown, content: unknown, path: Path): unknown {
  const nodes = new Map(
    nodeType(node)
      .inner(node, draft)
      .map(([key, inner]) => [key, inner]),
  );
  const below = (key: Key, from: unknown, value: unknown): unknown => {
    const inner = nodes.get(key);
    return inner ? withOrigins(inner, from, value, [...path, key]) : value;
  };
  if (Array.isArray(content) && Array.isArray(draft)) {
    const kept = [...draft.keys()].filter((index) => !isBlank(node, draft[index]));
    if (kept.length !== content.length) return content;
    const items = content.map((item, at) => below(kept[at] ?? at, draft[kept[at] ?? at], item));
    return Object.assign(items, { [origin]: (key?: Key) => (key === undefined ? path : [...path, kept[Number(key)] ?? key]) } satisfies Traced);
  }
  if (!isRecord(content) || !isRecord(draft)) return content;
  return traced(Object.fromEntries(Object.entries(content).map(([key, value]) => [key, below(key, draft[key], value)])), path);
}

/** Whether an item of a list is left out of what the list is read into. */
function isBlank(node: AnyNode, item: unknown): boolean {
  const rest = nodeType(node).withoutBlanks(node, [item]);
  return Array.isArray(rest) && rest.length === 0;
}
