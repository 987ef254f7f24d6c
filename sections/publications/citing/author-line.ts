/** A publication's authors for display: as typed, or the first of many. */
import { shownNames } from '@/lib/format/shown-names';
import type { Owner } from '../../profil/own-names';
import { type Author, plainName, typedAuthors } from './authors';
import { type AuthorSegment, ownerFinder, ownerMarker } from './owner-name';

/** A part of the line; `author` is set where each name is a part. */
export type LineSegment = AuthorSegment & { readonly author?: Author };

export type AuthorLine = {
  /** The names to show, always including the owner. */
  readonly segments: readonly LineSegment[];
  /** For a shortened line: the number of authors left out, and the full line. */
  readonly folded?: { readonly others: number; readonly all: readonly LineSegment[] };
};

/** A line of more than `maxAuthors` is shortened to `shownFirst`. */
const maxAuthors = 12;
const shownFirst = 10;

/**
 * Returns a function that makes a publication's author line; the publication's language decides the order of names
 * (authors.ts).
 */
export function authorLines(owner: Owner): (authors: string, language?: string) => AuthorLine {
  const mark = ownerMarker(owner);
  const namesOwner = ownerFinder(owner);
  return (typed, language) => {
    const segments = mark(shownNames(typed));
    if (separatorsIn(typed) < maxAuthors) return { segments };
    const names = typedAuthors(typed, owner, language);
    if (names.length <= maxAuthors) return { segments };
    const all = names.map(({ author }): LineSegment => {
      const text = plainName(author);
      return { text, owner: namesOwner(text), author };
    });
    const unfolded = all.filter((name, index) => index < shownFirst || name.owner);
    const isSkipping = all.slice(shownFirst).some((name, index) => name.owner && index > 0);
    return {
      segments: joined(isSkipping ? unfolded.toSpliced(shownFirst, 0, { text: '…', owner: false }) : unfolded),
      folded: { others: all.length - unfolded.length, all: joined(all) },
    };
  };
}

/** The same line with a segment per author. */
export function lineByAuthor(typed: string, owner: Owner, language?: string): AuthorLine {
  const line = authorLines(owner)(typed, language);
  if (line.folded) return line;
  const text = shownNames(typed).replace(/\s+/gu, ' ').trim();
  const segments: LineSegment[] = [];
  let end = 0;
  for (const { typed: name, isOwner, author } of typedAuthors(typed, owner, language)) {
    const start = text.indexOf(name, end);
    if (start === -1) continue; // « Nom,P. », which is parsed as « Nom, P. »
    segments.push({ text: text.slice(end, start), owner: false }, { text: name, owner: isOwner, author });
    end = start + name.length;
  }
  return { segments: [...segments, { text: text.slice(end), owner: false }].filter((segment) => segment.text !== '') };
}

/** At least the number of authors minus one. */
const separatorsIn = (typed: string): number => typed.match(/[,;&}]|\s(?:et|and)\s/gu)?.length ?? 0;

const joined = (names: readonly LineSegment[]): LineSegment[] =>
  names.flatMap((name, index) => (index === 0 ? [name] : [{ text: ', ', owner: false }, name]));
