/** Degrees that were typed in two places: « Formation et diplômes », and « Parcours », which once had some too. */
import { fold } from '@/lib/format/fold';
import type { Diplome } from '../statut-professionnel/definition';
import type { Degree } from './definition';

type Named = { readonly title: string; readonly year: string };

/** The diplomas of the one place without those that the other has, which says more of them. */
export const withoutSame = <Item extends Pick<Diplome, 'title' | 'year'>>(
  diplomas: readonly Item[],
  degrees: readonly Pick<Degree, 'title' | 'date'>[] = [],
): readonly Item[] =>
  diplomas.filter(
    (diploma) => !degrees.some(({ title, date = '' }) => isSame(diploma, { title, year: date.slice(0, 4) })),
  );

/**
 * Whether two are one: a doctorate or an habilitation of about one year, or a degree of one year of which one title has
 * all words of the other. A doctorate is registered in the year of its defence or the next.
 */
function isSame(one: Named, other: Named): boolean {
  const [words, others] = [wordsOf(one.title), wordsOf(other.title)];
  const years = Math.abs(Number.parseInt(one.year, 10) - Number.parseInt(other.year, 10)); // NaN where one says none
  const isNear = !(years > 1);
  if (isOnce(words[0]) && words[0] === others[0]) return isNear;
  const [few, many] = words.length < others.length ? [words, others] : [others, words];
  return !(years > 0) && few.length > 0 && few.every((word) => many.includes(word));
}

const isOnce = (word: string | undefined): boolean =>
  word !== undefined && ['doctorat', 'habilitation', 'hdr'].includes(word);
const wordsOf = (title: string): readonly string[] => fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
