/** The unknown parts of an address of the list. */
import { quoted } from '@/lib/format/french';
import type { Filter } from './filter';
import { groupings } from './grouping';
import { filterParameters, type Query } from './query';

const labels: Readonly<Record<(typeof filterParameters)[number] | 'classement', string>> = {
  annee: 'année',
  de: 'depuis',
  a: 'jusqu’en',
  type: 'type',
  domaine: 'domaine',
  audience: 'audience',
  mention: 'mention',
  auteur: 'auteur',
  q: 'mots',
  classement: 'classement',
};

/**
 * « année « deux mille » », « « annees » »: the values that `filter`, as it was read from `query`, has not taken, and
 * the names that are no parameter.
 */
export function unknownParts(query: Query, filter: Filter): string[] {
  const untaken = filterParameters.flatMap((name) =>
    query[name] !== undefined && filter[name] === undefined ? [said(name, query[name])] : [],
  );
  const { classement, inconnu } = query;
  const isUnknownOrder = classement !== undefined && !groupings.some((grouping) => grouping === classement);
  return [
    ...untaken,
    ...(isUnknownOrder ? [said('classement', classement)] : []),
    ...(inconnu?.split(', ').map((name) => quoted(name)) ?? []),
  ];
}

const said = (name: keyof typeof labels, value: string): string => `${labels[name]} ${quoted(value.slice(0, 60))}`;
