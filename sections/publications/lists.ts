/** The lists of a domain, each of which holds publications of its own kind. */
import { natureNamed } from '@/lib/references/named-nature';
import type { Nature } from '@/lib/references/work';

export const listNames = ['articles', 'communications', 'others'] as const;
export type ListName = (typeof listNames)[number];

/** The natures of what stands among the articles: the type under which one is stored of which no index is known. */
const articleTypes = {
  article: 'Article de journal',
  chapitre: 'Book Chapter',
  'compte-rendu': 'Compte rendu',
  'note-arret': 'Note d’arrêt',
  notice: 'Notice',
  preface: 'Préface',
} as const satisfies Partial<Record<Nature, string>>;
type ArticleNature = keyof typeof articleTypes;

const isArticleNature = (nature: Nature | undefined): nature is ArticleNature =>
  nature !== undefined && Object.hasOwn(articleTypes, nature);

/** The types that are natures, in their order; « Postface » is a preface. */
export const natureTypes = ['Compte rendu', 'Note d’arrêt', 'Notice', 'Préface', 'Postface'] as const;

/** The list of the works of this nature. */
export function listOf(nature: Nature): ListName {
  if (nature === 'communication') return 'communications';
  return isArticleNature(nature) ? 'articles' : 'others';
}

/** The stored type of what stands among the articles and of which no index is known. */
export const articleTypeOf = (nature: Nature): string => articleTypes[isArticleNature(nature) ? nature : 'article'];

/**
 * The nature that a stored type tells: « Recension » is a review, « Chapitre » a chapter, « Entretien » a piece in the
 * media, any other an article.
 */
export function natureOfType(type: string): ArticleNature | 'media' {
  if (/\bchap(?:ter|itre)\b/i.test(type)) return 'chapitre';
  const nature = natureNamed(type);
  return isArticleNature(nature) || nature === 'media' ? nature : 'article';
}

/** The nature that is stored under this very type. */
export function natureStoredAs(type: string): ArticleNature | undefined {
  const nature = natureOfType(type);
  return isArticleNature(nature) && articleTypes[nature].toLowerCase() === type.trim().toLowerCase()
    ? nature
    : undefined;
}
