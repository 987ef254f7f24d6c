/** The authors of a publication as a page shows them: as they were typed, or the first of many. */
import { withoutBraces } from '@/lib/format/without-braces';
import type { Profile } from '@/sections/profil/schema';
import { plainName, readAuthors } from './authors';
import { type AuthorSegment, ownerMarker } from './owner-name';

export type AuthorLine = {
  /** What is shown; the owner is always in it. */
  readonly segments: readonly AuthorSegment[];
  /** Of a shortened line: how many authors it leaves out, and the line in full. */
  readonly folded?: { readonly others: number; readonly all: readonly AuthorSegment[] };
};

/** A line of more authors than `most` is shortened to the first `first`. */
const most = 12;
const first = 10;

/** Returns a function that makes the line of a publication's authors. */
export function authorLines(owner: Pick<Profile, 'nom' | 'prenom'>): (authors: string) => AuthorLine {
  const mark = ownerMarker(owner);
  return (typed) => {
    const segments = mark(withoutBraces(typed));
    if (separatorsIn(typed) < most) return { segments };
    const names = readAuthors(typed, owner).map(plainName);
    if (names.length <= most) return { segments };
    const all = names.map((text): AuthorSegment => ({ text, owner: mark(text).some((segment) => segment.owner) }));
    const shown = all.filter((name, index) => index < first || name.owner);
    const isSkipping = all.slice(first).some((name, index) => name.owner && index > 0);
    return {
      segments: joined(isSkipping ? shown.toSpliced(first, 0, { text: '…', owner: false }) : shown),
      folded: { others: all.length - shown.length, all: joined(all) },
    };
  };
}

/** Not less than the number of authors minus one. */
const separatorsIn = (typed: string): number => typed.match(/[,;&}]|\s(?:et|and)\s/gu)?.length ?? 0;

const joined = (names: readonly AuthorSegment[]): AuthorSegment[] =>
  names.flatMap((name, index) => (index === 0 ? [name] : [{ text: ', ', owner: false }, name]));
