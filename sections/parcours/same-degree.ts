/** Degrees that were typed in two places: « Formation et diplômes », and « Parcours », which once had some too. */
import { fold } from '@/lib/format/fold';
import type { PublicSection } from '../public-site';
import type { Diplome } from '../statut-professionnel/definition';
import type { Degree } from './definition';

type Named = { readonly title: string; readonly year: string };

type Diploma = Pick<Diplome, 'title' | 'year'>;
type Dated = Pick<Degree, 'title' | 'date'>;

/** The diplomas of the one place without those that the other has, which says more of them. */
export const withoutSame = <Item extends Diploma>(
  diplomas: readonly Item[],
  degrees: readonly Dated[] = [],
): readonly Item[] => diplomas.filter((diploma) => !degrees.some((degree) => isTwin(diploma, degree)));

/** The degrees of the other place without those that the page has among the diplomas. */
export const notAmong = <Item extends Dated>(
  degrees: readonly Item[],
  diplomas: readonly Diploma[] = [],
): readonly Item[] => degrees.filter((degree) => !diplomas.some((diploma) => isTwin(diploma, degree)));

/**
 * The sections of a page that says each degree once, under « Formation et diplômes » where that is shown: with what the
 * other place says of it, and without that place where nothing else is there.
 */
export function withoutTwins(sections: readonly PublicSection[]): readonly PublicSection[] {
  const training = sections.find((section) => section.kind === 'statut-professionnel');
  const career = sections.find((section) => section.kind === 'cv--parcours');
  if (!training || !career) return sections;
  const { posts, degrees } = career.content;
  const isEmptied = posts.length === 0 && notAmong(degrees, training.content).length === 0;
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
 * Whether two are one: a doctorate or an habilitation of about one year, or a degree of one year of which one title has
 * all words of the other. A doctorate is registered in the year of its defence or the next.
 */
export function degreeTwins(one: Named, other: Named): boolean {
  const [words, others] = [wordsOf(one.title), wordsOf(other.title)];
  const years = Math.abs(Number.parseInt(one.year, 10) - Number.parseInt(other.year, 10)); // NaN where one says none
  const isNear = !(years > 1);
  const once = onceOf(words[0]);
  if (once !== undefined && once === onceOf(others[0])) return isNear;
  const [few, many] = words.length < others.length ? [words, others] : [others, words];
  return !(years > 0) && few.length > 0 && few.every((word) => many.includes(word));
}

/** What a person has once, by the first word of its title; on a translated page too, where some titles are French. */
const onceOf = (word = ''): string | undefined => once.find((words) => words.includes(word))?.[0];
const once = [['doctorat', 'phd', 'دكتوراه'], ['habilitation', 'التاهيل'], ['hdr']];
const wordsOf = (title: string): readonly string[] => fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
