import 'server-only';
import { type Extension, fileFormats } from '@/lib/citations/file-formats';
import { referenceOf } from '@/lib/citations/reference';
import { readPublicSite } from '@/lib/db/public';
import { notFound } from '@/lib/errors';
import { publicDocument } from '@/lib/seo/public-document';
import { inTurns } from '@/lib/turns';
import { readQuery } from '@/sections/publications/query';
import { readList } from '@/sections/publications/read-list';

/**
 * The publications that /publications shows for the same parameters, on all its pages and in its order, as an attachment. Gives way to other
 * requests while it is written. Throws `notFound` while their section is hidden.
 */
export function sendList(request: Request, extension: Extension): Promise<Response> {
  const { pieces, type } = fileFormats[extension];
  const write = async () => {
    if (request.signal.aborted) return ''; // nobody waits for it any more
    const site = await readPublicSite();
    const asked = new URL(request.url).searchParams;
    const list = await readList(site, readQuery(Object.fromEntries(Array.from(asked.keys(), (name) => [name, asked.getAll(name)]))));
    if (!list) throw notFound('Cette page est introuvable');
    function* references({ items }: Pick<NonNullable<typeof list>, 'items'>) {
      for (const { entry } of items) yield referenceOf(entry, site.profile);
    }
    return (await inTurns(pieces(references(list)))).join('');
  };
  const headers = { 'Content-Disposition': `attachment; filename="publications.${extension}"` };
  return publicDocument(type, write, headers);
}
