/** Fills a given number of pages with choices, in the order of the model. */
import type { TypesetDocument } from '@/lib/typeset/tree';
import {
  type Choices,
  everything,
  firstWorks,
  isGroupIn,
  isWithin,
  type Look,
  pageLimit,
  withEntries,
  yearsOf,
} from './choices';
import { countedDocument } from './document-of';
import { isBelow } from './group-order';
import { type DossierSource, frenchOf, groupsOf, type KeyedGroup } from './groups';
import { type ModelId, models } from './models';

/** The number of pages of a document; the last counts as far as it is filled. */
type Measure = (document: TypesetDocument) => Promise<number>;

/** The choices that a model starts from; those of a short one fill its pages and no more. */
export async function proposedChoices(
  model: ModelId,
  look: Look | undefined,
  source: DossierSource,
  pagesOf: Measure,
): Promise<Choices> {
  const { pages: limit, isShort, lang } = models[model];
  for (let mostDated = 6; ; mostDated -= 1) {
    const choices = { ...firstChoices(model, frenchOf(source), mostDated), ...look, ...(lang && { lang }) };
    if (limit === undefined || !isShort) return choices;
    if (mostDated === 1 || (await pagesOf(countedDocument(choices, source))) <= limit)
      return fillPages(choices, source, pagesOf);
  }
}

/** The most entries that fit on a page, each a line and its spacing. */
const mostLines = 55;
/** In pages: less than a line. */
const minSpace = 0.018;
/** How often an entry that does not fit is skipped for a later one. */
const mostTurns = 5;

/**
 * Adds entries to the choices, in the order of the model, until the pages are full. An entry that does not fit is
 * skipped for later ones. `refused`: keys of groups and entries that must stay out.
 */
export async function fillPages(
  choices: Choices,
  source: DossierSource,
  pagesOf: Measure,
  refused: readonly string[] = [],
): Promise<Choices> {
  const limit = pageLimit(choices);
  if (limit === null) return choices;
  const groups = groupsOf(choices, source);
  const size = (trial: Choices) => pagesOf(countedDocument(trial, source));
  let best = choices;
  let pages = await size(best);
  let rest = remainingKeys(choices, groups, source.today, new Set(refused));
  for (let turn = 0; turn < mostTurns && rest.length > 0 && limit - pages > minSpace; turn += 1) {
    const near = rest.slice(0, Math.ceil((limit - pages) * mostLines));
    let [fitting, exceeds] = [0, near.length + 1];
    while (exceeds - fitting > 1) {
      const middle = Math.floor((fitting + exceeds) / 2);
      const tried = withKeys(best, groups, new Set(near.slice(0, middle)));
      const needed = await size(tried);
      if (needed <= limit) [fitting, pages] = [middle, needed];
      else exceeds = middle;
    }
    best = withKeys(best, groups, new Set(near.slice(0, fitting)));
    rest = rest.slice(fitting + (exceeds <= near.length ? 1 : 0));
  }
  return best;
}

/** Keys of the entries still to be added, in order. */
function remainingKeys(
  choices: Choices,
  groups: readonly KeyedGroup[],
  today: string,
  refused: ReadonlySet<string>,
): readonly string[] {
  const { groups: own, next = [] } = models[choices.model];
  const years = yearsOf(choices.period, today);
  const [left, first] = [new Set(choices.left), new Set(firstWorks(choices, groups))];
  const missing = (group: KeyedGroup): readonly string[] =>
    group.entries
      .filter((entry) => isWithin(entry.years, years) && (left.has(entry.key) || !isGroupIn(choices, group.key)))
      .map(({ key }) => key)
      .filter((key) => !first.has(key) && !refused.has(key));
  const isAsked = (prefix: string) => (group: KeyedGroup) =>
    (prefix === everything || isBelow(group.key, prefix)) && !refused.has(group.key);
  const keys = [...(own ?? [everything]), ...next].flatMap((prefix) => groups.filter(isAsked(prefix)).flatMap(missing));
  return [...new Set(keys)];
}

/** Ticks these entries too; ticks the works at the head with them, which would otherwise drop out. */
function withKeys(choices: Choices, groups: readonly KeyedGroup[], keys: ReadonlySet<string>): Choices {
  const first = new Set(firstWorks(choices, groups));
  return groups
    .filter(({ entries }) => entries.some(({ key }) => keys.has(key)))
    .reduce((given, group) => {
      const isIn = isGroupIn(given, group.key);
      const ticked = group.entries
        .map(({ key }) => key)
        .filter((key) => keys.has(key) || first.has(key) || (isIn && !given.left.includes(key)));
      return withEntries(given, group, new Set(ticked));
    }, choices);
}

/**
 * The choices that a model starts from: everything that it asks for; for a short one, a limited number of dated entries
 * per group.
 */
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
