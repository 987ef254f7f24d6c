import 'server-only';
import { type Extension, fileFormats } from '@/lib/citations/file-formats';
import { referenceOf } from '@/lib/citations/reference';
import { readPublicSite } from '@/lib/db/public';
import { notFound } from '@/lib/errors';
import { publicDocument } from '@/lib/seo/public-document';
import { readQuery } from '@/sections/publications/query';
import { readList } from '@/sections/publications/read-list';

/** The publications that /publications shows for the same parameters, on all its pages and in its order, as an attachment. Throws `notFound` while their section is hidden. */
export async function sendList(request: Request, extension: Extension): Promise<Response> {
  const site = await readPublicSite();
  const asked = new URL(request.url).searchParams;
  const list = readList(site, readQuery(Object.fromEntries(Array.from(asked.keys(), (name) => [name, asked.getAll(name)]))));
  if (!list) throw notFound('Cette page est introuvable');
  const references = list.items.map(({ entry }) => referenceOf(entry, site.profile));
  const { write, type } = fileFormats[extension];
  return publicDocument(write(references), type, { 'Content-Disposition': `attachment; filename="publications.${extension}"` });
}
