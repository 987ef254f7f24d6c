/** Publishers among the names of persons, the cities that many are in, and archives of preprints. */
import { normalTitle } from './normal-title';
import { patternOf } from './plain-patterns';
import houses from './words/houses.json' with { type: 'json' };

/** The names of houses, with either apostrophe, and words of such names. */
const names = houses.publishers.join('|').replaceAll('’', "['’]");
const words = new RegExp(String.raw`(?<!\p{L})(?:${houses.words}|${names})(?!\p{L})`, 'iu');

/** Whether a text that stands in the place of a publisher has a word or the name of one. */
export const isPublisher = (name: string): boolean => words.test(name);

const atStart = /^(?:presses|éditions|editions|publications|librairie|imprimerie)\s/iu;
const person = /^(?!L(?:a|es?)\s)\p{Lu}[\p{Ll}.-]+\s\p{Lu}\p{Ll}+$/u;

/**
 * Whether a name is a publisher's: that of the work itself, one that is called so and is none that a person may have,
 * or in a record of HAL a single word.
 */
export function isHouse(name: string, publisher: string | undefined, isOfHal: boolean): boolean {
  if (publisher !== undefined && normalTitle(publisher) === normalTitle(name)) return true;
  return (words.test(name) && (atStart.test(name) || !person.test(name))) || (isOfHal && !/\s/.test(name));
}

const cities = new RegExp(String.raw`^(?:${houses.cities.join('|')})(?:(?:\s\(|,\s).*)?$`, 'u');

/** Whether a text is a city of publishers: « Paris », « Cambridge (Mass.) ». */
export const isCity = (text: string): boolean => cities.test(text);

/** The archives of preprints, which entries give as a journal, a publisher or a series. */
const server = patternOf('<preprintServer>');

/** « bioRxiv » of « bioRxiv : the preprint server for biology »; undefined for what is no archive of preprints. */
export const preprintServerIn = (text = ''): string | undefined =>
  server.exec(text.trim().replace(/^available (?:at|on|from) /i, ''))?.[0];
