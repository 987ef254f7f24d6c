/** Separates the city and country of a conference, which sources give as « Rabat, Maroc » or « Boston, MA, USA ». */
import { foldLetters } from '@/lib/format/fold';
import { patternOf } from './plain-patterns';
import others from './words/countries.json' with { type: 'json' };
import words from './words/talks.json' with { type: 'json' };

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** The names of countries in six languages, by trying all pairs of letters as ISO 3166 codes; and other names. */
const countries: ReadonlySet<string> = new Set([
  ...others,
  ...['fr', 'en', 'es', 'de', 'it', 'pt'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return letters.flatMap((first) => letters.flatMap((second) => foldLetters(names.of(first + second) ?? '') || []));
  }),
]);

export const isCountry = (text: string): boolean => countries.has(foldLetters(text.trim().replaceAll('.', '')));

/** City and country when the text ends with the name of a country; else the whole text is the place. */
export function placeAndCountry(text: string): { readonly place: string; readonly country?: string } {
  const [, city = '', country = ''] =
    /^(.*,\s*[A-Z]{2}(?:\s\d{5})?)\s+(USA)$/.exec(text.trim()) ?? /^(.*\S)\s*,\s*([^,]+)$/.exec(text.trim()) ?? [];
  return isCountry(country) ? { place: city, country: country.trim() } : { place: text };
}

// Recognises words for something said, not printed.

const talk = new RegExp(String.raw`^(?:${words.talks.join('|')})(?!\p{L})`, 'iu');

const bare = patternOf('<bareTalk>');

/** Whether a text says how a talk was given and names no event: « Présentation orale. » */
export const isBareTalk = (text = ''): boolean => bare.test(text.trim());

/** « Conférence inaugurale, Rencontres 2016, Lille » */
export const isTalkIn = (text = ''): boolean => talk.test(text.trim());
