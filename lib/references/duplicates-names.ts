/**
 * Whether two works have an author in common, of whom there may be thousands: each name is looked up, not compared with
 * each of the others.
 */
import type { Name } from '@/lib/names/name';
import { isParticle } from '@/lib/names/particles';
import { nameKey, normalTitle } from './normal-title';

export type ComparedNames = {
  /** `dupont j`, or `dupont` of a name without initial. */
  readonly keys: ReadonlySet<string>;
  /** `dupont`, of the names that have an initial. */
  readonly families: ReadonlySet<string>;
  /** The words of each name, by their initials. */
  readonly words: ReadonlyMap<string, readonly (readonly string[])[]>;
};

export function comparedNames(names: readonly Name[]): ComparedNames {
  const keys = new Set(names.map(nameKey));
  const families = new Set(Array.from(keys).filter(hasInitial).map(withoutInitial));
  return { keys, families, words: Map.groupBy(names.map(nameWords), initialsOf) };
}

/**
 * One name in common is enough; `alike` in another form: « Jean Le Goff », « Le Goff, Jean »; « Müller », « Mueller ».
 */
export function compareNames(one: ComparedNames, other: ComparedNames): 'equal' | 'alike' | 'different' {
  if (one.keys.size === 0 || other.keys.size === 0 || shareKey(one, other)) return 'equal';
  for (const [initials, list] of one.words) {
    const others = other.words.get(initials) ?? [];
    if (list.some((words) => others.some((more) => haveSameWords(words, more)))) return 'alike';
  }
  return 'different';
}

/** Whether a name of each may be one person's: the same family name, and no two different initials. */
function shareKey(one: ComparedNames, other: ComparedNames): boolean {
  for (const key of one.keys) {
    if (other.keys.has(key)) return true;
    if (hasInitial(key) ? isIn(other.keys, withoutInitial(key)) : other.families.has(key)) return true;
  }
  return false;
}

const isIn = (keys: ReadonlySet<string>, family: string): boolean => !hasInitial(family) && keys.has(family);
const hasInitial = (key: string): boolean => / .$/u.test(key);
const withoutInitial = (key: string): string => key.replace(/ .$/u, '');
const initialsOf = (words: readonly string[]): string => words.map(([initial]) => initial).join('');

/**
 * The words of a name, in no order of its own: without particles, unless it has hardly any others, and with no letters
 * for an umlaut.
 */
function nameWords(name: Name): readonly string[] {
  if ('literal' in name) return [];
  const words = normalTitle(`${name.family} ${name.given ?? ''}`).split(' ');
  const telling = words.filter((word) => !isParticle(word));
  return (telling.length > 1 ? telling : words).map((word) => word.replace(/(?<=[aou])e/g, '')).toSorted();
}

/**
 * Whether two names are of the same words, of which initials may stand for one; one that is more than an initial is in
 * both.
 */
function haveSameWords(one: readonly string[], other: readonly string[]): boolean {
  const isShared = one.some((word) => word.length > 1 && other.includes(word));
  return (
    isShared &&
    one.length > 1 &&
    one.length === other.length &&
    one.every((word, index) => isSameWord(word, other[index] ?? ''))
  );
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);
