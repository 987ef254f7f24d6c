/** Figures and sorted lists of publications, for the public page and the dashboard. */
import { memoize } from '@/lib/memoize';
import { namedFacts } from '@/lib/references/natures';
import type { PublicSite, SectionOf } from '@/sections/public-site';
import {
  type Article,
  type Communication,
  type OtherWork,
  type Publication,
  type Publications,
  worksIn,
} from './schema';
import { withSlugs } from './slugs';
import { isPending, namedNatureOf } from './venue';
import { isYear, rankOfYear } from './years';

export type PublicationEntry = {
  /** Key of its domain. */
  readonly domain: string;
  /** Sort key: its year; without one, a number above or below all years (years.ts). */
  readonly year: number;
  /** Last segment of its path. */
  readonly slug: string;
} & (
  | { readonly kind: 'article'; readonly item: Article }
  | { readonly kind: 'communication'; readonly item: Communication }
  | { readonly kind: 'other'; readonly item: OtherWork }
);

/**
 * All publications, newest first, with forthcoming ones before and undated ones after all others; those of one year in
 * the owner's order, articles before communications before other works.
 */
export const publicationEntries = memoize((publications: Publications): readonly PublicationEntry[] => {
  const entries = Object.entries(withSlugs(publications)).flatMap(
    ([domain, { articles, communications, others = [] }]): PublicationEntry[] => {
      const more = ({ year, slug = '' }: Publication) => ({ domain, year: rankOfYear(year), slug });
      return [
        ...articles.map((item) => ({ kind: 'article' as const, item, ...more(item) })),
        ...communications.map((item) => ({ kind: 'communication' as const, item, ...more(item) })),
        ...others.map((item) => ({ kind: 'other' as const, item, ...more(item) })),
      ];
    },
  );
  return entries.toSorted((a, b) => b.year - a.year || a.kind.localeCompare(b.kind));
});

type PublicationFigures = {
  readonly total: number;
  /** In journals, without the chapters in the same list. */
  readonly articles: number;
  /** Without posters. */
  readonly communications: number;
  /** First and last year of works published so far. */
  readonly years: Span | null;
};

export function publicationFigures(publications: Publications): PublicationFigures {
  const all = publicationEntries(publications).map(({ item }) => item);
  const span = spanOf(all.filter(isNotFuture()));
  const { articles, communications } = countsOf(all);
  return { total: all.length, articles, communications, years: span };
}

type Counts = { articles: number; chapters: number; communications: number; others: number };

/**
 * What a work counts as, in every figure: reviews, notices, prefaces and popular works are not journal articles,
 * although stored in their list; posters are not talks; submitted works are not yet anything.
 */
export function countedAs(item: PublicationEntry['item']): keyof Counts {
  if (isPending(item)) return 'others';
  return namedFacts(namedNatureOf(item)).countedAs ?? 'others';
}

function countsOf(items: readonly PublicationEntry['item'][]): Counts {
  const counts = { articles: 0, chapters: 0, communications: 0, others: 0 };
  for (const item of items) counts[countedAs(item)] += 1;
  return counts;
}

type DomainFigures = {
  readonly key: string;
  readonly title: string;
  /** In journals, as in the tiles. */
  readonly articles: number;
  /** Chapters, stored among the articles; absent if there are none. */
  readonly chapters?: number;
  readonly communications: number;
  /** All others, including reviews, notices, prefaces, popular articles and posters; absent if there are none. */
  readonly others?: number;
  /** « 2008-2026 », the first and last years of its articles, chapters and other works, or « N/A ». */
  readonly period: string;
};

/** Figures of each domain, in the owner's order. */
export function domainFigures(publications: Publications): DomainFigures[] {
  return Object.entries(publications).map(([key, domain]) => {
    const span = spanOf([...domain.articles, ...(domain.others ?? [])].filter(isNotFuture()));
    const { chapters, others, ...counts } = countsOf(worksIn(domain));
    const more = { ...(chapters > 0 && { chapters }), ...(others > 0 && { others }) };
    return { key, title: domain.title, ...counts, ...more, period: span ? periodOf(span) : 'N/A' };
  });
}

/** « 2019-2021 »; a single year if they are equal. */
const periodOf = ({ first, last }: Span): string => (first === last ? `${first}` : `${first}-${last}`);

type Span = { readonly first: number; readonly last: number };

export type YearCount = {
  readonly year: number;
  /** Including chapters. */
  readonly articles: number;
  readonly communications: number;
  readonly others: number;
};

/** Counts per year, from the first to the last, including empty years; without undated works. */
export function perYear(publications: Publications): YearCount[] {
  const entries = publicationEntries(publications);
  const span = spanOf(entries.map(({ item }) => item));
  if (!span) return [];
  const years = Array.from({ length: span.last - span.first + 1 }, (_, index) => ({
    year: span.first + index,
    articles: 0,
    communications: 0,
    others: 0,
  }));
  for (const { year, item } of entries) {
    const counts = years[year - span.first];
    const as = countedAs(item);
    if (counts) counts[as === 'chapters' ? 'articles' : as] += 1;
  }
  return years;
}

/** Whether a work is not from a future year: nobody was active in it yet. */
const isNotFuture =
  (thisYear = new Date().getFullYear()) =>
  ({ year }: { readonly year: string }): boolean =>
    !isYear(year) || Number(year) <= thisYear;

function spanOf(items: readonly { readonly year: string }[]): Span | null {
  const years = items.flatMap(({ year }) => (isYear(year) ? Number(year) : []));
  return years.length === 0
    ? null
    : years.reduce((span, year) => ({ first: Math.min(span.first, year), last: Math.max(span.last, year) }), {
        first: Infinity,
        last: -Infinity,
      });
}

/** The visible publications section, or undefined when it is hidden or deleted. */
export function findPublications({ sections }: Pick<PublicSite, 'sections'>): SectionOf<'publications'> | undefined {
  return sections.find((section) => section.kind === 'publications');
}
