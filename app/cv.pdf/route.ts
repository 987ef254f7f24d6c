import { noCv, publicCvDocument } from '@/app/cv/public-cv';
import { send } from '@/app/documents/send-document';
import { readPublicSite } from '@/lib/site/db/public';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { siteState } from '@/lib/site/public-pages/site-state';
import { publicDocument } from '@/lib/site/seo/public-document';
import { toPdf } from '@/lib/typeset/pdf';
import { fullName } from '@/sections/profil/schema';

export const dynamic = 'force-dynamic';

/** The public CV as a PDF, or the owner's own; 404 while there is none. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, async ({ request }) => {
    const [cv, { profile }] = await Promise.all([readPublicCv(), readPublicSite()]);
    if (cv === null) throw noCv();
    if (cv.is === 'document') return send(request, cv.id, `CV ${fullName(profile)}`, 'public, no-cache');
    return publicDocument('application/pdf', currentPdf, { 'Content-Disposition': 'inline; filename="cv.pdf"' });
  }),
});

/** Composed once for all visitors of a version of the site. */
let last: { readonly version: string; readonly bytes: Promise<Uint8Array<ArrayBuffer>> } | undefined;

function currentPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const { version } = siteState();
  if (last?.version === version) return last.bytes;
  const bytes = publicCvDocument().then(async (document) => new Uint8Array(await toPdf(document)));
  const made = { version, bytes };
  last = made;
  bytes.catch(() => {
    if (last === made) last = undefined; // the next visitor tries again
  });
  return bytes;
}
