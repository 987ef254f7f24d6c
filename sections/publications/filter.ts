/**
 * The filters of /publications: GET parameters, which work without script; the page reports unknown values
 * (read-list.ts).
 */

import { foldLetters, slugify } from '@/lib/format/fold';
import type { Language } from '@/lib/languages';
import { budget } from '@/lib/mathematics/budget';
import { plainMathematics } from '@/lib/mathematics/parts';
import { memoize } from '@/lib/memoize';
import { optionsOf } from '../editor-tree';
import { isDivided } from './domains';
import { type Facets, matchesFacets } from './facets';
import { hasMention, isMention, standingWords, typeLabel, typeOf } from './mentions';
import { type filterParameters, type Query, searchWords } from './query';
import { mentionLabels } from './record-words';
import type { Publications } from './schema';
import { type PublicationEntry, publicationEntries } from './statistics';
import { venueOf } from './venue';
import { listWords } from './words/list';
import { workWords } from './words/works';
import { toldYear, yearTitle } from './year-words';
import { isYear } from './years';

export type Filter = Pick<Query, (typeof filterParameters)[number]>;
export type Choice = { readonly value: string; readonly label: string };
export type Choices = {
  readonly [name in 'annee' | 'type' | 'domaine' | 'audience' | 'mention']: readonly Choice[];
};

/**
 * The filters' choices: the years, types, domains, audiences and mentions that the publications have. Their values,
 * used in URLs, are the same in every language.
 */
export const choicesOf = (publications: Publications, language: Language = 'fr'): Choices =>
  choices[language](publications);

const choicesIn = (language: Language) =>
  memoize((publications: Publications): Choices => {
    const entries = publicationEntries(publications);
    const words = workWords[language];
    const types = new Map(entries.map((entry) => [typeOf(entry), typeOf(entry, language)]));
    return {
      annee: [...new Set(entries.map(({ item }) => toldYear(item)))].filter(Boolean).map((year) => ({
        value: yearValue(year),
        label: yearTitle(year, language),
      })),
      type: Array.from(types, ([value, label]) => ({ value, label })).toSorted((a, b) =>
        a.label.localeCompare(b.label, language),
      ),
      domaine: isDivided(publications)
        ? Object.entries(publications).map(([value, { title }]) => ({ value, label: title }))
        : [],
      audience: optionsOf(words.audiences).filter(({ value }) =>
        entries.some(({ item }) => item.details?.audience === value),
      ),
      mention: optionsOf(words.mentions).filter(({ value }) =>
        entries.some(({ item }) => isMention(value) && hasMention(value, item)),
      ),
    };
  });
const choices = { fr: choicesIn('fr'), en: choicesIn('en'), ar: choicesIn('ar') };

/** `2024`, `sous-presse`, `sans-date`: without spaces, for URLs. */
const yearValue = (year: string): string => slugify(yearTitle(year));

/**
 * The filter of a query: without unknown values, `q` cut at 200 characters. A year without publications is allowed and
 * finds none. A type may be in its stored form. read-list.ts resolves the author.
 */
export function readFilter(query: Query, choices: Choices): Filter {
  const offered = (name: keyof Choices, requested = query[name]) =>
    choices[name].find(({ value }) => value === requested)?.value;
  const year = (requested = '') => (isYear(requested) ? requested : undefined);
  return {
    q: query.q?.slice(0, 200),
    annee: offered('annee') ?? year(query.annee),
    de: year(query.de),
    a: year(query.a),
    type: offered('type', query.type && typeLabel(query.type)),
    domaine: offered('domaine'),
    audience: offered('audience'),
    mention: offered('mention'),
  };
}

export function isFiltered(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/**
 * Tells whether an entry matches all filters; each word of `q` must occur in title (formulas as typed or as read),
 * authors, editors, subject, venue, publisher, places, type, year, mentions, keywords, abstract or an identifier,
 * ignoring accents; type and mentions in French and in `language`.
 */
export function matching(filter: Filter, language: Language = 'fr'): (entry: PublicationEntry) => boolean {
  const words = searchWords(filter.q ?? '');
  return (entry) => matchesFacets(facetsOf(entry, language), filter, words);
}

/** The facets of an entry, computed lazily. */
export const facetsOf = (entry: PublicationEntry, language: Language = 'fr'): Facets => ({
  rank: entry.year,
  domaine: entry.domain,
  audience: entry.item.details?.audience,
  get annee() {
    return yearValue(toldYear(entry.item));
  },
  get type() {
    return typeOf(entry);
  },
  get mentions() {
    return Object.keys(mentionLabels).filter((each) => isMention(each) && hasMention(each, entry.item));
  },
  get text() {
    return textOf(entry) + wordsIn(language, entry);
  },
});

/** « de 2022 à 2026 », « depuis 2022 », « jusqu’en 2026 »; undefined without a span. */
export const spanText = ({ de, a }: Pick<Filter, 'de' | 'a'>, language: Language = 'fr'): string | undefined =>
  de || a ? listWords[language].list.span(de, a) : undefined;

/** The page's own words about an entry, in its language, besides the French ones, which are always searched. */
const wordsIn = (language: Language, entry: PublicationEntry): string =>
  language === 'fr' ? '' : foldLetters(['', typeOf(entry, language), ...standingWords(entry.item, language)].join(' '));

const texts = new WeakMap<PublicationEntry, string>();

/** The details that are searched too. */
// biome-ignore format: a list
const searched = [
  'keywords', 'abstract', 'editors', 'reviewedAuthors', 'reviewedTitle', 'originalAuthors', 'originalTitle',
  'containerAuthors', 'publisher', 'place', 'eventPlace', 'eventCountry', 'award',
] as const;
const identifiers = ['doi', 'halId', 'arxivId', 'isbn'] as const;

/** The searchable text of an entry, computed once, with the formulas of its title. */
function textOf(entry: PublicationEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const refusals = budget.refusals();
  const { title, authors, year, details = {} } = entry.item;
  const plain = plainMathematics(title);
  const text = foldLetters(
    [
      ...[title, plain === title ? '' : plain, authors, venueOf(entry.item), typeOf(entry)],
      ...[entry.kind === 'article' ? entry.item.type : '', year],
      ...searched.map((name) => details[name] ?? ''),
      ...standingWords(entry.item),
      ...identifiers.map((name) => details[name] ?? ''),
    ].join(' '),
  );
  if (budget.refusals() === refusals) texts.set(entry, text);
  return text;
}
