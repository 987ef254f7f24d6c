/** The choices that a model begins with. */
import { type Choices, mostWorks } from './choices';
import { type DossierSource, groupsOf, type KeyedGroup } from './document-of';
import { isBelow, type ModelId, models } from './models';

/** Everything that a model asks for, ticked. */
export function firstChoices(model: ModelId, source: DossierSource): Choices {
  const { groups: prefixes, years, hasSelected } = models[model];
  const blank: Choices = {
    model,
    lang: 'fr',
    scheme: 'hceres',
    order: 'newest',
    period: years === undefined ? { is: 'all' } : { is: 'last', years },
    isAnonymous: false,
    groups: [],
    left: [],
    selected: [],
  };
  const groups = groupsOf(blank, source);
  return {
    ...blank,
    groups: groups
      .map(({ key }) => key)
      .filter((key) => prefixes === null || prefixes.some((prefix) => isBelow(key, prefix))),
    selected: hasSelected ? proposedWorks(groups) : [],
  };
}

/** The first of the publications, which are the newest. */
const proposedWorks = (groups: readonly KeyedGroup[]): string[] =>
  groups
    .filter(({ hasWorks }) => hasWorks)
    .flatMap(({ entries }) => entries.map(({ key }) => key))
    .slice(0, mostWorks);
