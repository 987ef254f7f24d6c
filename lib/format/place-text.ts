import type { Language } from '@/lib/languages';
import { commaAmong } from './french';

/** « Rabat, Maroc », or the part that is known; a country that the city already names is not repeated. */
export function placeText(city: string | undefined, country: string | undefined, language: Language = 'fr'): string {
  const all = [city, country].flatMap((part) => part?.trim() || []);
  const parts = all.filter((part, index) => index === 0 || !all[0]?.endsWith(`, ${part}`));
  return parts.join(commaAmong(parts, language));
}
