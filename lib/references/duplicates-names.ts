/** Whether two names may be one person's, though their words are parted otherwise: « Jean Le Goff », « Le Goff, Jean »; « Müller », « Mueller ». */
import type { Name } from '@/lib/names/name';
import { isParticle } from '@/lib/names/particles';
import { normalTitle } from './normal-title';

/** The words of a name, in no order of its own: without particles, unless it has hardly any others, and with no letters for an umlaut. */
export function nameWords(name: Name): readonly string[] {
  if ('literal' in name) return [];
  const words = normalTitle(`${name.family} ${name.given ?? ''}`).split(' ');
  const telling = words.filter((word) => !isParticle(word));
  return (telling.length > 1 ? telling : words).map((word) => word.replace(/(?<=[aou])e/g, '')).toSorted();
}

/** Whether two names are of the same words, of which initials may stand for one; one that is more than an initial is in both. */
export function haveSameWords(one: readonly string[], other: readonly string[]): boolean {
  const isShared = one.some((word) => word.length > 1 && other.includes(word));
  return isShared && one.length > 1 && one.length === other.length && one.every((word, index) => isSameWord(word, other[index] ?? ''));
}

const isSameWord = (one: string, other: string): boolean => one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);
