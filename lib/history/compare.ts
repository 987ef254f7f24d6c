/**
 * Compares two versions of a content field by field, following the editor tree of its kind. It also accepts content stored by
 * older releases, whose shape may differ.
 */
import type { AnyNode } from '@/sections/editor-tree';
import { formatValue, groupsOf, labelOf, nameOfGroup, nameOfItem, plainText } from './format-value';
import { isRecord, matchItems } from './match-items';

/** A field that differs. */
export type Difference = {
  /** Names and labels from the outermost item to the field: « RIVAGES », « Période ». */
  readonly place: readonly string[];
  /** Null when the field was absent. */
  readonly before: string | null;
  readonly after: string | null;
  /** Set when both texts are equal and only their formatting differs. */
  readonly note?: string;
};
type Place = readonly string[];

/** All differences, in the order of the tree; each `place` starts with the given one. */
export function compare(node: AnyNode, before: unknown, after: unknown, place: Place = []): Difference[] {
  switch (node.node) {
    case 'hidden':
      return [];
    case 'list':
      return compareGroups(node, before, after, withLabel(place, node));
    case 'map':
      return compareMap(node, before, after, place);
    case 'group':
      return compareGroup(node, before, after, withLabel(place, node));
    default:
      return compareField(node, before, after, withLabel(place, node));
  }
}

type List = Extract<AnyNode, { node: 'list' }>;
type Map = Extract<AnyNode, { node: 'map' }>;
type Group = Extract<AnyNode, { node: 'group' }>;

function compareField(node: AnyNode, before: unknown, after: unknown, place: Place): Difference[] {
  const [one, other] = [formatValue(node, before), formatValue(node, after)];
  if (one !== other) return [{ place, before: one || null, after: other || null }];
  const isSame = node.node !== 'richText' || plainText(before) === plainText(after);
  return isSame ? [] : [{ place, before: one, after: other, note: 'Mise en forme modifiée' }];
}

function compareGroup(node: Group, before: unknown, after: unknown, place: Place): Difference[] {
  const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const known = Object.entries(node.fields).flatMap(([key, field]) => compare(field, one[key], other[key], place));
  const extra = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => !Object.hasOwn(node.fields, key));
  return [...known, ...extra.flatMap((key) => compareField({ node: 'text', label: key }, one[key], other[key], [...place, key]))];
}

function compareGroups(node: List, before: unknown, after: unknown, place: Place): Difference[] {
  const [one, other] = [new globalThis.Map(groupsOf(before)), new globalThis.Map(groupsOf(after))];
  const names = new Set([...other.keys(), ...one.keys()]);
  return [...names].flatMap((name) => compareList(node, one.get(name) ?? [], other.get(name) ?? [], name === '' ? place : [...place, name]));
}

function compareList(node: List, before: readonly unknown[], after: readonly unknown[], place: Place): Difference[] {
  const { pairs, moved } = matchItems(before, after, (item) => nameOfItem(node, item));
  const name = (item: unknown, items: readonly unknown[]) => nameOfItem(node, item) || `Élément ${items.indexOf(item) + 1}`;
  const rows = pairs.flatMap((pair): Difference[] => {
    if (pair.after === undefined) return [{ place: [...place, name(pair.before, before)], before: formatValue(node.item, pair.before), after: null }];
    const at = [...place, name(pair.after, after)];
    if (pair.before === undefined) return [{ place: at, before: null, after: formatValue(node.item, pair.after) }];
    return compareGroup(node.item, pair.before, pair.after, at);
  });
  const names = (items: readonly unknown[]) => items.map((item) => name(item, items)).join('\n');
  return moved ? [...rows, { place: [...place, 'Ordre'], before: names(before), after: names(after) }] : rows;
}

function compareMap(node: Map, before: unknown, after: unknown, place: Place): Difference[] {
  const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(other), ...Object.keys(one)])].flatMap((key): Difference[] => {
    const at = [...place, nameOfGroup(node, key, Object.hasOwn(other, key) ? other[key] : one[key])];
    if (!Object.hasOwn(one, key)) return [{ place: at, before: null, after: formatValue(node.value, other[key]) }];
    if (!Object.hasOwn(other, key)) return [{ place: at, before: formatValue(node.value, one[key]), after: null }];
    const names = [nameOfGroup(node, key, one[key]), nameOfGroup(node, key, other[key])] as const;
    const renamed = names[0] === names[1] ? [] : [{ place: [...at, node.labels.keyLabel], before: names[0], after: names[1] }];
    return [...renamed, ...compare(node.value, one[key], other[key], at)];
  });
}

const withLabel = (place: Place, node: AnyNode): Place => (labelOf(node) ? [...place, labelOf(node)] : place);
