import { dictionary, type Language } from '@/lib/languages';
import { type AuthorLine, authorLines, lineByAuthor } from '@/sections/publications/citing/author-line';
import type { Author } from '@/sections/publications/citing/authors';
import type { Owner } from '../../profil/own-names';
import { hasMarks, type MarkName, type Marks, markNames } from './fields';
import { authorsNamed } from './meant';

const markSymbols: Readonly<Record<MarkName, string>> = { equalContribution: '*', corresponding: '†' };

/** The symbols of a publication's authors: by author, and those explained in its legend. */
export type AuthorMarks = {
  readonly language: Language;
  readonly of: (author: Author) => readonly MarkName[];
  readonly used: readonly MarkName[];
};

/** Finds which `authors` the marks refer to; `spokenIn`: the publication's language, for the order of names. */
function symbolsOf(
  marks: Marks | undefined,
  authors: readonly Author[],
  language: Language,
  spokenIn?: string,
): AuthorMarks {
  const meant = markNames.map((name) => [name, authorsNamed(marks?.[name], authors, spokenIn)] as const);
  return {
    language,
    of: (author) => meant.flatMap(([name, marked]) => (marked.has(author) ? [name] : [])),
    used: meant.flatMap(([name, marked]) => (marked.size > 0 ? [name] : [])),
  };
}

/** The symbols after a name, as words for screen readers. */
export function AuthorSymbols({ author, symbols: { language, of } }: { author: Author; symbols: AuthorMarks }) {
  const names = of(author);
  if (names.length === 0) return null;
  return (
    <>
      <sup aria-hidden="true">{names.map((name) => markSymbols[name]).join('')}</sup>
      <span className="sr-only">{` (${names.map((name) => words[language][name]).join(', ')})`}</span>
    </>
  );
}

/** « * contribution égale, † auteur correspondant »; hidden from screen readers, which read it beside the names. */
export function Legend({ symbols: { language, used } }: { symbols: AuthorMarks }) {
  if (used.length === 0) return null;
  return (
    <p className="small" aria-hidden="true">
      {used.map((name) => `${markSymbols[name]}\u00a0${words[language][name]}`).join(language === 'ar' ? '، ' : ', ')}
    </p>
  );
}

const words = dictionary({
  fr: { equalContribution: 'contribution égale', corresponding: 'auteur correspondant' },
  en: { equalContribution: 'equal contribution', corresponding: 'corresponding author' },
  ar: { equalContribution: 'مساهمة متساوية', corresponding: 'المؤلف المراسل' },
});

type Item = { readonly authors: string; readonly details?: (Marks & { readonly language?: string }) | undefined };

export type MarkedLine = { readonly line: AuthorLine; readonly symbols?: AuthorMarks };

/** On a publication's page, where each name is a part. */
export function markedLine(
  { authors, details }: Item,
  { profile, language }: { readonly profile: Owner; readonly language: Language },
): Required<MarkedLine> {
  const line = lineByAuthor(authors, profile, details?.language);
  const allAuthors = (line.folded?.all ?? line.segments).flatMap(({ author }) => author ?? []);
  return { line, symbols: symbolsOf(details, allAuthors, language, details?.language) };
}

/** Returns a function that makes the lines of a list: names are split only where one has a symbol. */
export function markedLines(profile: Owner, language: Language): (item: Item) => MarkedLine {
  const lineOf = authorLines(profile);
  return (item) =>
    hasMarks(item.details)
      ? markedLine(item, { profile, language })
      : { line: lineOf(item.authors, item.details?.language) };
}
