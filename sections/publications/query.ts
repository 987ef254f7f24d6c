/**
 * The query parameters of /publications: everything that the page reads, and therefore everything in its internal path
 * (lib/site/public-pages/page-address.ts). The list as a file is always complete: it only reads the filter.
 */
import { foldLetters } from '@/lib/format/fold';

export const filterParameters = ['annee', 'de', 'a', 'type', 'domaine', 'audience', 'mention', 'auteur', 'q'] as const;
export const queryParameters = [...filterParameters, 'classement', 'page'] as const;
/** Holds a URL's unknown parameter names in its internal path too: the page reports them. */
export const unknownParameter = 'inconnu';

export type QueryParameter = (typeof queryParameters)[number];
export type Query = { readonly [name in QueryParameter | typeof unknownParameter]?: string };

/** The first value of each parameter, trimmed; empty values and unknown names are left out. */
export function readQuery(params: Readonly<Record<string, string | string[] | undefined>>): Query {
  const pairs = [...queryParameters, unknownParameter].flatMap((name) => {
    const value = [params[name]].flat()[0]?.trim();
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs);
}

/** The search words, unique and sorted, so that equivalent searches are equal. */
export function searchWords(q: string): readonly string[] {
  const words = foldLetters(q)
    .replace(/["«»“”]/g, ' ')
    .replace(/https?:\/\/(?:dx\.)?doi\.org\//g, '') // a DOI copied as a URL
    .split(/\s+/)
    .filter(Boolean);
  return [...new Set(words)].toSorted();
}

/** Query parameters that others add to links, to count visitors or bypass caches. */
const foreignParameters = /^(?:utm|utm_\w+|\w*clid|mc_\w+|_\w*|ref|t|v)$/;

/**
 * Unknown parameter names, three at most: « annees, motcle »; '' for none. Anything that is not a valid name is
 * ignored.
 */
export function unknownNames(names: Iterable<string>): string {
  const known = new Set<string>(queryParameters);
  const unknown = new Set(
    Array.from(names).filter(
      (name) => /^[a-z][\w-]{0,19}$/i.test(name) && !known.has(name) && !foreignParameters.test(name),
    ),
  );
  return Array.from(unknown).slice(0, 3).join(', ');
}
