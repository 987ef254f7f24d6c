/**
 * Which parts of a content are still the sample's: found by comparing them with the sample's own, and stored nowhere. A
 * part is an item of a list, a line, or a text outside of a list; once it is touched it is the owner's, but for the
 * texts of the sample that are left in it.
 */
import { isRecord } from '@/lib/record';
import type { AnyDefinition } from './define';
import type { AnyMap, AnyNode } from './editor-tree';
import { idOf } from './nodes/match-items';
import type { NodeKey } from './nodes/node-type';
import { groupName, withParts } from './nodes/shared';
import { nodeType } from './nodes/table';
import type { StoredSection } from './public-site';

/** The keys and indexes that lead to a part. */
export type PartPath = readonly NodeKey[];
/** A content's editor tree, and the sample of it; undefined for a kind that has none. */
export type Sampled = { readonly node: AnyNode; readonly sample: unknown };

/** The sample of a kind: a section that comes with its owner's first save has none. */
export const sampledBy = ({ editor, defaults, optional }: AnyDefinition): Sampled => ({
  node: editor,
  sample: optional ? undefined : defaults,
});

/** Whether a content has something of its owner's. */
export const hasOwn = (definition: AnyDefinition, content: unknown): boolean =>
  definition.count(content) > sampleParts(sampledBy(definition), content).length;

/**
 * Whether a hidden section has nothing of its owner's, since it was emptied with the sample or holds nothing else: it is
 * shown again with the first content that its owner saves.
 */
export const isWaiting = (definition: AnyDefinition, section: StoredSection): boolean =>
  !section.visible && (section.emptied === true || isAllSample(definition, section));

/** Whether a section holds the sample and nothing else; `examples` is how many parts of it are the sample's. */
export const isAllSample = (
  definition: AnyDefinition,
  { content }: Pick<StoredSection, 'content'>,
  examples = sampleParts(sampledBy(definition), content).length,
): boolean => examples > 0 && examples === definition.count(content);

/** The paths of the parts of a content that are as the sample has them, in the order of the content. */
export function sampleParts(sampled: Sampled, content: unknown): PartPath[] {
  const { ids, keys } = knownIn(sampled);
  if (keys.size === 0) return [];
  return partsOf(sampled.node, content).flatMap(({ path, value, isText }) => {
    const id = idOf(value);
    return (id === undefined || ids.has(id)) && keys.has(isText ? textKey(path, value) : itemKey(value)) ? [path] : [];
  });
}

/**
 * The texts and choices of the sample that are left in items which the owner has changed: those of an item with its
 * authors, or with another text that nobody else would have written; without one the rest may be the owner's too.
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

/** All of the sample that is left: what visitors are not given under the owner's name. */
export const everyPart = (sampled: Sampled, content: unknown): PartPath[] => [
  ...sampleParts(sampled, content),
  ...borrowedParts(sampled, content),
];

/** The sample of a kind, where some of it is left in a content. */
export function sampleIn(definition: AnyDefinition, content: unknown): unknown {
  const sampled = sampledBy(definition);
  return everyPart(sampled, content).length > 0 ? sampled.sample : undefined;
}

/**
 * The content without those parts; `parts` may be fewer of them. Groups of the sample's own go with the last of their
 * items; what the owner filed in one stands under a neutral name.
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

/** The groups that hold nothing but the sample, and go with it; of others, the name that is still the sample's. */
export function sampleGroups(sampled: Sampled, content: unknown): PartPath[] {
  const left = withoutParts(sampled, content, sampleParts(sampled, content));
  if (sampled.node.node !== 'map' || !isRecord(content) || !isRecord(left)) return [];
  const invented = inventedNames(sampled, left);
  return Object.keys(content).flatMap((key) =>
    invented.has(key) ? [[key, groupName]] : Object.hasOwn(left, key) ? [] : [[key]],
  );
}

function withoutParts(sampled: Sampled, content: unknown, parts: readonly PartPath[]): unknown {
  const gone = new Set(parts.map(pathKey));
  return gone.size === 0 ? content : without(sampled, content, (path) => gone.has(pathKey(path)));
}

/** The keys of the groups that hold something, under a name and a look that are still the sample's. */
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

/** A group with the items of another behind its own. */
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

/** A part by the names that a text below it has in its place (./translation/texts.ts): ids, or `#` and the index. */
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
  /** Of an item of a list. */
  readonly node?: AnyNode;
};

/** The parts of a content; a group of a map has its items alone: its name, colour and icon are none. */
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

/** What is written in an item or chosen for it, but for its look, wherever it stands in it; a line by its list alone. */
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
  /** Texts that several of its items have. */
  readonly often: ReadonlySet<string>;
};
const knownByNode = new WeakMap<AnyNode, Known>();

/** What the parts of a sample are recognised by; read once for each kind. */
function knownIn({ node, sample }: Sampled): Known {
  const known = knownByNode.get(node);
  if (known || sample === undefined)
    return known ?? { ids: new Set(), keys: new Set(), items: new Map(), often: new Set() };
  const parts = partsOf(node, sample);
  const texts = parts.flatMap((part) => (part.node ? textsOf(part.node, part.value) : [])).map(({ value }) => value);
  const items = new Map(
    parts.flatMap(({ value }) => {
      const id = idOf(value);
      return id === undefined ? [] : [[id, value] as const];
    }),
  );
  const made = {
    ids: new Set(items.keys()),
    items,
    often: new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
    keys: new Set(parts.map(({ path, value, isText }) => (isText ? textKey(path, value) : itemKey(value)))),
  };
  knownByNode.set(node, made);
  return made;
}

const textKey = (path: PartPath, value: unknown): string => `${pathKey(path)} ${itemKey(value)}`;
const pathKey = (path: PartPath): string => JSON.stringify(path);
/** An item as text: the order of its fields, and those that hold nothing, tell nothing. */
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

function without(
  { node, sample }: Sampled,
  value: unknown,
  isGone: (path: PartPath) => boolean,
  path: PartPath = [],
): unknown {
  if (isItems(node, value))
    return value.flatMap((item: unknown, index) => {
      const at = [...path, index];
      if (isGone(at)) return [];
      return [node.node === 'list' ? without({ node: node.item, sample: undefined }, item, isGone, at) : item];
    });
  const inner = nodeType(node).inner(node, value);
  if (inner.length === 0) return isGone(path) ? nodeType(node).empty : value;
  const parts = inner.map(([key, below, part]) => {
    const sampleValue = isRecord(sample) ? sample[key] : undefined;
    return [key, without({ node: below, sample: sampleValue }, part, isGone, [...path, key]), sampleValue] as const;
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

/** A group as text, but for its items. */
const bareKey = ({ value }: AnyMap, group: unknown): string =>
  itemKey(without({ node: value, sample: undefined }, group, (at) => typeof at.at(-1) === 'number'));
