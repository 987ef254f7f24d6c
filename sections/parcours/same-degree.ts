/** Degrees entered in two places: « Formation et diplômes », and « Parcours », which used to have them too. */
import { fold } from '@/lib/format/fold';
import type { PublicSection } from '../public-site';
import type { Diplome } from '../statut-professionnel/definition';
import type { Degree } from './definition';

type Named = { readonly title: string; readonly year: string };

type Diploma = Pick<Diplome, 'title' | 'year'>;
type Dated = Pick<Degree, 'title' | 'date'>;

/** The diplomas without those that the other section has with more detail. */
export const withoutSame = <Item extends Diploma>(
  diplomas: readonly Item[],
  degrees: readonly Dated[] = [],
): readonly Item[] => diplomas.filter((diploma) => !degrees.some((degree) => isTwin(diploma, degree)));

/** The degrees of the other section that are not among the page's diplomas. */
export const degreesNotIn = <Item extends Dated>(
  degrees: readonly Item[],
  diplomas: readonly Diploma[] = [],
): readonly Item[] => degrees.filter((degree) => !diplomas.some((diploma) => isTwin(diploma, degree)));

/**
 * Page sections that list each degree once, under « Formation et diplômes » if that is shown, completed from the other
 * section, which is dropped when nothing else is in it.
 */
export function withoutTwins(sections: readonly PublicSection[]): readonly PublicSection[] {
  const training = sections.find((section) => section.kind === 'statut-professionnel');
  const career = sections.find((section) => section.kind === 'cv--parcours');
  if (!training || !career) return sections;
  const { posts, degrees } = career.content;
  const isEmptied = posts.length === 0 && degreesNotIn(degrees, training.content).length === 0;
  const content = training.content.map((diploma) => withTwin(diploma, degrees));
  return sections.flatMap((section) => {
    if (section === career && isEmptied) return [];
    return section === training ? { ...training, content } : section;
  });
}

function withTwin(diploma: Diplome, degrees: readonly Degree[]): Diplome {
  const { organization, mention, subject, supervision, jury, link }: Partial<Degree> =
    degrees.find((degree) => isTwin(diploma, degree)) ?? {};
  return {
    ...diploma,
    organization: diploma.organization || organization,
    mention: diploma.mention || mention,
    subject: diploma.subject || subject,
    supervision: diploma.supervision || supervision,
    jury: diploma.jury || jury,
    link: diploma.link || link,
  };
}

const isTwin = (diploma: Diploma, { title, date = '' }: Dated): boolean =>
  degreeTwins(diploma, { title, year: date.slice(0, 4) });

/**
 * Whether two are the same: a doctorate or habilitation of about the same year, or a degree of the same year whose
 * title contains all words of the other's. A doctorate is registered in the year of its defence or the next.
 */
export function degreeTwins(one: Named, other: Named): boolean {
  const [words, others] = [wordsOf(one.title), wordsOf(other.title)];
  const years = Math.abs(Number.parseInt(one.year, 10) - Number.parseInt(other.year, 10)); // NaN if one has no year
  const isNear = !(years > 1);
  const uniqueDegrees = uniqueDegreeOf(words[0]);
  if (uniqueDegrees !== undefined && uniqueDegrees === uniqueDegreeOf(others[0])) return isNear;
  const [few, many] = words.length < others.length ? [words, others] : [others, words];
  return !(years > 0) && few.length > 0 && few.every((word) => many.includes(word));
}

/**
 * The degree that a person has once, by the first word of its title; on a translated page some titles are in French.
 */
const uniqueDegreeOf = (word = ''): string | undefined => once.find((words) => words.includes(word))?.[0];
const once = [['doctorat', 'phd', 'دكتوراه'], ['habilitation', 'التاهيل'], ['hdr']];
const wordsOf = (title: string): readonly string[] => fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
