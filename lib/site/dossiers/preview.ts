/** The preview of a dossier that its form shows. */
import { Problem } from '@/lib/errors';
import { inPdfFaces, toHtml } from '@/lib/typeset/html';
import { missingGlyphs } from '@/lib/typeset/missing-glyphs';
import type { PageCount } from '@/lib/typeset/page-count';
import type { TypesetDocument } from '@/lib/typeset/tree';
import { checkedDocument, type DossierChecks } from './checks';
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

/** Choices, as they are or filled to their page limit except for some keys; or those that a model starts from. */
export type PreviewAsked =
  | { readonly choices: Choices; readonly fill?: { readonly without: readonly string[] } | undefined }
  | { readonly model: ModelId; readonly look?: Look };

export type DossierPreview = {
  readonly choices: Choices;
  readonly html: string;
  readonly groups: readonly (Pick<KeyedGroup, 'key' | 'heading' | 'hasWorks'> & {
    readonly entries: readonly Pick<KeyedGroup['entries'][number], 'key' | 'label' | 'years'>[];
  })[];
  readonly checks: DossierChecks;
  readonly missing: readonly string[];
  /** Without annexes. */
  readonly size: PageCount;
  /** Characters of the site's text below each heading of the model, by id, without blanks. */
  readonly written: Readonly<Record<string, number>>;
  /** Why there is no document: it is too long to compose. */
  readonly problem?: string;
};

export async function previewOf(
  asked: PreviewAsked,
  source: DossierSource,
  sizeOf: (document: TypesetDocument) => Promise<PageCount>,
): Promise<DossierPreview> {
  const pagesOf = async (document: TypesetDocument): Promise<number> => (await sizeOf(document)).pages;
  const choices = await choicesFor(asked, source, pagesOf);
  try {
    return await writtenPreview(choices, source, sizeOf);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'tooLarge') throw error;
    const { checks, ...empty } = await writtenPreview({ ...choices, groups: [], selected: [] }, source, sizeOf);
    return { ...empty, choices, checks: { ...checks, empty: [] }, problem: error.message }; // the groups still show, so that some can be unticked
  }
}

async function writtenPreview(
  choices: Choices,
  source: DossierSource,
  sizeOf: (document: TypesetDocument) => Promise<PageCount>,
): Promise<DossierPreview> {
  const { document, counted, groups, checks, written } = checkedDocument(choices, source);
  return {
    choices,
    html: inPdfFaces(toHtml(document), '/api/dossiers/fonts'),
    groups: groups.map((group) => shownGroup(group, choices)),
    checks,
    missing: missingGlyphs(document),
    size: await sizeOf(counted),
    written,
  };
}

/** The choices requested: those of a model or given ones, plus what fits their page limit. */
function choicesFor(
  asked: PreviewAsked,
  source: DossierSource,
  pagesOf: (document: TypesetDocument) => Promise<number>,
): Promise<Choices> | Choices {
  if ('model' in asked) return proposedChoices(asked.model, asked.look, source, pagesOf);
  return asked.fill ? fillPages(asked.choices, source, pagesOf, asked.fill.without) : asked.choices;
}

const shownGroup = ({ key, heading, hasWorks, isUnclassed, entries }: KeyedGroup, { unclassed }: Choices) => ({
  key,
  heading: !isUnclassed ? heading : unclassed === null ? 'Sans classe, laissés de côté' : 'Sans classe',
  hasWorks,
  entries: entries.map(({ key: own, label, years }) => ({ key: own, label, ...(years && { years }) })),
});

// Fills a given number of pages with choices, in the order of the model.

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
