import 'server-only';
import { notFound, Problem } from '@/lib/errors';
import type { Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { publicPage } from '@/lib/site/public-pages/page-address';
import { publicDocument } from '@/lib/site/seo/public-document';
import { inTurns } from '@/lib/turns';
import type { PublicSite } from '@/sections/public-site';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import { type Reference, referenceOf } from '@/sections/publications/citing/reference';
import { isDivided } from '@/sections/publications/domains';
import { readQuery, unknownNames, unknownParameter } from '@/sections/publications/query';
import { readList } from '@/sections/publications/read-list';
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

/**
 * The publications that /publications shows for the same parameters, over all its pages and in order, as an attachment.
 * Yields to other requests while it is written. Throws `notFound` while their section is hidden, `invalid` for unknown
 * parameters: the file could not say that it ignored them.
 */
export function sendList(request: Request, extension: Extension): Promise<Response> {
  const { pieces, type } = fileFormats[extension];
  const params = new URL(request.url).searchParams;
  const write = async () => {
    const site = await readPublicSite();
    const values = Object.fromEntries(Array.from(params.keys(), (name) => [name, params.getAll(name)]));
    const list = await readList(site, readQuery({ ...values, [unknownParameter]: unknownNames(params.keys()) }));
    if (!list) throw notFound('Cette page est introuvable');
    if (list.unknown.length > 0) throw new Problem('invalid', `Demande inconnue\u00a0: ${list.unknown.join(', ')}`);
    function* references({ items }: Pick<NonNullable<typeof list>, 'items'>) {
      for (const { entry } of items) yield referenceOf(entry, site.profile);
    }
    return (await inTurns(pieces(references(list)))).join('');
  };
  const headers = { 'Content-Disposition': `attachment; filename="publications.${extension}"` };
  const page = publicPage('/publications', params) ?? '';
  return publicDocument(request, { type, write, headers, search: page === '/publications' ? '' : page });
}
