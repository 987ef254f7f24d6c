import type { Language } from '@/lib/languages';
import type { Tone } from '@/sections/palette';
import { natureStoredAs } from './lists';
import { isTickedNature } from './natures';
import type { PublicationEntry } from './statistics';
import { namedNatureOf } from './venue';
import { workWords } from './words/works';

/** The visitors' word for the stored type of an article; of others, such as « SCOPUS », as they are. */
export function typeLabel(type: string, language: Language = 'fr'): string {
  const words = workWords[language];
  const nature = natureStoredAs(type);
  return nature ? words.natures[nature] : type.trim() || words.article;
}

/** The label of a publication's badge; in French it is also the value of the filter by type. */
export function typeOf(entry: PublicationEntry, language: Language = 'fr'): string {
  const named = namedNatureOf(entry.item);
  const said = workWords[language].natures[named];
  if (entry.kind !== 'article') return said;
  const { type } = entry.item;
  const isOfIndex = type.trim() !== '' && !natureStoredAs(type);
  return isTickedNature(named) && !isOfIndex ? said : typeLabel(type, language);
}

/** SCOPUS green, Web of Science blue, IEEE purple, any other type grey. */
export function typeTone(type: string): Tone {
  const word = type.toLowerCase();
  if (word.includes('scopus')) return 'vert';
  if (/web of sciences?/.test(word)) return 'bleu';
  return word.includes('ieee') ? 'violet' : 'gris';
}
