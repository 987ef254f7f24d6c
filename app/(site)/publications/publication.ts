import 'server-only';
import { notFound } from '@/lib/errors';
import type { Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { publicDocument } from '@/lib/site/seo/public-document';
import type { PublicSite } from '@/sections/public-site';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import { type Reference, referenceOf } from '@/sections/publications/citing/reference';
import { isDivided } from '@/sections/publications/domains';
import { findPublications, type PublicationEntry, publicationEntries } from '@/sections/publications/statistics';

type Found = {
  readonly site: PublicSite;
  readonly entry: PublicationEntry;
  readonly reference: Reference;
  /** Name of its domain. */
  readonly domain: string;
  /** Its neighbours in the list, which is sorted newest first. */
  readonly newer?: PublicationEntry;
  readonly older?: PublicationEntry;
};

/** The publication with this slug and the site in a language; null when there is none or the section is not public. */
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

/**
 * A publication's reference as an attachment; throws `notFound` for an unknown slug. The file name is the slug: plain
 * ASCII, so it needs no encoding.
 */
export function sendReference(request: Request, slug: string, extension: Extension): Promise<Response> {
  const { write, type } = fileFormats[extension];
  const content = async () => {
    const found = await findPublication(slug);
    if (!found) throw notFound('Cette publication est introuvable');
    return write([found.reference]);
  };
  const headers = { 'Content-Disposition': `attachment; filename="${slug}.${extension}"` };
  return publicDocument(request, { type, write: content, headers });
}
