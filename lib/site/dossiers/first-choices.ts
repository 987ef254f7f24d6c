/** The choices that a model begins with. */
import { type Choices, everything } from './choices';
import { type DossierSource, groupsOf, type KeyedGroup } from './document-of';
import { type ModelId, models } from './models';

/** Everything that a model asks for, ticked. */
export function firstChoices(model: ModelId, source: DossierSource): Choices {
  const { groups: prefixes, years, hasSelected, isShort = false } = models[model];
  const blank: Choices = {
    model,
    lang: 'fr',
    scheme: 'hceres',
    order: 'newest',
    style: 'iso690',
    unclassed: null,
    period: years === undefined ? { is: 'all' } : { is: 'last', years },
    isAnonymous: false,
    unit: [],
    groups: [],
    left: [],
    selected: [],
  };
  const groups = groupsOf(blank, source);
  return {
    ...blank,
    groups: [...(prefixes ?? [everything])],
    left: [...doubledDiplomas(groups), ...(isShort ? groups.flatMap(beyondTheFirst) : [])],
    selected: hasSelected ? null : [],
  };
}

/** The diplomas of the About block, where the career has degrees: they are the same. */
const doubledDiplomas = (groups: readonly KeyedGroup[]): string[] =>
  groups.some(({ key }) => key === 'cv--parcours/diplomes') ? ['statut-professionnel/formation'] : [];

const mostDated = 6;
const beyondTheFirst = ({ entries, hasWorks }: KeyedGroup): string[] =>
  hasWorks
    ? []
    : entries
        .filter(({ years }) => years)
        .slice(mostDated)
        .map(({ key }) => key);
