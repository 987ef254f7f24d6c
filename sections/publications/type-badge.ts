import type { Language } from '@/lib/languages';
import { isTickedNature, natureName } from '@/lib/references/natures';
import { natureStoredAs } from './lists';
import type { PublicationEntry } from './statistics';
import { namedNatureOf } from './venue';

/** The visitors' word for an article's stored type; unchanged for others, such as « SCOPUS ». */
export function typeLabel(type: string, language: Language = 'fr'): string {
  const nature = natureStoredAs(type);
  return nature ? natureName(nature, language) : type.trim() || natureName('article', language);
}

/** The label of a publication's badge; the French one is also the value of the type filter. */
export function typeOf(entry: PublicationEntry, language: Language = 'fr'): string {
  const nature = namedNatureOf(entry.item);
  if (entry.kind !== 'article') return natureName(nature, language);
  const { type } = entry.item;
  const isOfIndex = type.trim() !== '' && !natureStoredAs(type);
  return isTickedNature(nature) && !isOfIndex ? natureName(nature, language) : typeLabel(type, language);
}
