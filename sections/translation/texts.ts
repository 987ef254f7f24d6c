/**
 * Which parts of a content are texts to translate, and which are facts, the same in every language: decided by the
 * kind's editor tree (sections/editor-tree.ts, docs/decisions/0031-languages.md).
 */
import { isRecord } from '@/lib/record';
import { isBlankHtml } from '../blank-html';
import { type AnyNode, itemTitle } from '../editor-tree';
import { linesOf } from '../item';
import { idOf } from '../nodes/match-items';
import { groupName, labelOf, withParts } from '../nodes/shared';
import { nodeType } from '../nodes/table';

/** The format of a text: one line, several, or HTML. */
type TextForm = 'line' | 'lines' | 'html';

export type PlacedText = {
  /** Its path: names of fields, and ids of items, or `#` and their index without one. */
  readonly path: readonly string[];
  readonly form: TextForm;
  /** French labels of its field and the surrounding groups and items: « Plan d’action › Objectifs ». */
  readonly labels: readonly string[];
  readonly text: string;
  /** Set if it names facts, which stay: untranslated it is shown in French. */
  readonly namesFacts?: true;
  /** Set for a proper name or a title, which English keeps in French unless its owner gives it another. */
  readonly isKept?: true;
};

/** The texts of a content in editor order, without blank ones. */
export function textsOf(node: AnyNode, content: unknown): PlacedText[] {
  const texts: PlacedText[] = [];
  mapTexts(node, content, (text) => {
    texts.push(text);
    return text.text;
  });
  return texts;
}

/**
 * The displayed values of imported fields that no form has: nobody can translate them. As displayed (sections/item.ts),
 * without those that have no letters.
 */
export function formlessTexts(node: AnyNode, content: unknown): string[] {
  if ('fact' in node && node.fact === true) return [];
  const formless =
    node.node === 'group' && isRecord(content)
      ? Object.entries(content).flatMap(([key, value]) => (Object.hasOwn(node.fields, key) ? [] : linesOf(value)))
      : [];
  const inner = nodeType(node).inner(node, content);
  return [
    ...formless.filter((text) => /\p{L}/u.test(text)),
    ...inner.flatMap(([, below, part]) => formlessTexts(below, part)),
  ];
}

type Change = (text: PlacedText) => string | null;
type Place = { readonly path: readonly string[]; readonly labels: readonly string[] };
const root: Place = { path: [], labels: [] };

/**
 * The content with each non-blank text replaced by the result of `change`; null removes it, and with it the item that
 * it names, the line or the group.
 */
export function mapTexts(node: AnyNode, content: unknown, change: Change): unknown {
  return mappedNode(node, content, change, root) ?? nodeType(node).empty;
}

/** `mapTexts` below a path; undefined if nothing is left. */
function mappedNode(node: AnyNode, value: unknown, change: Change, place: Place, group: unknown = {}): unknown {
  const fact = factOf(node, group);
  if (fact === true) return value;
  const form = formOf(node, value);
  if (form && typeof value === 'string') {
    const text: PlacedText = { ...place, form, text: value, ...(fact && { isKept: true }) };
    return fact === 'named' ? (changed({ ...text, namesFacts: true }, change) ?? value) : (changed(text, change) ?? '');
  }
  if (node.node === 'strings') return withoutGaps(value, (line, at) => lineOf(line, change, below(place, `#${at}`)));
  if (node.node === 'list' && Array.isArray(value))
    return withoutGaps(value, (item, at) => {
      if (node.isPrivate?.(item)) return item;
      const name = itemTitle(node, item);
      const next = mappedNode(node.item, item, change, below(place, idOf(item) ?? `#${at}`, name));
      return node.name(item) && !node.name(next) ? undefined : next;
    });
  if (node.node === 'map' && isRecord(value)) return mappedGroups(node, value, change, place);
  const parts = nodeType(node).inner(node, value);
  if (parts.length === 0) return value;
  return withParts(
    value,
    parts.map(([key, inner, part]) => [
      key,
      mappedNode(inner, part, change, below(place, String(key), labelOf(inner)), value),
    ]),
  );
}

/** The groups of a map: without `named`, their keys are shown to visitors and translated, else their titles. */
function mappedGroups(
  node: Extract<AnyNode, { readonly node: 'map' }>,
  groups: Readonly<Record<string, unknown>>,
  change: Change,
  place: Place,
): unknown {
  const taken = new Set<string>();
  const next = Object.entries(groups).flatMap(([key, value]) => {
    const { named } = node;
    const inside = below(place, key, named ? named.name(key, value) : key);
    const at = { ...below(inside, groupName, node.labels.keyLabel), form: 'line' } as const;
    if (named) {
      const title = named.title(value);
      const next = changed({ ...at, text: title, namesFacts: true }, change) ?? title;
      return [
        [key, mappedNode(node.value, next === title ? value : named.rename(value, next), change, inside)] as const,
      ];
    }
    const name = key === node.unnamed ? key : changed({ ...at, text: key }, change);
    if (name === null) return [];
    const free = taken.has(name) ? key : name; // two names may have the same translation: the groups must not collide
    taken.add(free);
    return [[free, mappedNode(node.value, value, change, inside)] as const];
  });
  const isSame = next.every(([key, value], at) => Object.keys(groups)[at] === key && groups[key] === value);
  return isSame && next.length === Object.keys(groups).length ? groups : Object.fromEntries(next);
}

const factOf = (node: AnyNode, group: unknown) => {
  const fact = 'fact' in node ? node.fact : undefined;
  return typeof fact === 'function' ? fact(isRecord(group) ? group : {}) : fact;
};

/** The format of a text; null for other values. */
function formOf(node: AnyNode, value: unknown): TextForm | null {
  if (node.node === 'richText') return 'html';
  if (node.node === 'textarea') return 'lines';
  if (node.node === 'text')
    return node.input === undefined && !node.names && !node.suggestions?.some((each) => each === value) ? 'line' : null;
  const isTyped =
    (node.node === 'select' || node.node === 'choice') && node.options.every((each) => each.value !== value);
  return isTyped ? 'line' : null;
}

const changed = (text: PlacedText, change: Change): string | null => (isBlank(text) ? text.text : change(text));

/** Without a letter, « 17/20 » or « 2012-14 », there is nothing to translate. */
const isBlank = ({ text, form }: PlacedText): boolean => !/\p{L}/u.test(text) || (form === 'html' && isBlankHtml(text));

const lineOf = (line: unknown, change: Change, place: Place): unknown =>
  typeof line === 'string' ? (changed({ ...place, form: 'line', text: line }, change) ?? undefined) : line;

const below = ({ path, labels }: Place, name: string, label = ''): Place => ({
  path: [...path, name],
  labels: label ? [...labels, label] : labels,
});

/** The list with each item changed, dropping undefined ones; itself if none differs. */
function withoutGaps(value: unknown, change: (item: unknown, at: number) => unknown): unknown {
  if (!Array.isArray(value)) return value;
  const next = value.map(change);
  return next.every((item, at) => item === value[at]) ? value : next.filter((item) => item !== undefined);
}
