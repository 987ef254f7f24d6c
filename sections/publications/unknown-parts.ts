/** The unknown parts of an address of the list. */
import { quoted } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import type { Filter } from './filter';
import { groupings } from './grouping';
import { filterParameters, type Query } from './query';
import { listWords } from './words/list';

/**
 * « année « deux mille » », « « annees » »: the values that `filter`, as it was read from `query`, has not taken, and
 * the names that are no parameter.
 */
export function unknownParts(query: Query, filter: Filter, language: Language = 'fr'): string[] {
  const { parameters } = listWords[language].list;
  const phrase = (name: keyof typeof parameters, value: string) =>
    `${parameters[name]} ${quoted(value.slice(0, 60), language)}`;
  const untaken = filterParameters.flatMap((name) =>
    query[name] !== undefined && filter[name] === undefined ? [phrase(name, query[name])] : [],
  );
  const { classement, inconnu } = query;
  const isUnknownOrder = classement !== undefined && !groupings.some((grouping) => grouping === classement);
  return [
    ...untaken,
    ...(isUnknownOrder ? [phrase('classement', classement)] : []),
    ...(inconnu?.split(', ').map((name) => quoted(name, language)) ?? []),
  ];
}
