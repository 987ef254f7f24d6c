/** The lists of a domain, each for its kind of publication. */
import { slugify } from '@/lib/format/fold';
import { natureNamed } from '@/lib/references/named-nature';
import {
  factsOf,
  isTickedNature,
  type NamedNature,
  type Nature,
  namedNatures,
  natureName,
  natures,
  plainNature,
} from '@/lib/references/natures';

export const listNames = ['articles', 'communications', 'others'] as const;
export type ListName = (typeof listNames)[number];

/** The stored type of a work among the articles that is not in a known index; '' for a nature of another list. */
export const articleTypeOf = (nature: Nature): string => factsOf(nature).storedAs ?? '';

const isOfArticles = (nature: Nature): boolean => articleTypeOf(nature) !== '';

export function listOf(nature: Nature): ListName {
  if (nature === 'communication') return 'communications';
  return isOfArticles(nature) ? 'articles' : 'others';
}

const natureByName = new Map(namedNatures.map((nature) => [slugify(natureName(nature)), nature]));
natureByName.delete('autre'); // no type of an article means it

/** The nature of this name, whatever its list: « Direction d’ouvrage ». */
const natureCalled = (type: string): NamedNature | undefined => natureByName.get(slugify(type));

/** The nature in a type that is not stored among the articles, or not by its type. */
export function natureElsewhere(type: string): NamedNature | undefined {
  const nature = natureCalled(type);
  return nature && (isTickedNature(nature) || !isOfArticles(nature)) ? nature : undefined;
}

/** Types suggested in the form, of which the last move a work to its nature's list; others may be stored unchanged. */
export const suggestedTypes: readonly string[] = [
  ...['SCOPUS', 'Web of Science', 'IEEE', 'Book Chapter', 'Article de journal', 'ESCI', 'Thomson/Web of Sciences'],
  ...natures
    .map((nature) => natureName(nature))
    .filter((name, index) => name === natures.map(articleTypeOf)[index])
    .toSorted((a, b) => a.localeCompare(b, 'fr')),
  'Postface', // a preface
  ...namedNatures.map((nature) => natureName(nature)).filter(natureElsewhere),
];

/**
 * The nature of a stored type: « Recension » is a review, « Chapitre » a chapter, « Entretien » a media piece, the name
 * of a nature that nature, anything else an article.
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
  const called = natureCalled(type);
  if (called) return plainNature(called);
  if (/\bchap(?:ter|itre)\b/i.test(type)) return 'chapitre';
  const nature = natureNamed(type);
  return nature && (isOfArticles(nature) || nature === 'media') ? nature : 'article';
}

/** The nature stored under exactly this type: « Book Chapter ». */
export function natureStoredAs(type: string): Nature | undefined {
  const nature = natureOfType(type);
  return articleTypeOf(nature).toLowerCase() === type.trim().toLowerCase() && type.trim() ? nature : undefined;
}

/** A stored type in French: « Book Chapter » → « Chapitre d’ouvrage ». */
export function typeText(type: string): string {
  const nature = natureStoredAs(type);
  return nature ? natureName(nature) : type;
}

/** SCOPUS green, Web of Science blue, IEEE purple, any other type grey. */
export function typeTone(type: string) {
  const word = type.toLowerCase();
  if (word.includes('scopus')) return 'vert';
  if (/web of sciences?/.test(word)) return 'bleu';
  return word.includes('ieee') ? 'violet' : 'gris';
}
