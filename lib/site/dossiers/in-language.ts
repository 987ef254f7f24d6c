/** The choices of a dossier, whose keys are those of the French content, for the content in another language. */

import type { Choices } from './choices';
import type { KeyedGroup } from './groups';
import { isBelow } from './models';

/**
 * Some groups and entries are named by their texts: they are found by their place among those of their section or
 * group. Where a group has fewer or more entries than in French, no place is sure: all of it is left out once one of
 * its entries is.
 */
export function choicesIn<Given extends Pick<Choices, 'groups' | 'left'>>(
  choices: Given,
  french: readonly KeyedGroup[],
  other: readonly KeyedGroup[],
): Given {
  const left = new Set(choices.left);
  const keys = new Map<string, string | undefined>();
  const unsure: string[] = [];
  for (const [group, there] of paired(french, other)) {
    keys.set(group.key, there.key);
    if (there.entries.length === group.entries.length)
      for (const [at, entry] of group.entries.entries()) keys.set(entry.key, there.entries[at]?.key);
    else if (group.entries.some((entry) => left.has(entry.key))) unsure.push(...there.entries.map(({ key }) => key));
  }
  const translated = (key: string) => keys.get(key) ?? key;
  return { ...choices, groups: choices.groups.map(translated), left: [...choices.left.map(translated), ...unsure] };
}

type Pair = readonly [french: KeyedGroup, other: KeyedGroup];

/** Groups of the same key; then those that are left of a section, in their order, where there are as many of each. */
function paired(french: readonly KeyedGroup[], other: readonly KeyedGroup[]): readonly Pair[] {
  const there = new Map(other.map((group) => [group.key, group]));
  const keys = new Set(french.map(({ key }) => key));
  const same = french.flatMap((group): readonly Pair[] => {
    const twin = there.get(group.key);
    return twin ? [[group, twin]] : [];
  });
  const single = french.filter(({ key }) => !there.has(key));
  const renamed = single.flatMap((group): readonly Pair[] => {
    const [section = ''] = group.key.split('/');
    const own = single.filter(({ key }) => isBelow(key, section));
    const twins = other.filter(({ key }) => !keys.has(key) && isBelow(key, section));
    const twin = own.length === twins.length ? twins[own.indexOf(group)] : undefined;
    return twin ? [[group, twin]] : [];
  });
  return [...same, ...renamed];
}
