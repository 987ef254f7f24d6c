/** The choices that a model begins with. */
import { type Choices, everything } from './choices';
import { type DossierSource, groupsOf, type KeyedGroup } from './groups';
import { type ModelId, models } from './models';

/** Everything that a model asks for, ticked; of a short one, so many dated entries of a group. */
export function firstChoices(model: ModelId, source: DossierSource, mostDated = 6): Choices {
  const { groups: prefixes, years, hasSelected, isShort = false } = models[model];
  const blank: Choices = {
    model,
    lang: models[model].lang ?? 'fr',
    scheme: 'hceres',
    order: 'newest',
    style: 'iso690',
    unclassed: null,
    period: years === undefined ? { is: 'all' } : { is: 'last', years },
    isAnonymous: false,
    unit: [],
    texts: {},
    groups: [],
    left: [],
    selected: [],
  };
  const groups = groupsOf(blank, source);
  return {
    ...blank,
    groups: [...(prefixes ?? [everything])],
    left: isShort ? groups.flatMap((group) => beyondTheFirst(group, mostDated)) : [],
    selected: hasSelected ? null : [],
  };
}

const beyondTheFirst = ({ entries, hasWorks }: KeyedGroup, most: number): string[] =>
  hasWorks
    ? []
    : entries
        .filter(({ years }) => years)
        .slice(most)
        .map(({ key }) => key);
