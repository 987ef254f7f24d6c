/** What a work is about or made from: the book reviewed, the decision noted, the original translated. */
import { natureNamed } from '@/lib/references/named-nature';
import type { Nature } from '@/lib/references/natures';
import { normalTitle } from '@/lib/references/normal-title';
import { type Author, plainName } from './authors';
import type { Reference } from './reference';
import type { Cited } from './styles/parts';
import type { Words } from './words';

type Subject = { readonly title?: string; readonly names?: string; readonly note?: string };

/** « Compte rendu de : Marc Lenoir, Le miasme et le muguet »; '' if unknown, or if the work's title says it. */
export function subjectSentence(
  { nature, title: ownTitle }: { readonly nature: Nature; readonly title: string },
  { title = '', names = '', note }: Subject,
  words: Words,
): string {
  const sentences: Partial<Record<Nature, (whole: string, kind?: string) => string>> = words.subjects;
  const namesAndTitle = [names, title].filter(Boolean).join(words.comma);
  const sentence = sentences[nature];
  const isSaid =
    nature === 'note-arret'
      ? namesDecision(normalTitle(ownTitle), normalTitle(title))
      : natureNamed(ownTitle) === nature && normalTitle(ownTitle).includes(normalTitle(title));
  if (!sentence || namesAndTitle === '' || isSaid) return '';
  if (nature === 'compte-rendu' && isNatureAlone(ownTitle)) return namesAndTitle;
  return sentence(namesAndTitle, decisionNote.exec(note ?? '')?.[1]);
}

/** « Compte rendu », « Note de lecture » instead of a title. */
const isNatureAlone = (title: string): boolean =>
  natureNamed(title) === 'compte-rendu' && title.trim().split(/\s+/).length <= 3;

/** How a note on a decision begins that is not called one, as an import stores it (lib/references/plain-kinds.ts). */
const decisionNote = /(?:^|[.!?…]\s)(Observations|Commentaire|Conclusions)(?=[.!?…]|$)/u;

/**
 * Whether « obs ss ca lyon 21 janv 2021 » names the decision « ca lyon 21 janv 2021 n 18 05310 », by its court and day
 * or by its number.
 */
function namesDecision(ownTitle: string, decision: string): boolean {
  const [day] = /^.+? (?:19|20)\d\d\b/.exec(decision) ?? [decision];
  const [, number] = / ((?:n|aff(?: [a-z])?) \d[\d ]*\d)\b/.exec(decision) ?? [];
  return (
    /\b(?:sous|ss|note|obs(?:ervations)?|comm(?:entaires?)?|concl(?:usions)?)\b/.test(ownTitle) &&
    [day, number].some((part) => part && ownTitle.includes(part))
  );
}

/** Its title and authors, as a reference has them. */
export const titleAndPeople = ({
  reviewedTitle,
  originalTitle,
  reviewedAuthors,
  originalAuthors,
  ...work
}: Reference) =>
  work.nature === 'traduction'
    ? { title: originalTitle, people: originalAuthors ?? [] }
    : { title: reviewedTitle, people: reviewedAuthors ?? [] };

/** The sentence in a reference; `nameOf` formats a person. */
export function subjectText(reference: Cited, nameOf: (author: Author) => string = plainName): string {
  const { title, people } = titleAndPeople(reference);
  const { words, note } = reference;
  return subjectSentence(reference, { title, names: words.listed(people.map(nameOf)), note }, words);
}

/** Whether a work's book is introduced by « Préface à » instead of « Dans », unless its title says it. */
export const isPrefaceOf = ({ nature, title }: Pick<Reference, 'nature' | 'title'>): boolean =>
  nature === 'preface' && natureNamed(title) !== 'preface';
