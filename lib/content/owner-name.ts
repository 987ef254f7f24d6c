/** Finds the owner's name among a publication's authors, in whatever form it is written, so that the page sets it bold. */
import { isParticle } from './name-particles';
import type { Profile } from './profile';

/** A stretch of an authors string; the stretches joined give the string back. */
export type AuthorSegment = { readonly text: string; readonly owner: boolean };

/** Splits authors strings at the owner's name: « P. Nom », « Nom P. », « Nom, Prénom », initials of compound given names. */
export function ownerMarker(owner: Pick<Profile, 'nom' | 'prenom'>): (authors: string) => AuthorSegment[] {
  const pattern = patternOf(owner);
  return (authors) => (pattern ? split(authors, pattern) : whole(authors));
}

function whole(authors: string): AuthorSegment[] {
  return authors === '' ? [] : [{ text: authors, owner: false }];
}

function split(authors: string, pattern: RegExp): AuthorSegment[] {
  const { folded, origin } = foldWithOrigin(authors);
  const segments: AuthorSegment[] = [];
  let end = 0;
  for (const match of folded.matchAll(pattern)) {
    const from = origin[match.index] ?? authors.length;
    const to = origin[match.index + match[0].length] ?? authors.length;
    segments.push({ text: authors.slice(end, from), owner: false }, { text: authors.slice(from, to), owner: true });
    end = to;
  }
  segments.push({ text: authors.slice(end), owner: false });
  return segments.filter(({ text }) => text !== '');
}

/** An author begins at the start or after a separator, and ends before one: « J.-A. Nom » is not « A. Nom ». */
const begins = String.raw`(?<=^\s*|[,;&/]\s*|\s(?:et|and)\s+)`;
const ends = String.raw`(?=\s*(?:$|[,;&/()*\[\]\d]|\set\s|\sand\s|\.\s*$|\.\s*[,;&]))`;

function patternOf({ nom, prenom }: Pick<Profile, 'nom' | 'prenom'>): RegExp | null {
  const given = wordsOf(prenom);
  const surnames = surnamesOf(nom);
  if (given.length === 0 || surnames.length === 0) return null;
  const first = givenPattern(given);
  const last = `(?:${surnames.join('|')})`;
  return new RegExp(String.raw`${begins}(?:${first}[\s.\-]+${last}|${last}(?:\s*,\s*|\s+)${first}\.?)${ends}`, 'gu');
}

/** Each given name in full or as its initial; the later ones may be left out. */
function givenPattern([first = '', ...others]: readonly string[]): string {
  const part = (word: string) => `(?:${word}|${Array.from(word)[0] ?? ''})`;
  const rest = others.reduceRight((later, word) => String.raw`(?:[\s.\-]*${part(word)}${later})?`, '');
  return part(first) + rest;
}

/** The whole surname, and its beginnings that can stand alone (« Nom » of « Nom de La Tour »), the longest first. */
function surnamesOf(nom: string): string[] {
  const parts = fold(nom).trim().split(/\s+/).filter(Boolean);
  const beginnings = parts.map((_, index) => parts.slice(0, index + 1)).filter((list) => !isParticle(list.at(-1) ?? ''));
  return beginnings.toReversed().map((list) => list.flatMap(wordsOf).join(String.raw`[\s\-'’]*`));
}

function wordsOf(name: string): string[] {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Lower case, without accents, with plain hyphens and apostrophes. */
function fold(text: string): string {
  return foldWithOrigin(text).folded;
}

/** The folded text, and where in the original each of its UTF-16 units begins. */
function foldWithOrigin(text: string): { folded: string; origin: number[] } {
  const origin: number[] = [];
  let folded = '';
  let at = 0;
  for (const char of text) {
    const plain = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[‐‑–]/, '-').replace('’', "'");
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(at);
    folded += plain;
    at += char.length;
  }
  return { folded, origin: [...origin, at] };
}
