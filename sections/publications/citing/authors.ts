/** Parses a publication's authors from the owner's text. */

import { fold, foldLetters } from '@/lib/format/fold';
import { groupsIn, withoutAsides, withoutMarks } from '@/lib/names/marks';
import { type Context, readName } from '@/lib/names/read-name';
import { contextOf } from '@/lib/names/read-names';
import { isBody, isDegree, isEastAsian, isInitials, isRole, isSuffix } from '@/lib/names/words';
import { type Owner, ownNames } from '../../profil/own-names';
import { ownerMarker } from './owner-name';

export type Author = {
  readonly family: string;
  /** Given names or initials as typed; absent if the name cannot be split. */
  readonly given?: string;
  /** A suffix: « Jr. », « III ». */
  readonly suffix?: string;
  /** Set for an organisation, typed in braces: « {Institut national de la santé} » is one name. */
  readonly isBody?: true;
};

/** An author with the text typed for it. */
type TypedAuthor = { readonly typed: string; readonly isOwner: boolean; readonly author: Author };

/**
 * The authors, in order. Names are separated by « ; », « , », « & », « et » or « and »; each has one of the forms of
 * lib/names; in a publication whose `language` (BCP 47) is Hungarian, « Nagy István », the family name comes first. The
 * owner is recognised in each form. Braces enclose an organisation's name or, within a name, the family name. « et al.
 * » is left out.
 */
export function readAuthors(authors: string, owner: Owner, language?: string): Author[] {
  return typedAuthors(authors, owner, language).map(({ author }) => author);
}

/** The authors as from `readAuthors`, each with its typed text, white space collapsed. */
export function typedAuthors(authors: string, owner: Owner, language?: string): TypedAuthor[] {
  const pieces = piecesOf(withoutAsides(flat(authors)), owner);
  const inverted = pieces.some(({ text, is }) => is === 'owner' && text.includes(','));
  const names = joinInverted(pieces, inverted);
  const surnames = ownNames(owner).map(({ nom }) => nom);
  const context: Context = { language, isTyped: true, ...contextOf(names.map(({ text }) => text)) };
  return names.flatMap(({ text, is }) => {
    const found =
      is === 'body' ? { family: text, isBody: true as const } : nameOf(text, is === 'owner' ? surnames : [], context);
    return found ? { typed: text.replace(/[{}]/g, ''), isOwner: is === 'owner', author: found } : [];
  });
}

/** Most authors named in a feed and in structured data: a paper of a large collaboration has thousands. */
const mostNamed = 50;

/** The first fifty, and later ones that `isWanted`. */
export function firstAuthors(
  authors: readonly Author[],
  isWanted: (author: Author) => boolean = () => false,
): readonly Author[] {
  return authors.length <= mostNamed
    ? authors
    : authors.filter((author, index) => index < mostNamed || isWanted(author));
}

/** « Nom, Prénom », « Nom, Prénom, Jr. », as in catalogues. */
export function invertedName({ family, given, suffix }: Author): string {
  return [family, given, suffix].filter(Boolean).join(', ');
}

/** « Prénom Nom », « Prénom Nom Jr. », for Hungarians too, as in French; « 王 小明 » in its native order. */
export function plainName({ family, given, suffix }: Author): string {
  return [...(isFamilyFirst({ family, given }) ? [family, given] : [given, family]), suffix].filter(Boolean).join(' ');
}

/** Surname and first initial, the key of an author: one is « J. Dupont » here and « Jean Dupont » there. */
export function authorKey({ family, given = '' }: Author): string {
  return foldLetters(`${family} ${Array.from(given)[0] ?? ''}`).trim();
}

/** Whether a name is in Chinese, Japanese or Korean characters: its family name always comes first. */
export function isFamilyFirst({ family, given }: Author): boolean {
  return given !== undefined && isEastAsian(family) && isEastAsian(given);
}

type Piece = { readonly text: string; readonly is: 'owner' | 'other' | 'body' };

function piecesOf(text: string, owner: Owner): Piece[] {
  const mark = ownerMarker(owner);
  const parts = groupsIn(text);
  const bySemicolon = parts.some((part, index) => index % 2 === 0 && part.includes(';'));
  const separator = bySemicolon ? /;|\s(?:et|and)\s|&/u : /[,;&]|(?<=^|\s)(?:et|and)\s|\s(?:et|and)(?=$)/u;
  const pieces: Piece[] = [];
  let typed = '';
  const end = (next = '') => {
    const name = withoutMarks(typed);
    const [, body] = /^\{(.*)\}$/u.exec(groupsIn(name).length === 3 ? name : '') ?? [];
    const opened = name.replace(/[{}]/g, '');
    if (body !== undefined) pieces.push({ text: flat(body), is: 'body' });
    else if (name !== opened && mark(opened).every((segment) => segment.owner))
      pieces.push({ text: opened, is: 'owner' });
    else if (isName(name)) pieces.push({ text: name, is: 'other' });
    typed = next;
  };
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) typed += part;
    else
      for (const segment of mark(part)) {
        if (segment.owner) {
          end();
          pieces.push({ text: segment.text, is: 'owner' });
          continue;
        }
        const [head = '', ...others] = segment.text.split(separator);
        typed += head;
        for (const other of others) end(other);
      }
  }
  end();
  return pieces;
}

const isName = (text: string): boolean =>
  !/^(?:(?:et|and|al|…|\.{3}|coll|collab)\.?)?$/iu.test(text) &&
  !isDegree(text) &&
  !(isRole(text) && /^\p{Ll}/u.test(text));

/**
 * Rejoins « Nom, P. », split at its comma: lone initials and suffixes belong to the name before them; in inverted lists
 * every second piece does.
 */
function joinInverted(pieces: readonly Piece[], inverted: boolean): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isGiven = !before?.text.includes(',') && (isInitials(piece.text) || inverted);
    if (before?.is === 'other' && piece.is === 'other' && (isGiven || isSuffix(piece.text))) {
      joined[joined.length - 1] = { ...before, text: `${before.text}, ${piece.text}` };
    } else joined.push(piece);
  }
  return joined;
}

/** `surnames`: the owner's, to keep a compound one together; none for other authors. */
function nameOf(text: string, surnames: readonly string[], context: Context): Author | undefined {
  const words = text.split(' ').filter(Boolean);
  const known = text.includes(',')
    ? undefined
    : surnames
        .flatMap((family) => splitOwnerName(words, family) ?? [])
        .reduce<Author | undefined>(
          (most, each) => (most && most.family.length >= each.family.length ? most : each),
          undefined,
        );
  if (known) return known;
  const name = readName(text, context);
  if (!name || !('literal' in name)) return name;
  return words.length > 1 || isBody(text) ? { family: name.literal, isBody: true } : { family: name.literal };
}

/** Splits the owner's name if it starts or ends with the surname or its beginning. */
function splitOwnerName(words: readonly string[], family: string): Author | undefined {
  const surnameWords = fold(flat(family)).split(' ');
  for (let size = Math.min(surnameWords.length, words.length - 1); size > 0; size -= 1) {
    const head = surnameWords.slice(0, size).join(' ');
    if (fold(words.slice(-size).join(' ')) === head)
      return author(words.slice(-size).join(' '), words.slice(0, -size).join(' '));
    if (fold(words.slice(0, size).join(' ')) === head)
      return author(words.slice(0, size).join(' '), words.slice(size).join(' '));
  }
  return undefined;
}

function author(family: string, given: string): Author {
  return given.trim() === '' ? { family: family.trim() } : { family: family.trim(), given: given.trim() };
}

const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();
