import { counted, quoted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyMap } from '../editor-tree';
import { leaf } from './leaf';
import { idOf } from './match-items';
import type { Difference, NodeType, NodeTypeOf, PartPath } from './node-type';
import { type Groups, idsIn, regrouped, sizeOf, withoutItems } from './regrouped';
import { joinedLines, nameFrom, partsIn, withParts } from './shared';
import { tally } from './tally';

/** The type of a map of named groups. */
export function mapType(nodeType: NodeTypeOf): NodeType<AnyMap> {
  return {
    ...leaf<AnyMap>(),
    empty: {},
    isPage: true,
    counted: ({ value }) => nodeType(value).counted(value),
    withoutBlanks: (node, value) =>
      withParts(
        value,
        Object.entries(groupsOf(value)).map(([key, item]) => [key, nodeType(node.value).withoutBlanks(node.value, item)]),
      ),
    below: ({ value }) => [value],
    inner: (node, value) => Object.entries(groupsOf(value)).map(([key, item]) => [key, node.value, item]),
    format: (node, value) =>
      joinedLines(Object.entries(groupsOf(value)).flatMap(([key, item]) => [nameOf(node, key, item), nodeType(node.value).format(node.value, item)])),
    compare(node, before, after, place) {
      const [one, other] = [groupsOf(before), groupsOf(after)];
      const { compare, format } = nodeType(node.value);
      return [...new Set([...Object.keys(other), ...Object.keys(one)])].flatMap((key): Difference[] => {
        const at = [...place, nameOf(node, key, Object.hasOwn(other, key) ? other[key] : one[key])];
        if (!Object.hasOwn(one, key)) return [{ place: at, before: null, after: format(node.value, other[key]) }];
        if (!Object.hasOwn(other, key))
          return [{ place: at, before: format(node.value, one[key]), after: null, part: { at: [key], name: nameOf(node, key, one[key]), place: at } }];
        const [old, now] = [nameOf(node, key, one[key]), nameOf(node, key, other[key])];
        const renamed = old === now ? [] : [{ place: [...at, node.labels.keyLabel], before: old, after: now }];
        return [...renamed, ...partsIn(key, compare(node.value, one[key], other[key], at))];
      });
    },
    takenBack(node, now, old, [key, ...rest]) {
      if (typeof key !== 'string') return old;
      const { [key]: mine, ...others } = groupsOf(now);
      const theirs = groupsOf(old)[key];
      // What is in another group by now stays there when its old group comes back, and leaves it when it is taken back itself.
      if (mine === undefined) return { ...others, [key]: withoutItems(node.value, theirs, idsIn(node.value, Object.values(others))) };
      const taken = new Set([idOf(partAt(theirs, rest))]);
      const left = Object.entries(others).map(([name, group]) => [name, withoutItems(node.value, group, taken)] as const);
      const back = nodeType(node.value).takenBack(node.value, mine, theirs, rest);
      return { ...groupsOf(now), ...Object.fromEntries(left), [key]: back };
    },
    summarise(node, before, after) {
      const other = groupsOf(after);
      const { before: one, moved } = regrouped(node.value, groupsOf(before), other);
      const named = (key: string, groups: Groups) => nameOf(node, key, groups[key]);
      const [olds, news] = [Object.keys(one), Object.keys(other)];
      return [
        ...Array.from(Map.groupBy(moved, ({ list }) => list)).flatMap(([list, items]) =>
          tally({ déplacé: items.map(({ item }) => nameFrom(() => list.name(item))) }, list.labels),
        ),
        ...news
          .filter((key) => !olds.includes(key))
          .map((key) => `${quoted(named(key, other))} ajouté${heldIn(node, other[key], moved.filter(({ to }) => to === key).length)}`),
        ...olds.filter((key) => !news.includes(key)).map((key) => `${quoted(named(key, one))} supprimé${heldIn(node, one[key])}`),
        ...news
          .filter((key) => olds.includes(key))
          .flatMap((key) => [
            ...(named(key, one) === named(key, other) ? [] : [`${quoted(named(key, one))} renommé ${quoted(named(key, other))}`]),
            ...nodeType(node.value)
              .summarise(node.value, one[key], other[key])
              .map((words) => `${named(key, other)}\u00a0: ${lowered(words)}`),
          ]),
      ];
    },
  };
}

/** The value at a path below another. */
const partAt = (value: unknown, path: PartPath): unknown =>
  path.reduce<unknown>((at, key) => (Array.isArray(at) ? at[Number(key)] : isRecord(at) ? at[key] : undefined), value);

const groupsOf = (value: unknown): Groups => (isRecord(value) ? value : {});
const nameOf = (node: AnyMap, key: string, value: unknown): string => nameFrom(() => node.named?.name(key, value) ?? key) || key;
/** « (3 publications) »: what a whole group holds, but for what is told of elsewhere. */
function heldIn(node: AnyMap, group: unknown, elsewhere = 0): string {
  const words = node.items ?? (node.value.node === 'list' ? node.value.labels : undefined);
  const count = sizeOf(node.value, group) - elsewhere;
  return words && count > 0 ? ` (${counted(count, words.one, words.many)})` : '';
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
