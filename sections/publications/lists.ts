/** The lists of a domain, each of which holds publications of its own kind. */
import { slugify } from '@/lib/format/fold';
import { natureNamed } from '@/lib/references/named-nature';
import type { Nature } from '@/lib/references/natures';
import { isTickedNature, type NamedNature, namedNatures, natureLabels, plainNature } from './natures';

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

export function listOf(nature: Nature): ListName {
  if (nature === 'communication') return 'communications';
  return isArticleNature(nature) ? 'articles' : 'others';
}

/** The stored type of what stands among the articles and of which no index is known. */
export const articleTypeOf = (nature: Nature): string => articleTypes[isArticleNature(nature) ? nature : 'article'];

const natureByLabel = new Map(namedNatures.map((nature) => [slugify(natureLabels[nature]), nature]));
natureByLabel.delete('autre'); // no nature of an article is meant by it

/** The nature whose label this type is, whatever its list: « Direction d’ouvrage ». */
const natureLabelled = (type: string): NamedNature | undefined => natureByLabel.get(slugify(type));

/** The nature that a type names and that is not told among the articles, or not by a type. */
export function natureElsewhere(type: string): NamedNature | undefined {
  const nature = natureLabelled(type);
  return nature && (isTickedNature(nature) || !isArticleNature(nature)) ? nature : undefined;
}

/** The types that move a work to the list of its nature. */
export const typesElsewhere: readonly string[] = Object.values(natureLabels).filter(natureElsewhere);

/**
 * The nature that a stored type tells: « Recension » is a review, « Chapitre » a chapter, « Entretien » a piece in the
 * media, the label of a nature that nature, any other an article.
 */
export function natureOfType(type: string): Nature {
  const nature = natureByType.get(type) ?? natureToldBy(type);
  if (natureByType.size < mostTypes) natureByType.set(type, nature);
  return nature;
}

/** The types of a long list are few, and asked for thousands of times. */
const natureByType = new Map<string, Nature>();
const mostTypes = 1000;

function natureToldBy(type: string): Nature {
  const labelled = natureLabelled(type);
  if (labelled) return plainNature(labelled);
  if (/\bchap(?:ter|itre)\b/i.test(type)) return 'chapitre';
  const nature = natureNamed(type);
  return isArticleNature(nature) || nature === 'media' ? nature : 'article';
}

/** A stored type in French: « Chapitre d’ouvrage » for « Book Chapter ». */
export function typeText(type: string): string {
  const nature = natureStoredAs(type);
  return nature ? natureLabels[nature] : type;
}

/** The nature that is stored under this very type. */
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
