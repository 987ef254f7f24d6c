/** What may be done to a map of named groups (theses by domain, publications by domain). Pure functions; the order of the groups stays. */
import type { AnyNode } from '@/lib/content/editor-tree';

type AnyMap = Extract<AnyNode, { readonly node: 'map' }>;
export type Groups = Readonly<Record<string, unknown>>;

/** What a group is called: its key, unless the map names its groups otherwise. */
export const groupName = (node: AnyMap, groups: Groups, key: string): string => node.named?.name(key, groups[key]) ?? key;

export function addGroup(node: AnyMap, groups: Groups, name: string): { groups: Groups; key: string } {
  const { key, value } = node.named?.create(name) ?? { key: name, value: node.blank() };
  return { groups: { ...groups, [key]: value }, key };
}

export function renameGroup(node: AnyMap, groups: Groups, key: string, name: string): { groups: Groups; key: string } {
  const { named } = node;
  if (named) return { groups: { ...groups, [key]: named.rename(groups[key], name) }, key };
  return { groups: Object.fromEntries(Object.entries(groups).map(([other, value]) => [other === key ? name : other, value])), key: name };
}

export function removeGroup(groups: Groups, key: string): Groups {
  return Object.fromEntries(Object.entries(groups).filter(([other]) => other !== key));
}

/** What is wrong with a name for a new group, or for the one at `self`; '' when nothing is. */
export function nameProblem(node: AnyMap, groups: Groups, name: string, self?: string): string {
  const wanted = name.trim();
  if (wanted === '') return node.words.keyRequired;
  const taken = Object.keys(groups).some((key) => key !== self && same(groupName(node, groups, key), wanted));
  return taken ? node.words.keyTaken : '';
}

const same = (a: string, b: string): boolean => a.trim().toLocaleLowerCase('fr') === b.toLocaleLowerCase('fr');
