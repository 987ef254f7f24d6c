/** Writes authors as one line that `readAuthors` reads back as the same authors, given the same owner and language. */
import { isSuffix } from '@/lib/references/names';
import type { Name } from '@/lib/references/work';
import type { Profile } from '@/sections/profil/schema';
import { type Author, invertedName, plainName, readAuthors } from './authors';

/**
 * « Jean Dupont, Salma Benali », as people type it, where that is read back as it was; else « García Peña, Ana ; {INSERM} »: family
 * names first, since nothing else says where a name of several words begins, and a body in braces.
 */
export function writeAuthors(authors: readonly Name[], owner: Pick<Profile, 'nom' | 'prenom'>, language?: string): string {
  const names = authors.map(plainly).filter(({ family }) => family !== '');
  const typed = names.map((name) => (name.isBody ? `{${name.family}}` : plainName(name))).join(', ');
  if (isSame(readAuthors(typed, owner, language), names)) return typed;
  const exact = names.map((name) => (name.isBody ? `{${name.family}}` : invertedName(name))).join(' ; ');
  return names.length === 1 ? `${exact} ;` : exact;
}

/** Without the signs that separate names; « Jr. » belongs to the family name. */
function plainly(name: Name): Author {
  if ('literal' in name) return { family: plain(name.literal), isBody: true };
  const [, first = name.given ?? '', suffix = ''] = /^(.*),\s*([^,]+)$/.exec(name.given ?? '') ?? [];
  const [surname, forename] = isSuffix(suffix) && !/\d/.test(suffix) ? [`${name.family} ${suffix}`, first] : [name.family, name.given ?? ''];
  const [family, given] = [plain(surname.replaceAll(',', ' ')), plain(forename.replaceAll(',', ' '))];
  if (given) return { family, given };
  return /^[\p{L}’'-]*\p{Ll}[\p{L}’'-]*$/u.test(family) ? { family } : { family, isBody: true };
}

const plain = (text: string): string => text.replace(/[{};]/g, ' ').replace(/\s+/g, ' ').trim();

const isSame = (read: readonly Author[], names: readonly Author[]): boolean =>
  read.length === names.length &&
  read.every(({ family, given, isBody }, index) => family === names[index]?.family && given === names[index]?.given && isBody === names[index]?.isBody);
