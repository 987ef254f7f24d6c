/** Parses the authors of a publication from the string that the owner typed. */

import { fold } from '@/lib/format/fold';
import { isParticle } from '@/lib/format/name-particles';
import { isEastAsian, isInitials, partsByForm, putsFamilyFirst } from '@/lib/references/names';
import type { Profile } from '@/sections/profil/schema';
import { ownerMarker } from './owner-name';

export type Author = {
  readonly family: string;
  /** Given names or initials as they were typed; absent for a name that cannot be split. */
  readonly given?: string;
  /** Typed in braces: « {Institut national de la santé} » is one name, of a body. */
  readonly isBody?: true;
};

/** An author, and the part of the line that was typed for it. */
type TypedAuthor = { readonly typed: string; readonly isOwner: boolean; readonly author: Author };

/**
 * The authors, in order. Names are separated by « ; », « , », « & », « et » or « and »; each is « P. Nom », « Prénom Nom »,
 * « Nom P. », « Nom, P. » or « NOM Prénom »; in Chinese, Japanese and Korean writing, « 王 小明 », and in a publication whose
 * `language` (BCP 47) is Hungarian, « Nagy István », the family name comes first. The owner's own name is recognised in each of these
 * forms. What stands in braces is the name of a body. « et al. » is left out.
 */
export function readAuthors(authors: string, owner: Pick<Profile, 'nom' | 'prenom'>, language?: string): Author[] {
  return typedAuthors(authors, owner, language).map(({ author }) => author);
}

/** The authors as `readAuthors` reads them, each with the text that was typed for it, its white space as single spaces. */
export function typedAuthors(authors: string, owner: Pick<Profile, 'nom' | 'prenom'>, language?: string): TypedAuthor[] {
  const byPlace = putsFamilyFirst(language) ? familyFirst : familyLast;
  const bySemicolon = authors.includes(';');
  const pieces = flat(authors)
    .split(/(\{[^{}]*\})/u)
    .flatMap((part): Piece[] => (/^\{.*\}$/u.test(part) ? [{ text: flat(part.slice(1, -1)), is: 'body' }] : piecesOf(part, bySemicolon, owner)));
  const inverted = pieces.some(({ text, is }) => is === 'owner' && text.includes(','));
  return joinInverted(pieces, inverted)
    .map(({ text, is }) => ({
      typed: text,
      isOwner: is === 'owner',
      author: is === 'body' ? { family: text, isBody: true as const } : nameOf(text, is === 'owner' ? owner.nom : '', byPlace),
    }))
    .filter(({ author: { family } }) => family !== '');
}

/** How many authors a feed and structured data name: a paper of a large collaboration has thousands. */
const mostNamed = 50;

/** The first fifty, and those further on whom `isWanted` wants. */
export function firstAuthors(authors: readonly Author[], isWanted: (author: Author) => boolean = () => false): readonly Author[] {
  return authors.length <= mostNamed ? authors : authors.filter((author, index) => index < mostNamed || isWanted(author));
}

/** « Nom, Prénom », as catalogues write it. */
export function invertedName({ family, given }: Author): string {
  return given ? `${family}, ${given}` : family;
}

/** « Prénom Nom », of a Hungarian too, as French has it; « 王 小明 » in the order of its writing. */
export function plainName({ family, given }: Author): string {
  if (!given) return family;
  return isFamilyFirst({ family, given }) ? `${family} ${given}` : `${given} ${family}`;
}

/** Whether a name is written in Chinese, Japanese or Korean characters: its family name comes first wherever it stands. */
export function isFamilyFirst({ family, given }: Author): boolean {
  return given !== undefined && isEastAsian(family) && isEastAsian(given);
}

type Piece = { readonly text: string; readonly is: 'owner' | 'other' | 'body' };

function piecesOf(text: string, bySemicolon: boolean, owner: Pick<Profile, 'nom' | 'prenom'>): Piece[] {
  return ownerMarker(owner)(text).flatMap((segment): Piece[] =>
    segment.owner ? [{ text: segment.text, is: 'owner' }] : splitNames(segment.text, bySemicolon).map((name) => ({ text: name, is: 'other' })),
  );
}

function splitNames(text: string, bySemicolon: boolean): string[] {
  return text
    .split(bySemicolon ? /;|\s(?:et|and)\s|&/u : /[,;&]|(?<=^|\s)(?:et|and)\s|\s(?:et|and)(?=$)/u)
    .map(cleanName)
    .filter((name) => name !== '' && !/^(?:et|and|al|…|\.{3}|coll|collab)\.?$/iu.test(name));
}

/**
 * Digits that are marks, in lists and ranges too: after the last letter of a name or of its part before a comma (« J. Dupont1–3 »,
 * « Dupont2, Jean »), after a word in lower case from its second letter on (« Jean1 Dupont »), and alone. « 3M », « CoVid19 » and
 * « 4.1 » are names.
 */
const digits = String.raw`\d+(?:[,‐‑–—-]\d+)*`;
const digitsAtEnd = new RegExp(String.raw`(?<=\p{L}\.?)${digits}(?=\s*(?:,|$))`, 'gu');
const digitsOfWord = new RegExp(String.raw`(?<![\p{L}\d])((?:Ma?c)?(?:\p{Lu}\p{Ll}+|\p{Ll}{2,}))${digits}(?![\p{L}\d‐‑–—-]|[./]\d)`, 'gu');
const digitsAlone = new RegExp(String.raw`(?<![^\s,])${digits}(?![^\s,])`, 'gu');

/** Removes affiliation and note marks. */
function cleanName(name: string): string {
  return name
    .replace(/\([^)]*(?:\)|$)|\[[^\]]*(?:\]|$)/gu, ' ')
    .replace(/[*†‡§¹²³⁰-⁹]+/gu, ' ')
    .replace(digitsAtEnd, ' ')
    .replace(digitsOfWord, '$1 ')
    .replace(digitsAlone, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ ?,(?: ?,)*/gu, ',')
    .replace(/^[\s.,:-]+|[\s,:-]+$/gu, '')
    .replace(/^(?:et|and)\s+/u, '')
    .replace(/(?<=\p{Ll}{2})\.$/u, '')
    .trim();
}

/** Rejoins « Nom, P. », split at its comma: lone initials belong to the name before them; in inverted lists every second piece does. */
function joinInverted(pieces: readonly Piece[], inverted: boolean): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isGiven = isInitials(piece.text) || inverted;
    if (before?.is === 'other' && piece.is === 'other' && !before.text.includes(',') && isGiven) {
      joined[joined.length - 1] = { ...before, text: `${before.text}, ${piece.text}` };
    } else joined.push(piece);
  }
  return joined;
}

/**
 * `family` is the owner's surname, which keeps a compound one whole, or '' for another author; `byPlace` splits a name of which nothing
 * but the order of its words says which is the surname.
 */
function nameOf(text: string, family: string, byPlace: (words: readonly string[]) => Author): Author {
  const [before = '', ...after] = text.split(',').map((part) => part.trim());
  if (after.length > 0) return author(before, after.join(' '));
  const words = text.trim().split(' ').filter(Boolean);
  const known = family === '' ? undefined : fitting(words, family);
  if (known) return known;
  const told = partsByForm(words);
  return told ? author(told.family, told.given) : byPlace(words);
}

/** Splits the owner's name, whose first or last words are the surname or its beginning. */
function fitting(words: readonly string[], family: string): Author | undefined {
  const wanted = fold(flat(family)).split(' ');
  for (let size = Math.min(wanted.length, words.length - 1); size > 0; size -= 1) {
    const head = wanted.slice(0, size).join(' ');
    if (fold(words.slice(-size).join(' ')) === head) return author(words.slice(-size).join(' '), words.slice(0, -size).join(' '));
    if (fold(words.slice(0, size).join(' ')) === head) return author(words.slice(0, size).join(' '), words.slice(size).join(' '));
  }
  return undefined;
}

/** Takes the last word as the surname, with the particles before it: « Jean de La Tour ». */
function familyLast(words: readonly string[]): Author {
  let first = words.length - 1;
  while (first > 1 && isParticle(words[first - 1] ?? '')) first -= 1;
  return author(words.slice(first).join(' '), words.slice(0, first).join(' '));
}

/** Takes the first word as the surname: « Nagy István ». */
function familyFirst([family = '', ...given]: readonly string[]): Author {
  return author(family, given.join(' '));
}

function author(family: string, given: string): Author {
  return given.trim() === '' ? { family: family.trim() } : { family: family.trim(), given: given.trim() };
}

const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();
