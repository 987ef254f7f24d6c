import 'server-only';
import { type Extension, fileFormats } from '@/lib/citations/file-formats';
import { referenceOf } from '@/lib/citations/reference';
import { readPublicSite } from '@/lib/db/public';
import { notFound } from '@/lib/errors';
import { errorResponse } from '@/lib/http/problems';
import { publicDocument } from '@/lib/seo/public-document';
import { choicesOf, filterEntries, readFilter } from '@/sections/publications/filter';
import { findPublications } from '@/sections/publications/find-publications';
import { numberedList } from '@/sections/publications/pagination';
import { readQuery } from '@/sections/publications/query';
import { publicationEntries } from '@/sections/publications/statistics';

/** The publications that /publications shows for the same parameters, on all its pages and in its order, as an attachment; 404 while their section is hidden. */
export async function sendList(request: Request, extension: Extension): Promise<Response> {
  const site = await readPublicSite();
  const publications = findPublications(site)?.content;
  if (!publications) return errorResponse(notFound('Cette page est introuvable'), '');
  const asked = new URL(request.url).searchParams;
  const query = readQuery(Object.fromEntries(Array.from(asked.keys(), (name) => [name, asked.getAll(name)])));
  const entries = filterEntries(publicationEntries(publications), readFilter(query, choicesOf(publications)));
  const references = numberedList(publications, entries).map(({ entry }) => referenceOf(entry, site.profile));
  const { write, type } = fileFormats[extension];
  return publicDocument(write(references), type, { 'Content-Disposition': `attachment; filename="publications.${extension}"` });
}
