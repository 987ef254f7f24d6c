/** The edition of a work, which bibliographies say in many ways. */
import { fold } from '@/lib/format/fold';

/** From 1. */
// biome-ignore format: a table
const ordinals: readonly (readonly string[])[] = [
  ['first', 'premiere'], ['second', 'seconde', 'deuxieme', '2nde'], ['third', 'troisieme'], ['fourth', 'quatrieme'], ['fifth', 'cinquieme'],
  ['sixth', 'sixieme'], ['seventh', 'septieme'], ['eighth', 'huitieme'], ['ninth', 'neuvieme'], ['tenth', 'dixieme'],
];
const numbered = /^(?:(\d{1,3})\s*(?:st|nd|rd|th|e|es|eme|ere|re|\.|a)?|([a-z\d]+))\s*(?:ed(?:ition|itie|izione|icion|n)?\.?)?$/;

/** « 2 » from « 2nd ed. », « Second », « 2ᵉ édition »; other words, such as « revue et augmentée », as they are. */
export function editionOf(text: string): string {
  const [, number, word] = numbered.exec(fold(text.normalize('NFKD')).trim()) ?? [];
  if (number !== undefined) return String(Number(number));
  const index = word === undefined ? -1 : ordinals.findIndex((words) => words.includes(word));
  return index === -1 ? text.trim() : String(index + 1);
}

/** « 2e éd. », « éd. revue et augmentée »; with `word` in full « 2e édition ». What says itself that it is an edition stays as it is. */
export function editionText(edition: string, word: 'éd.' | 'édition' = 'éd.'): string {
  const said = editionOf(edition);
  if (/^\d+$/.test(said)) return `${said}${said === '1' ? 're' : 'e'} ${word}`;
  return /(?<!\p{L})[ée]d(?!\p{L})|(?<!\p{L})[ée]diti/iu.test(said) ? said : `${word} ${said}`;
}
