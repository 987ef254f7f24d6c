/**
 * Finds the parts of a content that are still the sample's, by comparison with the sample; stored nowhere. A part is a
 * list item, a line, or a text outside of a list; once changed it is the owner's, except for sample texts left in it.
 */
import { isRecord } from '@/lib/record';
import type { AnyDefinition } from './define';
import type { AnyMap, AnyNode } from './editor-tree';
import { idOf } from './nodes/match-items';
import type { NodeKey } from './nodes/node-type';
import { groupName, withParts } from './nodes/shared';
import { nodeType } from './nodes/table';
import type { StoredSection } from './public-site';

/** Keys and indexes on the path to a part. */
export type PartPath = readonly NodeKey[];
/** A content's editor tree and its sample; undefined for a kind without one. */
export type Sampled = { readonly node: AnyNode; readonly sample: unknown };

/** The sample of a kind; an optional section has none. */
export const sampledBy = ({ editor, defaults, optional }: AnyDefinition): Sampled => ({
  node: editor,
  sample: optional ? undefined : defaults,
});

/** Whether a content has anything of the owner's. */
export const hasOwn = (definition: AnyDefinition, content: unknown): boolean =>
  definition.count(content) > sampleParts(sampledBy(definition), content).length;

/**
 * Whether a hidden section has nothing of the owner's, because it was emptied with the sample or only has that: the
 * owner's first content makes it visible again.
 */
export const isWaiting = (definition: AnyDefinition, section: StoredSection): boolean =>
  !section.visible && (section.emptied === true || isAllSample(definition, section));

/** Whether a section is nothing but the sample; `examples`: number of the sample's parts. */
export const isAllSample = (
  definition: AnyDefinition,
  { content }: Pick<StoredSection, 'content'>,
  examples = sampleParts(sampledBy(definition), content).length,
): boolean => examples > 0 && examples === definition.count(content);

/** Paths of the parts that equal the sample's, in content order. */
export function sampleParts(sampled: Sampled, content: unknown): PartPath[] {
  const { ids, keys } = knownIn(sampled);
  if (keys.size === 0) return [];
  return partsOf(sampled.node, content).flatMap(({ path, value, isText }) => {
    const id = idOf(value);
    return (id === undefined || ids.has(id)) && keys.has(isText ? textKey(path, value) : itemKey(value)) ? [path] : [];
  });
}

/**
 * Sample texts and choices left in items that the owner has changed: in an item that kept its authors, or another text
 * that nobody else would write; in any other, they may be the owner's too.
 */
export function borrowedParts(sampled: Sampled, content: unknown): PartPath[] {
  const { items, often } = knownIn(sampled);
  if (items.size === 0) return [];
  return partsOf(sampled.node, content).flatMap(({ path, value, node }) => {
    const id = idOf(value);
    const sampleItem = id === undefined ? undefined : items.get(id);
    if (sampleItem === undefined || !node || itemKey(sampleItem) === itemKey(value)) return [];
    const known = new Set(textsOf(node, sampleItem).map(({ key }) => key));
    const left = textsOf(node, value).filter(({ key }) => known.has(key));
    const isTold = left.some(
      ({ path: at, value: text, isChosen }) =>
        at.at(-1) === 'authors' || (!isChosen && text.length >= 20 && !often.has(text)),
    );
    return isTold ? left.map(({ path: at }) => [...path, ...at]) : [];
  });
}

/** All that is left of the sample: not shown to visitors as the owner's. */
export const everyPart = (sampled: Sampled, content: unknown): PartPath[] => [
  ...sampleParts(sampled, content),
  ...borrowedParts(sampled, content),
];

/** The kind's sample, if some of it is left in a content. */
export function sampleIn(definition: AnyDefinition, content: unknown): unknown {
  const sampled = sampledBy(definition);
  return everyPart(sampled, content).length > 0 ? sampled.sample : undefined;
}

/**
 * Removes these parts from the content; `parts` may be a subset. A group of the sample's is removed with its last item;
 * one with items of the owner's gets a neutral name.
 */
export function withoutSample(sampled: Sampled, content: unknown, parts = sampleParts(sampled, content)): unknown {
  const left = withoutParts(sampled, content, parts);
  const { node } = sampled;
  const invented = inventedNames(sampled, left);
  if (node.node !== 'map' || !node.neutral || !isRecord(left) || invented.size === 0) return left;
  const { neutral, value, named } = node;
  const nameOf = ([key, group]: readonly [string, unknown]) => named?.title(group) ?? key;
  const ownGroups = Object.entries(left).filter(([key]) => !invented.has(key));
  const [target, before] =
    ownGroups.find((entry) => nameOf(entry) === nameOf([neutral.key, neutral.value])) ??
    ([neutral.key, left[neutral.key] ?? neutral.value] as const);
  const gathered = [...invented].reduce((all, key) => joined(value, all, left[key]), before);
  return { ...Object.fromEntries(ownGroups), [target]: gathered };
}

/** Groups that only contain the sample, to be removed with it; for others, the name that is still the sample's. */
export function sampleGroups(sampled: Sampled, content: unknown): PartPath[] {
  const left = withoutParts(sampled, content, sampleParts(sampled, content));
  if (sampled.node.node !== 'map' || !isRecord(content) || !isRecord(left)) return [];
  const invented = inventedNames(sampled, left);
  return Object.keys(content).flatMap((key) =>
    invented.has(key) ? [[key, groupName]] : Object.hasOwn(left, key) ? [] : [[key]],
  );
}

function withoutParts(sampled: Sampled, content: unknown, parts: readonly PartPath[]): unknown {
  const removedKeys = new Set(parts.map(pathKey));
  return removedKeys.size === 0 ? content : withoutMatching(sampled, content, (path) => removedKeys.has(pathKey(path)));
}

/** Keys of non-empty groups whose name and look are still the sample's. */
function inventedNames({ node, sample }: Sampled, content: unknown): ReadonlySet<string> {
  if (node.node !== 'map' || !isRecord(sample) || !isRecord(content)) return new Set();
  const isInvented = ([key, group]: readonly [string, unknown]) =>
    Object.hasOwn(sample, key) &&
    bareKey(node, group) === bareKey(node, sample[key]) &&
    itemKey(group) !== bareKey(node, group);
  return new Set(
    Object.entries(content)
      .filter(isInvented)
      .map(([key]) => key),
  );
}

/** Appends another group's items to a group. */
function joined(node: AnyNode, group: unknown, other: unknown): unknown {
  if (isItems(node, group)) return Array.isArray(other) ? [...group, ...other] : group;
  if (!isRecord(other)) return group ?? other;
  return withParts(
    group,
    nodeType(node)
      .inner(node, other)
      .map(([key, below, part]) => [key, joined(below, isRecord(group) ? group[key] : undefined, part)]),
  );
}

/** The path of a part in the terms of ./translation/texts.ts: ids, or `#` and the index. */
export function namesOf(path: PartPath, content: unknown): string[] {
  let here = content;
  return path.map((key) => {
    here = Array.isArray(here) ? here[Number(key)] : isRecord(here) ? here[key] : undefined;
    return typeof key === 'number' ? (idOf(here) ?? `#${key}`) : String(key);
  });
}

type Part = {
  readonly path: PartPath;
  readonly value: unknown;
  readonly isText: boolean;
  /** For an item of a list. */
  readonly node?: AnyNode;
};

/** The parts of a content; of a map's group only the items: its name, colour and icon are not parts. */
function partsOf(node: AnyNode, value: unknown, path: PartPath = [], isInGroup = false): Part[] {
  if (isItems(node, value))
    return value.map((item, index) => ({
      path: [...path, index],
      value: item,
      isText: false,
      node: node.node === 'list' ? node.item : undefined,
    }));
  const inner = nodeType(node).inner(node, value);
  if (inner.length > 0)
    return inner.flatMap(([key, below, part]) =>
      partsOf(below, part, [...path, key], isInGroup || node.node === 'map'),
    );
  return typeof value === 'string' && value !== '' && !isInGroup ? [{ path, value, isText: true }] : [];
}

/** The texts and choices in an item, at any depth, except those of its look; lines by their list only. */
function textsOf(
  node: AnyNode,
  value: unknown,
  path: PartPath = [],
): { readonly path: PartPath; readonly key: string; readonly value: string; readonly isChosen?: boolean }[] {
  if (typeof value === 'string') {
    const isChosen = node.node === 'select' || node.node === 'choice';
    return value !== '' && (isChosen || written.has(node.node))
      ? [{ path, key: textKey(path, value), value, isChosen }]
      : [];
  }
  if (node.node === 'strings' && Array.isArray(value))
    return value.flatMap((line: unknown, index) =>
      typeof line === 'string' ? [{ path: [...path, index], key: textKey(path, line), value: line }] : [],
    );
  return nodeType(node)
    .inner(node, value)
    .flatMap(([key, below, part]) => textsOf(below, part, [...path, key]));
}
const written: ReadonlySet<AnyNode['node']> = new Set(['text', 'textarea', 'richText']);

const isItems = ({ node }: AnyNode, value: unknown): value is readonly unknown[] =>
  (node === 'list' || node === 'strings') && Array.isArray(value);

type Known = {
  readonly ids: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly items: ReadonlyMap<string, unknown>;
  /** Texts that occur in several items. */
  readonly often: ReadonlySet<string>;
};
const knownByNode = new WeakMap<AnyNode, Known>();

/** What identifies the sample's parts; computed once per kind. */
function knownIn({ node, sample }: Sampled): Known {
  const cached = knownByNode.get(node);
  if (cached || sample === undefined)
    return cached ?? { ids: new Set(), keys: new Set(), items: new Map(), often: new Set() };
  const parts = partsOf(node, sample);
  const texts = parts.flatMap((part) => (part.node ? textsOf(part.node, part.value) : [])).map(({ value }) => value);
  const items = new Map(
    parts.flatMap(({ value }) => {
      const id = idOf(value);
      return id === undefined ? [] : [[id, value] as const];
    }),
  );
  const known = {
    ids: new Set(items.keys()),
    items,
    often: new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
    keys: new Set(parts.map(({ path, value, isText }) => (isText ? textKey(path, value) : itemKey(value)))),
  };
  knownByNode.set(node, known);
  return known;
}

const textKey = (path: PartPath, value: unknown): string => `${pathKey(path)} ${itemKey(value)}`;
const pathKey = (path: PartPath): string => JSON.stringify(path);
/** An item as text, ignoring the order of fields and empty ones. */
const itemKey = (item: unknown): string => JSON.stringify(withoutBlanks(item)) ?? '';

function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutBlanks).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isRecord(value)) return value ?? undefined;
  const fields = Object.keys(value)
    .toSorted()
    .flatMap((key) => {
      const field = withoutBlanks(value[key]);
      return field === undefined ? [] : [[key, field] as const];
    });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function withoutMatching(
  { node, sample }: Sampled,
  value: unknown,
  isGone: (path: PartPath) => boolean,
  path: PartPath = [],
): unknown {
  if (isItems(node, value))
    return value.flatMap((item: unknown, index) => {
      const at = [...path, index];
      if (isGone(at)) return [];
      return [node.node === 'list' ? withoutMatching({ node: node.item, sample: undefined }, item, isGone, at) : item];
    });
  const inner = nodeType(node).inner(node, value);
  if (inner.length === 0) return isGone(path) ? nodeType(node).empty : value;
  const parts = inner.map(([key, below, part]) => {
    const sampleValue = isRecord(sample) ? sample[key] : undefined;
    return [
      key,
      withoutMatching({ node: below, sample: sampleValue }, part, isGone, [...path, key]),
      sampleValue,
    ] as const;
  });
  if (node.node !== 'map')
    return withParts(
      value,
      parts.map(([key, part]) => [key, part]),
    );
  return Object.fromEntries(
    parts.flatMap(([key, part, given]) =>
      given !== undefined && itemKey(part) === bareKey(node, given) ? [] : [[key, part] as const],
    ),
  );
}

/** A group as text, without its items. */
const bareKey = ({ value }: AnyMap, group: unknown): string =>
  itemKey(withoutMatching({ node: value, sample: undefined }, group, (at) => typeof at.at(-1) === 'number'));
