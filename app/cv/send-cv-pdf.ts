import { send } from '@/app/documents/send-document';
import type { AddedLanguage } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { siteState } from '@/lib/site/public-pages/site-state';
import { publicDocument } from '@/lib/site/seo/public-document';
import { toPdf } from '@/lib/typeset/pdf';
import { fullName } from '@/sections/profil/schema';
import { noCv, publicCvDocument } from './public-cv';

/** The public CV as a PDF, in another language that of the site in it, or the owner's own; throws `notFound` without one. */
export async function sendCvPdf(request: Request, language?: AddedLanguage): Promise<Response> {
  const [cv, { profile }] = await Promise.all([readPublicCv(), readPublicSite()]);
  if (cv === null) throw noCv();
  if (cv.is === 'document') return send(request, cv.id, `CV ${fullName(profile)}`, 'public, no-cache');
  return publicDocument('application/pdf', () => currentPdf(language), {
    'Content-Disposition': 'inline; filename="cv.pdf"',
  });
}

type Made = { readonly version: string; readonly bytes: Promise<Uint8Array<ArrayBuffer>> };

/** By language; composed once for all visitors of a version of the site. */
const last = new Map<AddedLanguage | undefined, Made>();

function currentPdf(language?: AddedLanguage): Promise<Uint8Array<ArrayBuffer>> {
  const { version } = siteState();
  const known = last.get(language);
  if (known?.version === version) return known.bytes;
  const bytes = publicCvDocument(language).then(async (document) => new Uint8Array(await toPdf(document)));
  const made = { version, bytes };
  last.set(language, made);
  bytes.catch(() => {
    if (last.get(language) === made) last.delete(language); // the next visitor tries again
  });
  return bytes;
}
