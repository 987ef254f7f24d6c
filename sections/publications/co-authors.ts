/**
 * The authors beside the owner, and what they wrote together: each is an address of the list, `/publications?auteur=…`.
 */

import { memoize } from '@/lib/memoize';
import { inTurns } from '@/lib/turns';
import type { PublicSite } from '@/sections/public-site';
import { authorKey, plainName, typedAuthors } from '@/sections/publications/citing/authors';
import { findPublications, type PublicationEntry, publicationEntries } from './statistics';

export type CoAuthor = {
  /** As the newest publication writes it. */
  readonly name: string;
  /** The newest first. */
  readonly entries: readonly PublicationEntry[];
};

/** By the value of `auteur`, an `authorKey`. Reads a long list in turns with other work. */
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
