/** Finds the owner's names among a publication's authors, in any form, to set them in bold. */

import { foldLetters } from '@/lib/format/fold';
import { memoize } from '@/lib/memoize';
import { isParticle } from '@/lib/names/particles';
import { isEastAsian } from '@/lib/names/words';
import { type Owner, ownNames } from '../../profil/own-names';

/** A part of an authors string; joined, the parts equal it. */
export type AuthorSegment = { readonly text: string; readonly owner: boolean };

/**
 * Returns a function that splits an authors string at the owner's names: « P. Nom », « Nom P. », « Nom, Prénom »,
 * initials of compound given names. All spellings are matched at once, as sets of positions without backtracking, so
 * that names of repeated letters are not slow.
 */
export const ownerMarker = memoize((owner: Owner): ((authors: string) => AuthorSegment[]) => {
  const names = ownNames(owner).flatMap((name) => nameOf(name) ?? []);
  return (authors) => split(authors, names);
});

/** Returns a function that tells whether a text names the owner, alone or among others. */
export function ownerFinder(owner: Owner): (names: string) => boolean {
  const mark = ownerMarker(owner);
  return (names) => mark(names).some((segment) => segment.owner);
}

function split(authors: string, names: readonly Name[]): AuthorSegment[] {
  const { folded, origin } = foldWithOrigin(authors);
  const present = names.filter(({ surname }) => folded.includes(surname));
  const starts = present.length === 0 ? [] : startsIn(folded);
  const ends = new Map<number, number>();
  for (const { surname, read } of present)
    for (const start of startsNear(folded, starts, surname))
      for (const at of read(folded, new Set([start])))
        if (endsAt(folded, at)) ends.set(start, Math.max(at, ends.get(start) ?? 0));
  const segments: AuthorSegment[] = [];
  let end = 0;
  for (const start of starts) {
    const from = origin[start] ?? authors.length;
    const to = origin[ends.get(start) ?? 0] ?? authors.length;
    if (from < end || to <= from) continue;
    segments.push({ text: authors.slice(end, from), owner: false }, { text: authors.slice(from, to), owner: true });
    end = to;
  }
  segments.push({ text: authors.slice(end), owner: false });
  return segments.filter(({ text }) => text !== '');
}

/**
 * Positions where an author may start: at the beginning or after a separator, which excludes commas in a list with
 * semicolons. « J.-A. Nom » is not « A. Nom ».
 */
function startsIn(folded: string): number[] {
  const separators = folded.matchAll(
    folded.includes(';') ? /[;&/]|(?<=\s)(?:et|and)(?=\s)/gu : /[,&/]|(?<=\s)(?:et|and)(?=\s)/gu,
  );
  return [0, ...Array.from(separators, ({ index, 0: { length } }) => index + length)].map((after) => {
    let at = after;
    while (isSpace(folded[at])) at += 1;
    return at;
  });
}

/** Of these, positions whose surname comes before the author after the next: a few among thousands. */
function startsNear(folded: string, starts: readonly number[], surname: string): number[] {
  let at = 0;
  return starts.filter((start, index) => {
    if (at !== -1 && at < start) at = folded.indexOf(surname, start);
    return at !== -1 && at < (starts[index + 2] ?? folded.length);
  });
}

function endsAt(folded: string, at: number): boolean {
  const after = /\s*(?:$|[,;&/()*[\]\d]|\.\s*(?:$|[,;&]))|\s+(?:et|and)\s/uy;
  after.lastIndex = at;
  return after.test(folded);
}

/** Matches a part of a name in all spellings at once: from a set of start positions to all possible end positions. */
type Reader = (text: string, from: ReadonlySet<number>) => ReadonlySet<number>;

/** `surname`: first word of the surname, folded, which every spelling matched by `read` contains. */
type Name = { readonly surname: string; readonly read: Reader };

function nameOf({ nom, prenom }: Pick<Owner, 'nom' | 'prenom'>): Name | null {
  const firstNames = wordsOf(prenom);
  const surnames = surnamesOf(nom);
  const [surname] = wordsOf(nom);
  if (surnames.length === 0 || surname === undefined) return null;
  if (firstNames.length === 0) return isEastAsian(nom) ? { surname, read: either(...surnames) } : null;
  const first = givenNames(firstNames);
  const last = either(...surnames);
  const between = inTurn(one(/[\s.-]/u), any(/[\s.-]/u));
  const inverted = either(inTurn(any(/\s/u), word(','), any(/\s/u)), inTurn(one(/\s/u), any(/\s/u)));
  return {
    surname,
    read: either(inTurn(first, between, last), inTurn(last, inverted, first, either(word('.'), word('')))),
  };
}

/** Two letters that form one initial in French (« Ch. », « Ph. », « Th. »), or that Æ and Œ fold to. */
const digraph = /^(?:ae|ch|oe|ph|th)/;

function givenNames(given: readonly string[]): Reader {
  const parts = given.map((name) =>
    either(word(name), word(Array.from(name)[0] ?? ''), ...(digraph.test(name) ? [word(name.slice(0, 2))] : [])),
  );
  return (text, from) => {
    const ends = new Set<number>();
    let at = from;
    for (const [index, part] of parts.entries()) {
      at = part(text, index === 0 ? at : any(/[\s.-]/u)(text, at));
      for (const end of at) ends.add(end);
    }
    return ends;
  };
}

/** The whole surname, and its prefixes that can stand alone (« Nom » for « Nom de La Tour »). */
function surnamesOf(nom: string): Reader[] {
  const parts = foldName(nom).trim().split(/\s+/).filter(Boolean);
  const beginnings = parts
    .map((_, index) => parts.slice(0, index + 1))
    .filter((list) => !isParticle(list.at(-1) ?? ''));
  return beginnings
    .map((list) => list.flatMap(wordsOf))
    .filter((words) => words.length > 0)
    .map((words) =>
      inTurn(...words.flatMap((name, index) => (index === 0 ? [word(name)] : [any(/[\s\-']/u), word(name)]))),
    );
}

const isSpace = (character: string | undefined): boolean => character !== undefined && /\s/u.test(character);
const word =
  (letters: string): Reader =>
  (text, from) =>
    new Set([...from].filter((at) => text.startsWith(letters, at)).map((at) => at + letters.length));
const one =
  (kind: RegExp): Reader =>
  (text, from) =>
    new Set([...from].filter((at) => kind.test(text[at] ?? '')).map((at) => at + 1));
/** Zero or more characters of a class. Iterating a Set also visits values added meanwhile. */
const any =
  (kind: RegExp): Reader =>
  (text, from) => {
    const ends = new Set(from);
    for (const at of ends) if (kind.test(text[at] ?? '')) ends.add(at + 1);
    return ends;
  };
const inTurn =
  (...parts: readonly Reader[]): Reader =>
  (text, from) =>
    parts.reduce((at, part) => part(text, at), from);
const either =
  (...ways: readonly Reader[]): Reader =>
  (text, from) =>
    new Set(ways.flatMap((way) => [...way(text, from)]));

function wordsOf(name: string): string[] {
  return foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function foldName(text: string): string {
  return foldWithOrigin(text).folded;
}

/** The folded text, with the index of the original character for each of its UTF-16 units. */
function foldWithOrigin(text: string): { folded: string; origin: number[] } {
  const origin: number[] = [];
  let folded = '';
  let at = 0;
  for (const char of text) {
    const plain = char < '\u0080' ? char.toLowerCase() : foldLetters(char).replace(/[‐‑–]/, '-');
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(at);
    folded += plain;
    at += char.length;
  }
  return { folded, origin: [...origin, at] };
}
