import type { Language } from '@/lib/languages';
import { natureStoredAs } from './lists';
import { isTickedNature } from './natures';
import type { PublicationEntry } from './statistics';
import { namedNatureOf } from './venue';
import { workWords } from './words/works';

/** The visitors' word for an article's stored type; unchanged for others, such as « SCOPUS ». */
export function typeLabel(type: string, language: Language = 'fr'): string {
  const words = workWords[language];
  const nature = natureStoredAs(type);
  return nature ? words.natures[nature] : type.trim() || words.natures.article;
}

/** The label of a publication's badge; the French one is also the value of the type filter. */
export function typeOf(entry: PublicationEntry, language: Language = 'fr'): string {
  const namedNature = namedNatureOf(entry.item);
  const natureName = workWords[language].natures[namedNature];
  if (entry.kind !== 'article') return natureName;
  const { type } = entry.item;
  const isOfIndex = type.trim() !== '' && !natureStoredAs(type);
  return isTickedNature(namedNature) && !isOfIndex ? natureName : typeLabel(type, language);
}
