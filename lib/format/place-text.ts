import type { Language } from '@/lib/languages';
import { commaAmong } from './french';

/** « Rabat, Maroc », of what is known of where a conference was. */
export function placeText(city: string | undefined, country: string | undefined, language: Language = 'fr'): string {
  const parts = [city, country].flatMap((each) => each?.trim() || []);
  return parts.join(commaAmong(parts, language));
}
