/** The owner's co-authors and their joint works: each has a URL in the list, `/publications?auteur=…`. */

import { memoize } from '@/lib/memoize';
import { inTurns } from '@/lib/turns';
import { type Owner, ownNames } from '@/sections/profil/own-names';
import type { PublicSite } from '@/sections/public-site';
import { authorKey, plainName, typedAuthors } from '@/sections/publications/citing/authors';
import type { Publications } from './schema';
import { findPublications, type PublicationEntry, publicationEntries } from './statistics';

export type CoAuthor = {
  /** As in the newest publication. */
  readonly name: string;
  /** Newest first. */
  readonly entries: readonly PublicationEntry[];
};

type CoAuthors = ReadonlyMap<string, CoAuthor>;

/** By the value of `auteur`, an `authorKey`; cached per publications and names of the owner. */
export function coAuthorsOf({ sections, profile }: Pick<PublicSite, 'sections' | 'profile'>): Promise<CoAuthors> {
  const content = findPublications({ sections })?.content ?? {};
  const names = JSON.stringify(ownNames(profile));
  const read = byNames(content).get(names) ?? readCoAuthors(content, profile);
  byNames(content).set(names, read);
  return read;
}

const byNames = memoize((_content: Publications) => new Map<string, Promise<CoAuthors>>());

/** Yields to other work while reading a long list. */
async function readCoAuthors(content: Publications, owner: Owner): Promise<CoAuthors> {
  const coAuthors = new Map<string, { name: string; entries: PublicationEntry[] }>();
  function* read() {
    for (const entry of publicationEntries(content)) {
      for (const { author, isOwner } of typedAuthors(entry.item.authors, owner, entry.item.details?.language)) {
        if (isOwner) continue;
        const known = coAuthors.get(authorKey(author));
        if (!known) coAuthors.set(authorKey(author), { name: plainName(author), entries: [entry] });
        else if (known.entries.at(-1) !== entry) known.entries.push(entry);
      }
      yield;
    }
  }
  await inTurns(read());
  return coAuthors;
}
