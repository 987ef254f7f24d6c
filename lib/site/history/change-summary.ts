/**
 * Summarises in French what changed between two versions: « 2 projets ajoutés, 1 modifié ». Works from the editor tree
 * of any kind.
 */
import { andOthers, counted, plural, quoted } from '@/lib/format/french';
import type { AnyList, AnyMap, AnyNode, ListLabels } from '@/sections/editor-tree';
import { idOf } from '@/sections/nodes/match-items';
import { labelOf } from '@/sections/nodes/shared';
import { type Change, changeOf, changesIn, changesOf, type Snapshot } from './changes';
import { compare, rowsOf } from './compare';
import { numberText, restoredText, takenBackText } from './taken-back-text';

/** « Titre modifié ; 2 projets ajoutés, 1 modifié »; empty when nothing visible differs. */
export const describeChanges = (changes: readonly Change[]): string => changes.flatMap(wordsOf).join('\u202f; ');

/**
 * « Contenu importé : 9 publications ajoutées, 2 modifiées », over all groups; lists whose items share no noun are
 * counted separately.
 */
function importSummary(node: AnyNode, before: unknown, after: unknown): string {
  const change = changeOf(node, before, after);
  const items = change ? itemsIn(change) : [];
  const ofMap = node.node === 'map' ? node.items : undefined;
  const byNoun = Map.groupBy(items, ({ list }) => ofMap ?? list.labels);
  const counts = [...byNoun].flatMap(([noun, some]) =>
    tally(
      itemsByAction(some, () => ''),
      noun,
    ),
  );
  return ['Contenu importé', counts.join(', ')].filter(Boolean).join('\u00a0: ');
}

function wordsOf(change: Change): string[] {
  const { node, inner = [], words } = change;
  if (words) return [words];
  if (node.node === 'strings') return lineWords(linesOf(change.before), linesOf(change.after));
  if (node.node === 'list') return listWords(node, change);
  if (node.node === 'map') return mapWords(node, change);
  if (node.node !== 'group')
    return [`${labelOf(node) || 'Contenu'} ${'feminine' in node && node.feminine ? 'modifiée' : 'modifié'}`];
  const labels = lastNames(inner.filter((field) => field.node.node !== 'list' && field.key !== undefined));
  const lists = inner.filter((field) => field.node.node === 'list').flatMap(wordsOf);
  return [
    ...(labels.length === 0
      ? []
      : [`${plural(labels.length, 'Champ modifié', 'Champs modifiés')}\u00a0: ${shortList(labels)}`]),
    ...lists,
  ];
}

const lastNames = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => rowsOf(change)).map(({ place }) => place.at(-1) ?? '');

function listWords(list: AnyList, change: Change): string[] {
  const described = ({ name, inner = [] }: Change) =>
    inner.length > 0 ? `${name} (${shortList(lastNames(inner))})` : name;
  const isReordered = [change, ...(change.inner ?? [])].some(({ inner }) =>
    inner?.some(({ key }) => key === undefined),
  );
  return [...tally(itemsByAction(itemsIn(change), described), list.labels), ...(isReordered ? ['Ordre modifié'] : [])];
}

function mapWords(map: AnyMap, { inner: groups = [] }: Change): string[] {
  const items = groups.flatMap(itemsIn);
  const moved = movedIn(items);
  const arrived = items.filter(({ item }) => isMoved(item, moved) && item.before === undefined);
  return [
    ...Array.from(Map.groupBy(arrived, ({ list }) => list)).flatMap(([list, each]) =>
      tally({ déplacé: each.map(({ item }) => item.name) }, list.labels),
    ),
    ...groups.flatMap((group) => groupWords(map, group, moved)),
  ];
}

function groupWords(map: AnyMap, group: Change, moved: ReadonlySet<string>): string[] {
  const { name, was, before, after } = group;
  if (before === undefined || after === undefined) {
    const nouns = map.items ?? (map.value.node === 'list' ? map.value.labels : undefined);
    const count = itemsIn(group).filter(({ item }) => !isMoved(item, moved)).length;
    const itemCount = nouns && count > 0 ? ` (${counted(count, nouns.one, nouns.many)})` : '';
    return [`${quoted(name)} ${before === undefined ? 'ajouté' : 'supprimé'}${itemCount}`];
  }
  const words = wordsOf(withoutMoved(group, moved)).map(
    (each) => `${name}\u00a0: ${each.charAt(0).toLowerCase()}${each.slice(1)}`,
  );
  return name === was ? words : [`${quoted(was)} renommé ${quoted(name)}`, ...words];
}

type ItemChange = { readonly list: AnyList; readonly item: Change };

/** Changed items of the outermost lists that differ. */
function itemsIn({ node, inner, before, after }: Change): ItemChange[] {
  const below = inner ?? changesIn(node, before, after);
  return below.flatMap((change) => {
    if (node.node === 'list' && typeof change.key === 'number') return [{ list: node, item: change }];
    return change.key === undefined ? [] : itemsIn(change);
  });
}

/** Ids of the items that moved from one group to another. */
function movedIn(items: readonly ItemChange[]): ReadonlySet<string> {
  const lost = new Set(items.map(({ item }) => (item.after === undefined ? idOf(item.before) : undefined)));
  return new Set(
    items
      .flatMap(({ item }) => (item.before === undefined ? (idOf(item.after) ?? []) : []))
      .filter((id) => lost.has(id)),
  );
}

const isMoved = ({ before, after }: Change, moved: ReadonlySet<string>): boolean =>
  (before === undefined || after === undefined) && moved.has(idOf(before ?? after) ?? '');

function withoutMoved(change: Change, moved: ReadonlySet<string>): Change {
  const { inner } = change;
  return inner
    ? { ...change, inner: inner.filter((each) => !isMoved(each, moved)).map((each) => withoutMoved(each, moved)) }
    : change;
}

/** Names of the items by kind of change, as `nameOf` gives them; an item that moved is listed once. */
function itemsByAction(items: readonly ItemChange[], nameOf: (item: Change) => string): Tally {
  const moved = movedIn(items);
  const names: Record<keyof Tally, string[]> = { ajouté: [], modifié: [], déplacé: [], supprimé: [] };
  for (const { item } of items) {
    const action = item.before === undefined ? 'ajouté' : item.after === undefined ? 'supprimé' : 'modifié';
    if (!isMoved(item, moved)) names[action].push(nameOf(item));
    else if (action === 'ajouté') names.déplacé.push(nameOf(item));
  }
  return names;
}

const linesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function lineWords(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  let added = 0;
  for (const line of after) {
    const at = left.indexOf(line);
    if (at < 0) added += 1;
    else left.splice(at, 1);
  }
  const changed = Math.min(added, left.length);
  const unnamed = (count: number) => Array.from({ length: count }, () => '');
  const found = {
    ajouté: unnamed(added - changed),
    modifié: unnamed(changed),
    supprimé: unnamed(left.length - changed),
  };
  const words = tally(found, { one: 'ligne', many: 'lignes', feminine: true });
  return words.length === 0 ? ['Ordre des lignes modifié'] : words;
}

const actions = ['ajouté', 'modifié', 'déplacé', 'supprimé'] as const;
/** Names of the items by kind of change. */
type Tally = Readonly<Partial<Record<(typeof actions)[number], readonly string[]>>>;

/**
 * « 2 projets ajoutés, 1 modifié »; a single change has its name: « 1 projet ajouté : Rivages ». Empty without changes.
 */
function tally(names: Tally, { one, many, feminine }: Pick<ListLabels, 'one' | 'many' | 'feminine'>): string[] {
  const found = actions
    .map((action) => ({ action, names: names[action] ?? [] }))
    .filter((each) => each.names.length > 0);
  if (found.length === 0) return [];
  const words = found.map(({ action, names: { length } }, index) => {
    const participle = `${action}${feminine ? 'e' : ''}${plural(length, '', 's')}`;
    return `${index === 0 ? counted(length, one, many) : length} ${participle}`;
  });
  const [name, ...others] = found.flatMap((each) => each.names);
  return [others.length === 0 && name ? `${words.join(', ')}\u00a0: ${name}` : words.join(', ')];
}

/** « Période, Financement et 2 autres » */
function shortList(names: readonly string[]): string {
  const unique = [...new Set(names)].filter(Boolean);
  const others = andOthers(unique.length - 3);
  return `${unique.slice(0, 3).join(', ')}${others && ` ${others}`}`;
}

type KeptVersion = {
  readonly action: string;
  /** Number of the version restored; older releases did not record it. */
  readonly from?: number;
  readonly snapshot: Snapshot;
};

const byAction: Readonly<Record<string, string>> = {
  seed: 'Contenu d’exemple',
  create: 'Création',
  delete: 'Mise à la corbeille',
};

/** How a version came about, in French; `before` is the version before it. */
export function versionSummary(
  node: AnyNode,
  { action, from, snapshot }: KeptVersion,
  before: Snapshot | undefined,
): string {
  const source = from === undefined ? undefined : numberText(from);
  const fixed = byAction[action];
  if (fixed) return fixed;
  if (action === 'import') return importSummary(node, before?.content, snapshot.content);
  if (action === 'restore') return source === undefined ? 'Version antérieure restaurée' : restoredText(source);
  const restoredPart =
    action === 'restore-part'
      ? compare(node, snapshot.content, before?.content).find(({ part }) => part)?.part
      : undefined;
  if (restoredPart) return takenBackText(restoredPart.name, source);
  const words = [
    ...(action === 'revive' ? ['Sortie de la corbeille'] : []),
    ...(before ? [describeChanges(changesOf(node, before, snapshot))] : []),
  ].filter(Boolean);
  if (words.length > 0) return words.join('\u202f; ');
  if (!before) return 'Plus ancienne version conservée';
  return before.order === snapshot.order ? 'Sauvegarde sans changement visible' : 'Section déplacée';
}
