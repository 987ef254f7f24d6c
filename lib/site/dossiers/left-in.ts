import { type Choices, type DossierSource, groupsOf } from './document-of';

/**
 * The keys of what a dossier leaves out, in another language. Some entries are named by their texts: they are found by
 * their place among those of their group. Where a group has fewer or more entries than in French, no place is sure: all
 * of it is left out once one of its entries is.
 */
export function leftIn(choices: Choices, french: DossierSource, other: DossierSource): string[] {
  const others = new Map(groupsOf(choices, other).map((group) => [group.key, group.entries]));
  const left = new Set(choices.left);
  const unsure: string[] = [];
  const twins = new Map(
    groupsOf(choices, french).flatMap(({ key, entries }) => {
      const there = others.get(key) ?? [];
      if (there.length === entries.length) return entries.map((entry, at) => [entry.key, there[at]?.key] as const);
      if (entries.some((entry) => left.has(entry.key))) unsure.push(...there.map((entry) => entry.key));
      return [];
    }),
  );
  return [...choices.left.map((key) => twins.get(key) ?? key), ...unsure];
}
