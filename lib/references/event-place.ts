/** Where a conference was: sources give city and country in one text, as « Rabat, Maroc » or « Boston, MA, USA ». */
import { foldLetters } from '@/lib/format/fold';
import others from './words/countries.json' with { type: 'json' };

/** Names in six languages by ISO 3166, and others; the letters of the alphabet in pairs, of which most are no country. */
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const countries: ReadonlySet<string> = new Set([
  ...others,
  ...['fr', 'en', 'es', 'de', 'it', 'pt'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return letters.flatMap((first) => letters.flatMap((second) => foldLetters(names.of(first + second) ?? '') || []));
  }),
]);

/** Whether a text is the name of a country, in one of these languages. */
export const isCountry = (text: string): boolean => countries.has(foldLetters(text.trim().replaceAll('.', '')));

/** City and country where the text ends with the name of a country; else all of it is the place. */
export function placeAndCountry(text: string): { readonly place: string; readonly country?: string } {
  const [, city = '', country = ''] =
    /^(.*,\s*[A-Z]{2}(?:\s\d{5})?)\s+(USA)$/.exec(text.trim()) ?? /^(.*\S)\s*,\s*([^,]+)$/.exec(text.trim()) ?? [];
  return isCountry(country) ? { place: city, country: country.trim() } : { place: text };
}
