/**
 * The query parameters of /publications: all that the page reads, and therefore all that its internal address holds
 * (lib/site/public-pages/page-address.ts). The list as a file is always whole: it reads the filter alone.
 */
import { foldLetters } from '@/lib/format/fold';

export const filterParameters = ['annee', 'de', 'a', 'type', 'domaine', 'audience', 'mention', 'auteur', 'q'] as const;
export const queryParameters = [...filterParameters, 'classement', 'page'] as const;
/**
 * Names that an address has beside these, which its internal address holds too: the page says that it does not know
 * them.
 */
export const unknownParameter = 'inconnu';

export type QueryParameter = (typeof queryParameters)[number];
export type Query = { readonly [name in QueryParameter | typeof unknownParameter]?: string };

/** The first value of each parameter, trimmed; empty ones and other names are left out. */
export function readQuery(params: Readonly<Record<string, string | string[] | undefined>>): Query {
  const pairs = [...queryParameters, unknownParameter].flatMap((name) => {
    const value = [params[name]].flat()[0]?.trim();
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs);
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

/** Query parameters that others add to links, to count visitors or to bypass caches. */
const ofOthers = /^(?:utm|utm_\w+|\w*clid|mc_\w+|_\w*|ref|t|v)$/;

/**
 * The names that ask for what the list does not know, three at most: « annees, motcle »; '' for none. What is no name
 * of a parameter is nobody's question.
 */
export function unknownNames(names: Iterable<string>): string {
  const known = new Set<string>(queryParameters);
  const unknown = new Set(
    Array.from(names).filter((name) => /^[a-z][\w-]{0,19}$/i.test(name) && !known.has(name) && !ofOthers.test(name)),
  );
  return Array.from(unknown).slice(0, 3).join(', ');
}
