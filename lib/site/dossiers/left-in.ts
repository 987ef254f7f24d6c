import { type Choices, type DossierSource, groupsOf } from './document-of';

/**
 * The keys of what a dossier leaves out, in another language. Some entries are named by their texts: they are found by
 * their place among those of their group.
 */
export function leftIn(choices: Choices, french: DossierSource, other: DossierSource): string[] {
  const others = new Map(groupsOf(choices, other).map((group) => [group.key, group.entries]));
  const twins = new Map(
    groupsOf(choices, french).flatMap(({ key, entries }) => {
      const there = others.get(key);
      return there?.length === entries.length ? entries.map((entry, at) => [entry.key, there[at]?.key] as const) : [];
    }),
  );
  return choices.left.map((key) => twins.get(key) ?? key);
}
