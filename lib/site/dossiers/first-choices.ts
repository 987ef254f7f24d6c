/** The choices that a model begins with. */
import { type Choices, everything, mostWorks } from './choices';
import { type DossierSource, groupsOf, type KeyedGroup } from './document-of';
import { type ModelId, models } from './models';

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
  return {
    ...blank,
    groups: [...(prefixes ?? [everything])],
    selected: hasSelected ? proposedWorks(groupsOf(blank, source)) : [],
  };
}

/** The first of the publications, which are the newest. */
const proposedWorks = (groups: readonly KeyedGroup[]): string[] =>
  groups
    .filter(({ hasWorks }) => hasWorks)
    .flatMap(({ entries }) => entries.map(({ key }) => key))
    .slice(0, mostWorks);
