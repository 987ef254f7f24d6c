/** Recognises publishers, the cities where many of them are, and preprint servers. */
import { normalTitle } from './normal-title';
import { patternOf } from './plain-patterns';
import houses from './words/houses.json' with { type: 'json' };

const names = houses.publishers.join('|').replaceAll('’', "['’]");
const words = new RegExp(String.raw`(?<!\p{L})(?:${houses.words}|${names})(?!\p{L})`, 'iu');

/** Whether a text in a publisher's place has a publisher's name, or a word such as « presses ». */
export const isPublisher = (name: string): boolean => words.test(name);

const atStart = /^(?:presses|éditions|editions|publications|librairie|imprimerie)\s/iu;
const person = /^(?!L(?:a|es?)\s)\p{Lu}[\p{Ll}.-]+\s\p{Lu}\p{Ll}+$/u;

/**
 * Whether a name among the editors is a publisher's: that of the work itself, one with a publisher's word that is not
 * shaped like a person's name, or a single word in a record of HAL.
 */
export function isHouse(name: string, publisher: string | undefined, isInHal: boolean): boolean {
  if (publisher !== undefined && normalTitle(publisher) === normalTitle(name)) return true;
  return (words.test(name) && (atStart.test(name) || !person.test(name))) || (isInHal && !/\s/.test(name));
}

const cities = new RegExp(String.raw`^(?:${houses.cities.join('|')})(?:(?:\s\(|,\s).*)?$`, 'u');

/** « Paris », « Cambridge (Mass.) ». */
export const isCity = (text: string): boolean => cities.test(text);

/** Entries give preprint servers as a journal, a publisher or a series. */
const serverAtStart = patternOf('<preprintServer>');

/** « bioRxiv » in « bioRxiv : the preprint server for biology »; undefined when there is no preprint server. */
export const preprintServerIn = (text = ''): string | undefined =>
  serverAtStart.exec(text.trim().replace(/^available (?:at|on|from) /i, ''))?.[0];
