/** The order and headings of the complete list. */
import { slugify } from '@/lib/format/fold';
import type { Language } from '@/lib/languages';
import { namedNatures, naturePlural } from '@/lib/references/natures';
import { unclassed } from './classes/schemes';
import { isDivided } from './domains';
import type { Publications } from './schema';
import { countedAs, type PublicationEntry } from './statistics';
import { isPending, namedNatureOf } from './venue';
import { sectionWords } from './words/section';
import { workWords } from './words/works';
import { toldYear, yearTitle } from './year-words';

/** The visitor's choices of grouping, in `classement`. */
export const groupings = ['domaine', 'annee', 'nature'] as const;
export type Grouping = (typeof groupings)[number];

/** The groupings offered for a list, its own first. */
export const groupingsOf = (publications: Publications): readonly Grouping[] =>
  isDivided(publications) ? groupings : ['nature', 'annee'];

/** The grouping that a query asks for; otherwise the list's own: by domain if the owner has any. */
export function readGrouping(requested: string | undefined, publications: Publications): Grouping {
  const [own = 'domaine', ...others] = groupingsOf(publications);
  return others.find((grouping) => grouping === requested) ?? own;
}

export type NumberedEntry = {
  readonly entry: PublicationEntry;
  /** Its position in its list, from 1. */
  readonly number: number;
};

type Place = {
  /** Position of its list among all lists. */
  readonly rank: number;
  readonly group: { readonly key: string; readonly title: string };
  /** A list within the group, if that has several. */
  readonly part?: string;
};
export type ListedEntry = NumberedEntry & Place;

/** The entries in page order; in each list those « à la une » first, then in the given order. */
export function listed(
  publications: Publications,
  entries: readonly PublicationEntry[],
  grouping: Grouping,
  language: Language = 'fr',
): ListedEntry[] {
  const placeOf = placings[grouping](publications, language);
  const sizes = new Map<number, number>();
  return featuredFirst(entries)
    .map((entry) => ({ entry, ...placeOf(entry) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map((item) => {
      const number = (sizes.get(item.rank) ?? 0) + 1;
      sizes.set(item.rank, number);
      return { ...item, number };
    });
}

/** Those « à la une » first; stable otherwise. */
export function featuredFirst(entries: readonly PublicationEntry[]): PublicationEntry[] {
  return [...entries.filter(({ item }) => item.featured), ...entries.filter(({ item }) => !item.featured)];
}

/**
 * A work's list within its domain, by what it counts as: prefaces and interviews have their own, although they are
 * stored with articles.
 */
function partOf(
  { item }: PublicationEntry,
  hasChapters: boolean,
  language: Language,
): { readonly rank: number; readonly part: string } {
  const { kinds } = workWords[language];
  const as = countedAs(item);
  if (as === 'articles' || as === 'chapters')
    return { rank: 0, part: hasChapters ? sectionWords[language].chart.articlesAndChapters : kinds.article };
  if (as === 'communications') return { rank: 1, part: kinds.communication };
  const { rank, title } = natureGroup(item, language);
  return { rank: 2 + rank, part: title };
}

/** Works of a nature; those not yet accepted come after all others. */
function natureGroup(item: PublicationEntry['item'], language: Language) {
  const nature = namedNatureOf(item);
  return isPending(item)
    ? { rank: namedNatures.length, key: 'soumis', title: workWords[language].pending }
    : { rank: namedNatures.indexOf(nature), key: nature, title: naturePlural(nature, language) };
}

type PlaceOf = (entry: PublicationEntry) => Place;
const placings: Readonly<Record<Grouping, (publications: Publications, language: Language) => PlaceOf>> = {
  domaine: (publications, language) => {
    const domains = Object.keys(publications);
    const withChapters = new Set(
      domains.filter((domain) => publications[domain]?.articles.some((item) => countedAs(item) === 'chapters')),
    );
    return (entry) => {
      const { domain } = entry;
      const { rank, part } = partOf(entry, withChapters.has(domain), language);
      return {
        rank: domains.indexOf(domain) * (3 + namedNatures.length) + rank,
        group: { key: domain, title: publications[domain]?.title ?? '' },
        part,
      };
    };
  },
  annee:
    (_publications, language) =>
    ({ year, item }) => {
      const told = toldYear(item);
      return told
        ? { rank: -year, group: { key: slugify(yearTitle(told)), title: yearTitle(told, language) } }
        : { rank: 1, group: { key: 'autres', title: unclassed[language] } };
    },
  nature: (_publications, language) => (entry) => {
    const { rank, ...group } = natureGroup(entry.item, language);
    return { rank, group };
  },
};
