/** Summarises in French what changed between two versions: « 2 projets ajoutés, 1 modifié ». Works from the editor tree of any kind. */

import { andOthers, counted, plural } from '@/lib/format/french';
import type { AnyNode } from '@/sections/editor-tree';
import { compare } from './compare';
import { groupsOf, labelOf, nameOfGroup, nameOfItem } from './format-value';
import { isRecord, matchItems } from './match-items';

/** What a version stores of a section; of the profile, only its content. */
export type Snapshot = {
  readonly title?: string;
  readonly type?: string;
  readonly visible?: boolean;
  /** Position on the page. Not compared here: the order of the sections has a history of its own. */
  readonly order?: number;
  readonly content: unknown;
};

/** One sentence per kind of change; empty when nothing visible differs. */
export function changeSummary(node: AnyNode, before: Snapshot, after: Snapshot): string[] {
  return [
    ...(before.title === after.title ? [] : ['Titre modifié']),
    ...(before.type === after.type ? [] : ['Type modifié']),
    ...(before.visible === after.visible ? [] : [after.visible ? 'Section affichée' : 'Section masquée']),
    ...contentWords(node, before.content, after.content),
  ];
}

type List = Extract<AnyNode, { node: 'list' }>;
type Map = Extract<AnyNode, { node: 'map' }>;
type Group = Extract<AnyNode, { node: 'group' }>;

function contentWords(node: AnyNode, before: unknown, after: unknown): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  switch (node.node) {
    case 'list':
      return listWords(node, before, after);
    case 'map':
      return mapWords(node, before, after);
    case 'group':
      return groupWords(node, before, after);
    case 'strings':
      return lineWords(before, after);
    default:
      return compare(node, before, after).length === 0 ? [] : [`${labelOf(node) || 'Contenu'} modifié`];
  }
}

function listWords(node: List, before: unknown, after: unknown): string[] {
  const { one, many, feminine } = node.labels;
  const tally: Record<Deed, string[]> = { ajouté: [], modifié: [], supprimé: [] };
  const [olds, news] = [new globalThis.Map(groupsOf(before)), new globalThis.Map(groupsOf(after))];
  let isMoved = false;
  for (const group of new Set([...news.keys(), ...olds.keys()])) {
    const { pairs, moved } = matchItems(olds.get(group) ?? [], news.get(group) ?? [], (item) => nameOfItem(node, item));
    isMoved ||= moved;
    for (const pair of pairs) {
      if (pair.before === undefined) tally.ajouté.push(nameOfItem(node, pair.after));
      else if (pair.after === undefined) tally.supprimé.push(nameOfItem(node, pair.before));
      else {
        const rows = compare({ ...node.item, label: undefined }, pair.before, pair.after);
        if (rows.length > 0) tally.modifié.push(`${nameOfItem(node, pair.after)} (${shortList(rows.map(({ place }) => place.at(-1) ?? ''))})`);
      }
    }
  }
  return [...told(tally, one, many, feminine), ...(isMoved ? ['Ordre modifié'] : [])];
}

type Deed = 'ajouté' | 'modifié' | 'supprimé';
const deeds = ['ajouté', 'modifié', 'supprimé'] as const;

/** « 2 projets ajoutés, 1 modifié »; a single change is named: « 1 projet ajouté : Rivages ». */
function told(tally: Readonly<Record<Deed, readonly string[]>>, one: string, many: string, feminine?: boolean): string[] {
  const found = deeds.filter((deed) => tally[deed].length > 0);
  const [first] = found;
  if (!first) return [];
  const words = found.map((deed) => {
    const { length } = tally[deed];
    const participle = `${deed}${feminine ? 'e' : ''}${plural(length, '', 's')}`;
    return `${deed === first ? counted(length, one, many) : length} ${participle}`;
  });
  const [name, ...others] = found.flatMap((deed) => tally[deed]);
  return [others.length === 0 && name ? `${words.join(', ')}\u00a0: ${name}` : words.join(', ')];
}

function mapWords(node: Map, before: unknown, after: unknown): string[] {
  const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const named = (key: string, from: Readonly<Record<string, unknown>>) => nameOfGroup(node, key, from[key]);
  const added = Object.keys(other).filter((key) => !Object.hasOwn(one, key));
  const removed = Object.keys(one).filter((key) => !Object.hasOwn(other, key));
  const kept = Object.keys(other).filter((key) => Object.hasOwn(one, key));
  return [
    ...added.map((key) => `« ${named(key, other)} » ajouté`),
    ...removed.map((key) => `« ${named(key, one)} » supprimé`),
    ...kept.flatMap((key) => [
      ...(named(key, one) === named(key, other) ? [] : [`« ${named(key, one)} » renommé « ${named(key, other)} »`]),
      ...contentWords(node.value, one[key], other[key]).map((words) => `${named(key, other)}\u00a0: ${lowered(words)}`),
    ]),
  ];
}

/** Lists of the group are summarised by counts, its other fields are listed by label. */
function groupWords(node: Group, before: unknown, after: unknown): string[] {
  const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const lists = Object.entries(node.fields).flatMap(([key, field]) => (field.node === 'list' ? contentWords(field, one[key], other[key]) : []));
  const fields = Object.fromEntries(Object.entries(node.fields).filter(([, field]) => field.node !== 'list'));
  const plain = ([key]: readonly [string, unknown]) => node.fields[key]?.node !== 'list';
  const rows = compare(
    { node: 'group', fields },
    Object.fromEntries(Object.entries(one).filter(plain)),
    Object.fromEntries(Object.entries(other).filter(plain)),
  );
  const labels = rows.map(({ place }) => place.at(-1) ?? '');
  return [...(labels.length === 0 ? [] : [`${plural(labels.length, 'Champ modifié', 'Champs modifiés')}\u00a0: ${shortList(labels)}`]), ...lists];
}

function lineWords(before: unknown, after: unknown): string[] {
  const [olds, news] = [before, after].map((value) => (Array.isArray(value) ? value.map(String) : []));
  const left = [...(olds ?? [])];
  let added = 0;
  for (const line of news ?? []) {
    const at = left.indexOf(line);
    if (at < 0) added += 1;
    else left.splice(at, 1);
  }
  const changed = Math.min(added, left.length);
  const times = (count: number) => Array.from({ length: count }, () => '');
  const tally = { ajouté: times(added - changed), modifié: times(changed), supprimé: times(left.length - changed) };
  const words = told(tally, 'ligne', 'lignes', true);
  return words.length === 0 ? ['Ordre des lignes modifié'] : words;
}

/** « Période, Financement et 2 autres » */
function shortList(names: readonly string[]): string {
  const unique = [...new Set(names)].filter(Boolean);
  const others = andOthers(unique.length - 3);
  return `${unique.slice(0, 3).join(', ')}${others && ` ${others}`}`;
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
