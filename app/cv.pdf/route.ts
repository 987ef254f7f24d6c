import { noCv, publicCv } from '@/app/cv/public-cv';
import { send } from '@/app/documents/send-document';
import { slugify } from '@/lib/format/fold';
import { readPublicSite } from '@/lib/site/db/public';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { composedPdf } from '@/lib/site/dossiers/in-process';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { publicDocument } from '@/lib/site/seo/public-document';
import { fullName } from '@/sections/profil/schema';

export const dynamic = 'force-dynamic';

/** The public CV as a PDF, or the owner's own PDF; 404 when there is none or the language is not public. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, async ({ request, language }) => {
    const [cv, { profile }] = await Promise.all([readPublicCv(), readPublicSite()]);
    if (cv === null) throw noCv();
    if (cv.is === 'document') return send(request, cv.id, `CV ${fullName(profile)}`, 'public, no-cache');
    const name = slugify(`${profile.nom} cv ${language === 'fr' ? '' : language}`);
    return publicDocument(request, {
      type: 'application/pdf',
      write: async () => new Uint8Array(await publicCv(composedPdf, language)),
      headers: { 'Content-Disposition': `inline; filename="${name}.pdf"` },
    });
  }),
});
