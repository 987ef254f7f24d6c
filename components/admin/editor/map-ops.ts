/** Operations on a map of named groups (theses or publications by domain). Maps are never mutated, and the groups keep their order, which is why no name is a number alone. */
import type { AnyMap } from '@/sections/editor-tree';
import { groupNameProblem } from '@/sections/groups';

export type Groups = Readonly<Record<string, unknown>>;

/** The name of a group: its key, unless the node defines `named`. */
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

/** The error message for the name of a new group, or of the group with the key `self`; '' when the name is valid. */
export function nameProblem(node: AnyMap, groups: Groups, name: string, self?: string): string {
  const wanted = name.trim();
  if (wanted === '') return node.labels.keyRequired;
  if (wanted === self) return '';
  if (!node.named && /^(?:0|[1-9]\d*)$/.test(wanted)) return 'Le nom ne peut pas être un nombre seul\u00a0: ajoutez un mot, comme «\u00a0Année 2024\u00a0»';
  const own = node.named ? undefined : groupNameProblem(wanted);
  if (own) return own;
  const taken = Object.keys(groups).some((key) => key !== self && same(groupName(node, groups, key), wanted));
  return taken ? node.labels.keyTaken : '';
}

const same = (a: string, b: string): boolean => a.trim().toLocaleLowerCase('fr') === b.toLocaleLowerCase('fr');
