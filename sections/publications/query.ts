/**
 * The query parameters of /publications: all that the page reads, and therefore all that its internal address holds (lib/public-pages/page-address.ts).
 * The list as a file is always whole: it reads the filter alone.
 */
import { foldLetters } from '@/lib/format/fold';

export const filterParameters = ['annee', 'type', 'domaine', 'auteur', 'q'] as const;
export const queryParameters = [...filterParameters, 'classement', 'page'] as const;

export type QueryParameter = (typeof queryParameters)[number];
export type Query = { readonly [name in QueryParameter]?: string };

/** The first value of each parameter, trimmed; empty ones and other names are left out. */
export function readQuery(params: Readonly<Record<string, string | string[] | undefined>>): Query {
  const given = queryParameters.flatMap((name) => {
    const value = [params[name]].flat()[0]?.trim();
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The words that are searched for, each once, in one order: searches of the same words are one. */
export function searchWords(q: string): readonly string[] {
  const words = foldLetters(q)
    .replace(/["«»“”]/g, ' ')
    .replace(/https?:\/\/(?:dx\.)?doi\.org\//g, '') // a DOI, as it is copied
    .split(/\s+/)
    .filter(Boolean);
  return [...new Set(words)].toSorted();
}
