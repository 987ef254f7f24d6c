/**
 * The authors of a publication who contributed equally, and those to write to: optional lists of names, as « Nom,
 * Prénom » or otherwise. They are shown beside the names, and are part of no reference: neither citation styles nor
 * files nor metadata have a place for them. Names are read in meant.ts, which forms need not load.
 */
import { foldLetters } from '@/lib/format/fold';
import { optionalLines } from '../../fields';

/** In the order in which their signs follow a name. */
export const markNames = ['equalContribution', 'corresponding'] as const;
export type MarkName = (typeof markNames)[number];

export type Marks = { readonly [Name in MarkName]?: readonly string[] | undefined };

export const markFields = { equalContribution: optionalLines(300), corresponding: optionalLines(300) };

export const hasMarks = (marks: Marks | undefined): boolean => markNames.some((name) => marks?.[name]?.length);

/** The details with the names whose surname `authors` still has; without a list of which none is left. */
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

/** What stands before the comma, else the last word. */
function surnameOf(name: string): string {
  const [before = '', ...given] = name.trim().split(/\s*,/);
  return given.length > 0 ? before : (before.split(/\s+/).at(-1) ?? '');
}
