/** The line of a publication's authors with the signs of those that are marked. */
import type { Language } from '@/lib/languages';
import { type AuthorLine, authorLines, lineByAuthor } from '@/sections/publications/citing/author-line';
import type { Owner } from '../../profil/own-names';
import { hasMarks, type Marks } from './fields';
import { type AuthorSigns, signsOf } from './signs';

type Item = { readonly authors: string; readonly details?: (Marks & { readonly language?: string }) | undefined };

export type MarkedLine = { readonly line: AuthorLine; readonly signs?: AuthorSigns };

/** On the page of a publication, where each name is a part of its own. */
export function markedLine(
  { authors, details }: Item,
  { profile, language }: { readonly profile: Owner; readonly language: Language },
): Required<MarkedLine> {
  const line = lineByAuthor(authors, profile, details?.language);
  const named = (line.folded?.all ?? line.segments).flatMap(({ author }) => author ?? []);
  return { line, signs: signsOf(details, named, language, details?.language) };
}

/** Returns a function that makes the lines of a list: the names apart only where one has a sign. */
export function markedLines(profile: Owner, language: Language): (item: Item) => MarkedLine {
  const lineOf = authorLines(profile);
  return (item) =>
    hasMarks(item.details)
      ? markedLine(item, { profile, language })
      : { line: lineOf(item.authors, item.details?.language) };
}
