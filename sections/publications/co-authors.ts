/** The owner's co-authors and their joint works: each has a URL in the list, `/publications?auteur=…`. */

import { memoize } from '@/lib/memoize';
import { inTurns } from '@/lib/turns';
import type { PublicSite } from '@/sections/public-site';
import { authorKey, plainName, typedAuthors } from '@/sections/publications/citing/authors';
import { findPublications, type PublicationEntry, publicationEntries } from './statistics';

export type CoAuthor = {
  /** As in the newest publication. */
  readonly name: string;
  /** Newest first. */
  readonly entries: readonly PublicationEntry[];
};

/** By the value of `auteur`, an `authorKey`. Yields to other work while reading a long list. */
export const coAuthorsOf = memoize(async (site: PublicSite): Promise<ReadonlyMap<string, CoAuthor>> => {
  const coAuthors = new Map<string, { name: string; entries: PublicationEntry[] }>();
  const section = findPublications(site);
  function* read() {
    for (const entry of section ? publicationEntries(section.content) : []) {
      for (const { author, isOwner } of typedAuthors(entry.item.authors, site.profile, entry.item.details?.language)) {
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
});
