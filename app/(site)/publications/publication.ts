import type { Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import type { PublicSite } from '@/sections/public-site';
import { type Reference, referenceOf } from '@/sections/publications/citing/reference';
import { isDivided } from '@/sections/publications/domains';
import { findPublications, type PublicationEntry, publicationEntries } from '@/sections/publications/statistics';

type Found = {
  readonly site: PublicSite;
  readonly entry: PublicationEntry;
  readonly reference: Reference;
  /** The name of its domain. */
  readonly domain: string;
  /** Its neighbours in the list, which is sorted newest first. */
  readonly newer?: PublicationEntry;
  readonly older?: PublicationEntry;
};

/**
 * The publication with this slug, and the site in a language; null when there is none, or when the section is not
 * public.
 */
export async function findPublication(slug: string, language: Language = 'fr'): Promise<Found | null> {
  const site = await readPublicSite(language);
  const publications = findPublications(site)?.content;
  const entries = publicationEntries(publications ?? {});
  const at = entries.findIndex((entry) => entry.slug === slug);
  const entry = entries[at];
  if (!entry || !publications) return null;
  return {
    site,
    entry,
    reference: referenceOf(entry, site.profile),
    domain: isDivided(publications) ? (publications[entry.domain]?.title ?? '') : '',
    newer: at > 0 ? entries[at - 1] : undefined,
    older: entries[at + 1],
  };
}
