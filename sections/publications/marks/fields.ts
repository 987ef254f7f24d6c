/**
 * A publication's equal contributors and corresponding authors: optional lists of names, as « Nom, Prénom » or
 * otherwise. They are shown beside the names, but are not part of references: neither citation styles nor files nor
 * metadata have a field for them. Names are parsed in meant.ts, which forms need not load.
 */
import { foldLetters } from '@/lib/format/fold';
import { optionalLines } from '../../fields';

/** In the order in which their symbols follow a name. */
export const markNames = ['equalContribution', 'corresponding'] as const;
export type MarkName = (typeof markNames)[number];

export type Marks = { readonly [Name in MarkName]?: readonly string[] | undefined };

export const markFields = { equalContribution: optionalLines(300), corresponding: optionalLines(300) };

export const hasMarks = (marks: Marks | undefined): boolean => markNames.some((name) => marks?.[name]?.length);

/** The details without names whose surname is no longer in `authors`, and without lists that become empty. */
export function withoutLostMarks<Details extends { [Name in MarkName]?: string[] | undefined }>(
  authors: string,
  details: Details,
): Details {
  const text = foldLetters(authors);
  const namesIn = (names: string[] | undefined) => {
    const present = names?.filter((name) => name.trim() !== '' && text.includes(foldLetters(surnameOf(name)))) ?? [];
    return present.length > 0 ? present : undefined;
  };
  return {
    ...details,
    equalContribution: namesIn(details.equalContribution),
    corresponding: namesIn(details.corresponding),
  };
}

/** The part before the comma, else the last word. */
function surnameOf(name: string): string {
  const [before = '', ...given] = name.trim().split(/\s*,/);
  return given.length > 0 ? before : (before.split(/\s+/).at(-1) ?? '');
}
