import 'server-only';
import { notFound, Problem } from '@/lib/errors';
import { readPublicSite } from '@/lib/site/db/public';
import { publicPage } from '@/lib/site/public-pages/page-address';
import { publicDocument } from '@/lib/site/seo/public-document';
import { inTurns } from '@/lib/turns';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import { referenceOf } from '@/sections/publications/citing/reference';
import { readQuery, unknownNames, unknownParameter } from '@/sections/publications/query';
import { readList } from '@/sections/publications/read-list';

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
