/** Writes authors as a line that `readAuthors` parses into the same authors, given the same owner and language. */
import type { Name } from '@/lib/names/name';
import { putsFamilyFirst } from '@/lib/names/words';
import type { Owner } from '../../profil/own-names';
import { type Author, invertedName, plainName, readAuthors } from './authors';

/**
 * « Jean Dupont, Ana {García Peña}, {INSERM} », as people type it; braces around an organisation, and around a family
 * name that would be parsed wrongly. A list that is parsed wrongly all the same is inverted: « García Peña, Ana ;
 * Dupont, Jean ».
 */
export function writeAuthors(authors: readonly Name[], owner: Owner, language?: string): string {
  const names = authors.map(plainly).filter(({ family }) => family !== '');
  const isRead = (line: string, expected: readonly Author[]) => isSame(readAuthors(line, owner, language), expected);
  const typed = names
    .map((name) => candidates(name, language).find((line) => isRead(line, [name])) ?? marked(name))
    .join(', ');
  if (isRead(typed, names)) return typed;
  const exact = names.map((name) => (name.isBody ? marked(name) : invertedName(name))).join(' ; ');
  return names.length === 1 ? `${exact} ;` : exact;
}

/** A person's name as typed: « Prénom Nom », in Hungarian « Nom Prénom ». */
function candidates(name: Author, language: string | undefined): string[] {
  if (name.isBody) return [];
  return putsFamilyFirst(language) ? [plainName(name), invertedName(name).replaceAll(',', '')] : [plainName(name)];
}

/** « Ana {García Peña} », « {INSERM} ». */
const marked = ({ family, given, suffix }: Author): string => [given, `{${family}}`, suffix].filter(Boolean).join(' ');

/** Without the characters that separate names. */
function plainly(name: Name): Author {
  if ('literal' in name) return { family: plain(name.literal), isBody: true };
  const [family, given, suffix] = [name.family, name.given ?? '', name.suffix ?? ''].map((part) =>
    plain(part.replaceAll(',', ' ')),
  );
  if (family === undefined || family === '') return { family: given ?? '' };
  if (given || suffix) return { family, ...(given && { given }), ...(suffix && { suffix }) };
  return /^[\p{L}’'-]*\p{Ll}[\p{L}’'-]*$/u.test(family) ? { family } : { family, isBody: true };
}

const plain = (text: string): string => text.replace(/[{};]/g, ' ').replace(/\s+/g, ' ').trim();

const parts = ['family', 'given', 'suffix', 'isBody'] as const;

const isSame = (read: readonly Author[], names: readonly Author[]): boolean =>
  read.length === names.length &&
  read.every((name, index) => parts.every((part) => name[part] === names[index]?.[part]));
