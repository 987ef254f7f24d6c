/** The lists of a domain, each for its kind of publication. */
import { slugify } from '@/lib/format/fold';
import { natureNamed } from '@/lib/references/named-nature';
import type { Nature } from '@/lib/references/natures';
import { isTickedNature, type NamedNature, namedNatures, natureLabels, plainNature } from './natures';

export const listNames = ['articles', 'communications', 'others'] as const;
export type ListName = (typeof listNames)[number];

/** Natures of works among the articles, with the stored type of one that is not in a known index. */
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

/** Types that are natures, in order; « Postface » is a preface. */
export const natureTypes = ['Compte rendu', 'Note d’arrêt', 'Notice', 'Préface', 'Postface'] as const;

export function listOf(nature: Nature): ListName {
  if (nature === 'communication') return 'communications';
  return isArticleNature(nature) ? 'articles' : 'others';
}

/** The stored type of a work among the articles that is not in a known index. */
export const articleTypeOf = (nature: Nature): string => articleTypes[isArticleNature(nature) ? nature : 'article'];

const natureByLabel = new Map(namedNatures.map((nature) => [slugify(natureLabels[nature]), nature]));
natureByLabel.delete('autre'); // no type of an article means it

/** The nature with this label, whatever its list: « Direction d’ouvrage ». */
const natureLabelled = (type: string): NamedNature | undefined => natureByLabel.get(slugify(type));

/** The nature in a type that is not stored among the articles, or not by its type. */
export function natureElsewhere(type: string): NamedNature | undefined {
  const nature = natureLabelled(type);
  return nature && (isTickedNature(nature) || !isArticleNature(nature)) ? nature : undefined;
}

/** Types that move a work to its nature's list. */
export const typesElsewhere: readonly string[] = Object.values(natureLabels).filter(natureElsewhere);

/**
 * The nature of a stored type: « Recension » is a review, « Chapitre » a chapter, « Entretien » a media piece, a
 * nature's label that nature, anything else an article.
 */
export function natureOfType(type: string): Nature {
  const nature = natureByType.get(type) ?? natureToldBy(type);
  if (natureByType.size < mostTypes) natureByType.set(type, nature);
  return nature;
}

/** Cache: a long list has few types, looked up thousands of times. */
const natureByType = new Map<string, Nature>();
const mostTypes = 1000;

function natureToldBy(type: string): Nature {
  const labelled = natureLabelled(type);
  if (labelled) return plainNature(labelled);
  if (/\bchap(?:ter|itre)\b/i.test(type)) return 'chapitre';
  const nature = natureNamed(type);
  return isArticleNature(nature) || nature === 'media' ? nature : 'article';
}

/** A stored type in French: « Book Chapter » → « Chapitre d’ouvrage ». */
export function typeText(type: string): string {
  const nature = natureStoredAs(type);
  return nature ? natureLabels[nature] : type;
}

/** The nature stored under exactly this type. */
export function natureStoredAs(type: string): ArticleNature | undefined {
  const nature = natureOfType(type);
  return isArticleNature(nature) && articleTypes[nature].toLowerCase() === type.trim().toLowerCase()
    ? nature
    : undefined;
}

/** SCOPUS green, Web of Science blue, IEEE purple, any other type grey. */
export function typeTone(type: string) {
  const word = type.toLowerCase();
  if (word.includes('scopus')) return 'vert';
  if (/web of sciences?/.test(word)) return 'bleu';
  return word.includes('ieee') ? 'violet' : 'gris';
}
