import { env } from '@/lib/env';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { canMakePdf } from '@/lib/site/dossiers/can-make-pdf';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { hashSource } from '@/lib/site/public-pages/policy';
import { siteFonts } from '@/lib/site/public-pages/site-fonts';
import { publicDocument } from '@/lib/site/seo/public-document';
import { toHtml } from '@/lib/typeset/html';
import { pageStyle } from '@/lib/typeset/page-style';
import { xml } from '@/lib/xml';
import { publicCvDocument } from './public-cv';

export const dynamic = 'force-dynamic';

const linksStyle =
  'nav{zoom:1.2;max-width:174mm;margin:0 auto;padding:1rem 5vw 0;font-size:9pt}nav a{margin-inline-end:1.25rem}@media print{nav{display:none}}';
/** The site's own fonts; read once, since they are the build's. */
let fonts: string | undefined;

const policyWith = (fontsStyle: string): string =>
  `default-src 'none'; style-src ${[pageStyle, linksStyle, fontsStyle].map(hashSource).join(' ')}; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The public CV as a page; the owner's own PDF where that is the CV; 404 while there is none. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, async () => {
    const cv = await readPublicCv();
    if (cv?.is === 'document')
      return new Response(null, { status: 302, headers: { Location: '/cv.pdf', 'Cache-Control': 'no-store' } });
    fonts ??= siteFonts();
    const style = fonts;
    return publicDocument('text/html; charset=utf-8', async () => withLinks(toHtml(await publicCvDocument()), style), {
      'Content-Security-Policy': policyWith(style),
    });
  }),
});

/** The page in the site's fonts, with the way back to the site and to the other forms of the CV, which is not printed. */
function withLinks(html: string, fontsStyle: string): string {
  const links = `<link rel="canonical" href="${xml(env().SITE_URL)}/cv">
<style>${linksStyle}</style>
<style>${fontsStyle}</style>
</head>`;
  const nav = `<nav aria-label="Site"><a href="/">Retour au site</a>${canMakePdf() ? '<a href="/cv.pdf">CV en PDF</a>' : ''}<a href="/contact.vcf">Carte de visite</a></nav>`;
  return html.replace('</head>', links).replace('<body>', `<body>\n${nav}`);
}
