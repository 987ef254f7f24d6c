/** The lists of a domain, each of which holds publications of its own kind. */
import type { Nature } from '@/lib/references/work';

export const listNames = ['articles', 'communications', 'others'] as const;
export type ListName = (typeof listNames)[number];

/**
 * The natures of what stands among the articles: the type under which one is stored of which no index is known, and the
 * words in a stored type that tell it. Any other type is an article’s.
 */
const articleNatures = [
  { nature: 'chapitre', type: 'Book Chapter', told: /\bchap(?:ter|itre)\b/i },
  {
    nature: 'compte-rendu',
    type: 'Compte rendu',
    told: /comptes?[ -]rendu|\brecension|\bbook review\b|note critique/i,
  },
  {
    nature: 'note-arret',
    type: 'Note d’arrêt',
    told: /\b(?:note|commentaire)s?(?: d['’]arrêt| de jurisprudence)|\bcase (?:note|comment)/i,
  },
  { nature: 'notice', type: 'Notice', told: /\bnotices?\b|\b(?:dictionary|encyclop[a-z]+) entry\b/i },
  { nature: 'preface', type: 'Préface', told: /(?:pr[ée]|post)faces?\b|\bavant-propos\b|\b(?:fore|after)word\b/i },
  { nature: 'article', type: 'Article de journal', told: /^article de journal$/i },
] as const satisfies readonly { readonly nature: Nature; readonly type: string; readonly told: RegExp }[];
type ArticleNature = (typeof articleNatures)[number]['nature'];

/** The types that are natures, in their order; « Postface » is a preface. */
export const natureTypes = ['Compte rendu', 'Note d’arrêt', 'Notice', 'Préface', 'Postface'] as const;

const known = (nature: Nature) => articleNatures.find((each) => each.nature === nature);

/** The list of the works of this nature. */
export function listOf(nature: Nature): ListName {
  if (nature === 'communication') return 'communications';
  return known(nature) ? 'articles' : 'others';
}

/** The stored type of what stands among the articles and of which no index is known. */
export const articleTypeOf = (nature: Nature): string => known(nature)?.type ?? 'Article de journal';

/** The nature that a stored type tells. */
export const natureOfType = (type: string): ArticleNature =>
  articleNatures.find(({ told }) => told.test(type))?.nature ?? 'article';

/** The nature of which this is the stored type, to the letter; undefined of any other type. */
export const natureStoredAs = (type: string): ArticleNature | undefined =>
  articleNatures.find((each) => each.type.toLowerCase() === type.trim().toLowerCase())?.nature;
