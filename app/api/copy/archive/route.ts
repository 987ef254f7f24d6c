import fs from 'node:fs';
import { notFound } from '@/lib/errors';
import { dayOf } from '@/lib/format/dates';
import { archiveFile, copies } from '@/lib/site/copies/jobs';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { asWebStream } from '@/lib/web-stream';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  /** The last archive made. Needs no password: all its content is public. */
  GET: ownerRoute(noBody, async (_owner, { request }) => {
    const { archive } = copies();
    const file = archiveFile();
    if (!archive || !fs.existsSync(file)) throw notFound('Cette copie n’est plus là\u00a0: préparez-en une autre.');
    const body = request.method === 'HEAD' ? null : asWebStream(fs.createReadStream(file), request.signal);
    return new Response(body, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Length': String(archive.bytes),
        'Content-Disposition': `attachment; filename="copie-du-site-${dayOf(archive.at)}.zip"`,
        'Cache-Control': 'no-store',
      },
    });
  }),
});
