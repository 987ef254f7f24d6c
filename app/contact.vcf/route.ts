import { noCv } from '@/app/cv/public-cv';
import { env } from '@/lib/env';
import { readPublicSite } from '@/lib/site/db/public';
import { vcard } from '@/lib/site/dossiers/person-files';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { publicDocument } from '@/lib/site/seo/public-document';

export const dynamic = 'force-dynamic';

/** The owner's vCard, with what the public page shows; 404 while no CV is public. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) =>
    publicDocument(request, {
      type: 'text/vcard; charset=utf-8',
      write: async () => {
        const { profile, hasCv } = await readPublicSite();
        if (!hasCv) throw noCv();
        return vcard(profile, env().SITE_URL);
      },
      headers: { 'Content-Disposition': 'attachment; filename="contact.vcf"' },
    }),
  ),
});
