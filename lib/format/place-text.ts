import type { Language } from '@/lib/languages';
import { comma } from './french';

/** « Rabat, Maroc », of what is known of where a conference was. */
export const placeText = (city: string | undefined, country: string | undefined, language: Language = 'fr'): string =>
  [city, country].flatMap((each) => each?.trim() || []).join(comma[language]);
