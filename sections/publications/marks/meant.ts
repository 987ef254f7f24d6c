/** Finds the authors that a publication's marks refer to. */
import { foldLetters } from '@/lib/format/fold';
import { isRecord } from '@/lib/record';
import { type Author, authorKey, invertedName, plainName, readAuthors } from '@/sections/publications/citing/authors';

const nobody = { nom: '', prenom: '' } as const;

/**
 * The ones of `authors` that `names` refer to: of the same name, else the only one with the same surname and initial,
 * so that a mark survives « J. Dupont » becoming « Jean Dupont ».
 */
export function authorsNamed(
  names: readonly string[] | undefined,
  authors: readonly Author[],
  language?: string,
): ReadonlySet<Author> {
  if (!names?.length) return new Set();
  const byFullName = Map.groupBy(authors, wholeName);
  const short = Map.groupBy(authors, authorKey);
  return new Set(
    readAuthors(`${names.join(' ; ')} ;`, nobody, language).flatMap((name) => {
      const alike = short.get(authorKey(name)) ?? [];
      return byFullName.get(wholeName(name)) ?? (alike.length === 1 ? alike : []);
    }),
  );
}

const wholeName = (author: Author): string => foldLetters(plainName(author));

/**
 * The authors of an unsaved publication, for the form: each with the name to store, and whether `names` refers to it.
 */
export function authorChoices(item: unknown, names: readonly string[]) {
  const { authors = '', details } = isRecord(item) ? item : {};
  const language = isRecord(details) && typeof details.language === 'string' ? details.language : undefined;
  const all = readAuthors(typeof authors === 'string' ? authors : '', nobody, language);
  const meant = authorsNamed(names, all, language);
  const byName = new Map(all.map((author) => [invertedName(author), author]));
  return Array.from(byName, ([value, author]) => ({ value, label: plainName(author), isChosen: meant.has(author) }));
}
