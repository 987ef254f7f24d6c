/** Groups courses by establishment for the public page. */
import type { Language } from '@/lib/languages';
import type { Cours } from './definition';
import { totalMinutes } from './hours';
import { words } from './words';

/** Known establishments, matched as whole words. Acronyms match in capitals only: « est » is also a French word. */
const knownEstablishments = [
  { name: 'Faculté des Sciences', pattern: wholeWords('Faculté des Sciences', 'iu') },
  ...['ENSA', 'SUPEMIR', 'ESEF', 'FLSH', 'EST'].map((name) => ({ name, pattern: wholeWords(name, 'u') })),
];

export type EstablishmentGroup = {
  readonly heading: string;
  readonly courses: readonly Cours[];
  readonly minutes: number;
};

/** Groups: known names in their order, others in order of appearance, then courses without an establishment. */
export function groupByEstablishment(courses: readonly Cours[], language: Language = 'fr'): EstablishmentGroup[] {
  const groups = Map.groupBy(courses, ({ establishment }) => keyOf(establishment));
  const keys = new Set([...knownEstablishments.map(({ name }) => name), ...[...groups.keys()].filter(Boolean), '']);
  return [...keys].flatMap((key) => {
    const list = groups.get(key);
    return list
      ? { heading: headingOf(key, list) || words[language].others, courses: list, minutes: totalMinutes(list) }
      : [];
  });
}

/** A known name, else the establishment's own; '' for none. */
function keyOf(establishment: string): string {
  const name = tidyName(establishment);
  return knownEstablishments.find(({ pattern }) => pattern.test(name))?.name ?? name;
}

/** The name that all courses share, else the key; '' without one. */
function headingOf(key: string, courses: readonly Cours[]): string {
  const names = new Set(courses.map(({ establishment }) => tidyName(establishment)));
  const [shared] = names;
  return (names.size === 1 ? shared : key) || '';
}

function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').normalize('NFC');
}

function wholeWords(name: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, flags);
}
