import 'server-only';
import { type Extension, fileFormats } from '@/lib/citations/file-formats';
import { referenceOf } from '@/lib/citations/reference';
import { readPublicSite } from '@/lib/db/public';
import { notFound } from '@/lib/errors';
import { publicDocument } from '@/lib/seo/public-document';
import { readQuery } from '@/sections/publications/query';
import { readList } from '@/sections/publications/read-list';

/** The publications that /publications shows for the same parameters, on all its pages and in its order, as an attachment. Throws `notFound` while their section is hidden. */
export function sendList(request: Request, extension: Extension): Promise<Response> {
  const { write, type } = fileFormats[extension];
  const content = async () => {
    const site = await readPublicSite();
    const asked = new URL(request.url).searchParams;
    const list = readList(site, readQuery(Object.fromEntries(Array.from(asked.keys(), (name) => [name, asked.getAll(name)]))));
    if (!list) throw notFound('Cette page est introuvable');
    return write(list.items.map(({ entry }) => referenceOf(entry, site.profile)));
  };
  return publicDocument(type, content, { 'Content-Disposition': `attachment; filename="publications.${extension}"` });
}
