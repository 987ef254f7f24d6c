import { send } from '@/app/documents/send-document';
import { slugify } from '@/lib/format/fold';
import type { Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { composedPdf } from '@/lib/site/dossiers/in-process';
import { publicDocument } from '@/lib/site/seo/public-document';
import { fullName } from '@/sections/profil/schema';
import { noCv, publicCv } from './public-cv';

/** The public CV as a PDF, in another language that of the site in it, or the owner's own; throws `notFound` without one. */
export async function sendCvPdf(request: Request, language: Language): Promise<Response> {
  const [cv, { profile }] = await Promise.all([readPublicCv(), readPublicSite()]);
  if (cv === null) throw noCv();
  if (cv.is === 'document') return send(request, cv.id, `CV ${fullName(profile)}`, 'public, no-cache');
  return publicDocument(request, {
    type: 'application/pdf',
    write: async () => new Uint8Array(await publicCv(composedPdf, language)),
    headers: {
      'Content-Disposition': `inline; filename="${slugify(`${profile.nom} cv ${language === 'fr' ? '' : language}`)}.pdf"`,
    },
  });
}
