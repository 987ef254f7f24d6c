import { isRecord } from '@/lib/record';
import { type AnyGroup, type AnyList, type AnyNode, itemTitle } from '../editor-tree';
import { newId } from '../fields';
import { isIconName } from '../icons';
import type { Tone } from '../palette';
import { toneOf } from '../palette';
import { groupedCards } from './grouped-cards';
import { leaf } from './leaf';
import { matchItems, partnersOf } from './match-items';
import type { Difference, ItemCard, NodeType, NodeTypeOf, Place } from './node-type';
import { isAlike, joinedLines, nameFrom, partsIn, withLabel } from './shared';
import { shortList, tally } from './tally';

/** The type of a list of items; plain cards may be stored in named groups instead, each a list. */
export function listType(nodeType: NodeTypeOf): NodeType<AnyList> {
  const compareItems = (node: AnyList, before: readonly unknown[], after: readonly unknown[], place: Place): Difference[] => {
    const { pairs, moved } = matchItems(before, after, (item) => itemName(node, item));
    const { compare, format } = nodeType(node.item);
    const name = (item: unknown, items: readonly unknown[]) => itemName(node, item) || `Élément ${items.indexOf(item) + 1}`;
    const rows = pairs.flatMap((pair): Difference[] => {
      if (pair.from === undefined) return [{ place: [...place, name(pair.after, after)], before: null, after: format(node.item, pair.after) }];
      const old = name(pair.before, before);
      const at = [...place, pair.after === undefined ? old : name(pair.after, after)];
      const part = { at: [pair.from], name: old, place: at };
      if (pair.after === undefined) return [{ place: at, before: format(node.item, pair.before), after: null, part }];
      return compare(node.item, pair.before, pair.after, at).map((row) => ({ ...row, part }));
    });
    const names = (items: readonly unknown[]) => items.map((item) => name(item, items)).join('\n');
    return moved ? [...rows, { place: [...place, 'Ordre'], before: names(before), after: names(after) }] : rows;
  };
  return {
    ...leaf<AnyList>(),
    empty: [],
    counted: ({ labels }) => [labels.one, labels.many],
    started: (node, value) => (Array.isArray(value) && value.length === 0 ? [node.blank()] : value),
    withoutBlanks(node, value) {
      if (!Array.isArray(value)) return value;
      const blank = node.blank();
      const kept = value.filter((item) => !isAlike(item, blank) && !isAlike(item, {})).map((item) => nodeType(node.item).withoutBlanks(node.item, item));
      return kept.length === value.length && kept.every((item, index) => item === value[index]) ? value : kept;
    },
    inDialog: (node, value) => (isRecord(value) ? groupedCards(node) : node),
    below: ({ item }) => [item],
    inner(node, value) {
      if (Array.isArray(value)) return value.map((item, index) => [index, node.item, item]);
      return isRecord(value) ? Object.entries(value).map(([group, items]) => [group, node, items]) : [];
    },
    format: (node, value) =>
      joinedLines([...groupsOf(value)].flatMap(([key, items]) => [key, ...items.map((item) => nodeType(node.item).format(node.item, item))])),
    compare(node, before, after, place) {
      const at = withLabel(place, node);
      return pairedGroups(before, after).flatMap(([name, olds, news]) => {
        const rows = compareItems(node, olds, news, name === '' ? at : [...at, name]);
        return name === '' ? rows : partsIn(name, rows);
      });
    },
    takenBack(node, now, old, [key, ...rest]) {
      if (key === undefined) return old;
      const [from, index] = typeof key === 'string' ? [key, Number(rest[0])] : ['', key];
      const to = isRecord(now) ? from || Object.keys(now)[0] || '' : '';
      // Cards may be in groups now, and have been in none, or the other way round: then the item joins those that are there.
      const items = to === from ? itemBack(node, listOf(now, to), listOf(old, from), index) : [...listOf(now, to), listOf(old, from)[index]];
      return to === '' ? items : { ...(isRecord(now) ? now : {}), [to]: items };
    },
    summarise(node, before, after) {
      const names: Record<'ajouté' | 'modifié' | 'supprimé', string[]> = { ajouté: [], modifié: [], supprimé: [] };
      let isMoved = false;
      for (const [, olds, news] of pairedGroups(before, after)) {
        const { pairs, moved } = matchItems(olds, news, (item) => itemName(node, item));
        isMoved ||= moved;
        for (const pair of pairs) {
          if (pair.before === undefined) names.ajouté.push(itemName(node, pair.after));
          else if (pair.after === undefined) names.supprimé.push(itemName(node, pair.before));
          else if (pair.before !== pair.after) {
            const rows = nodeType(node.item).compare(node.item, pair.before, pair.after, []);
            if (rows.length > 0) names.modifié.push(`${itemName(node, pair.after)} (${shortList(rows.map(({ place }) => place.at(-1) ?? ''))})`);
          }
        }
      }
      return [...tally(names, node.labels), ...(isMoved ? ['Ordre modifié'] : [])];
    },
    cards: {
      texts: ({ labels }) => ({ ...labels, addOne: `Ajouter ${labels.feminine ? 'une' : 'un'} ${labels.one}` }),
      card: cardOf,
      blank: (node) => node.blank(),
      copy: copyOf,
    },
  };
}

/** The items of a list, as one group named ''; sections of plain cards may hold several named groups. */
function groupsOf(value: unknown): ReadonlyMap<string, readonly unknown[]> {
  if (Array.isArray(value)) return new Map([['', value]]);
  return new Map(isRecord(value) ? Object.entries(value).map(([key, items]) => [key, Array.isArray(items) ? items : []] as const) : []);
}

const listOf = (value: unknown, group = ''): readonly unknown[] => groupsOf(value).get(group) ?? [];

/** The list with the item that `old` has at `index`: in the place of its present version, else where it was. */
function itemBack(node: AnyList, now: readonly unknown[], old: readonly unknown[], index: number): unknown[] {
  const present = partnersOf(now, old, (item) => itemName(node, item))[index];
  return present === undefined ? now.toSpliced(index, 0, old[index]) : now.with(present, old[index]);
}

function pairedGroups(before: unknown, after: unknown) {
  const [olds, news] = [groupsOf(before), groupsOf(after)];
  return Array.from(new Set([...news.keys(), ...olds.keys()]), (name) => [name, olds.get(name) ?? [], news.get(name) ?? []] as const);
}

const itemName = (node: AnyList, item: unknown): string => nameFrom(() => node.name(item));

/** A copy of an item, with a new id if the item has one. */
export function copyOf({ copy }: AnyList, item: unknown): unknown {
  const kept: unknown = copy ? copy(item) : item;
  return isRecord(kept) && typeof kept.id === 'string' ? { ...kept, id: newId(kept.id.split('-')[0] ?? 'copie') } : kept;
}

function cardOf(node: AnyList, item: unknown, index: number): ItemCard {
  const { id } = isRecord(item) ? item : {};
  const icon = fieldOf(node.item, 'icon', item);
  return {
    ...node.summary?.(item),
    key: typeof id === 'string' ? id : String(index),
    name: itemTitle(node, item),
    tone: toneIn(node.item, item) ?? 'gris',
    ...(isIconName(icon) && { icon }),
  };
}

/** The tone of an item, from the first colour field of its group; undefined for a group without one. */
export function toneIn(group: AnyGroup, item: unknown): Tone | undefined {
  const colour = fieldOf(group, 'colour', item);
  return colour === undefined ? undefined : toneOf(colour);
}

/** The value of the first field of a type in an item: '' when the item lacks it, undefined when its group has no such field. */
function fieldOf(group: AnyGroup, type: AnyNode['node'], item: unknown): unknown {
  const name = Object.keys(group.fields).find((key) => group.fields[key]?.node === type);
  return name === undefined || !isRecord(item) ? undefined : (item[name] ?? '');
}
