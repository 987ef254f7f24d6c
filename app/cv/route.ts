import { env } from '@/lib/env';
import { ofName } from '@/lib/format/french';
import { dictionary, inLanguage, type Language, languageFacts } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { canMakePdf, composedPage } from '@/lib/site/dossiers/in-process';
import type { DossierPage } from '@/lib/site/dossiers/tasks';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { hashSource } from '@/lib/site/public-pages/policy';
import { siteFonts } from '@/lib/site/public-pages/seal';
import { publicDocument } from '@/lib/site/seo/public-document';
import { pageStyle } from '@/lib/typeset/html';
import { xml } from '@/lib/xml';
import { publicCv } from './public-cv';

export const dynamic = 'force-dynamic';

/**
 * The public CV as a page, or the owner's own PDF if that is the CV; 404 when there is none or the language is not
 * public.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request, language }) => sendCv(request, language)),
});

/**
 * The sheet stays white, as it is printed and sent; on a screen the bar and the background follow the scheme that the
 * visitor chose on the site, else the system's.
 */
const linksStyle = `nav{zoom:1.2;max-width:174mm;margin:0 auto;padding:1rem 5vw;font-size:9pt}nav a{margin-inline-end:1.25rem}
@media print{nav{display:none}}
@media screen{:root{color-scheme:light dark;background:light-dark(#fff,#0b0f19)}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}body{background:none}nav a{color:light-dark(#1f4b7a,#a9c4f5)}main{background:#fff;color-scheme:light}}`;
/** CSS of the site's own fonts; read once, as they belong to the build. */
let fontsStyle: string | undefined;

const policyWith = (fontsStyle: string): string =>
  `default-src 'none'; script-src 'self'; style-src ${[pageStyle, linksStyle, fontsStyle].map(hashSource).join(' ')}; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The public CV as a page, translated like the site in another language; the owner's own PDF if that is the CV. */
async function sendCv(request: Request, language: Language): Promise<Response> {
  const cv = await readPublicCv();
  if (cv?.is === 'document')
    return new Response(null, { status: 302, headers: { Location: '/cv.pdf', 'Cache-Control': 'no-store' } });
  fontsStyle ??= siteFonts();
  const style = fontsStyle;
  return publicDocument(request, {
    type: 'text/html; charset=utf-8',
    write: async () => {
      const [page, { languages }] = await Promise.all([publicCv(composedPage, language), readPublicSite()]);
      return withLinks(page, style, language, languages);
    },
    headers: { 'Content-Security-Policy': policyWith(style) },
  });
}

const words = dictionary({
  fr: {
    title: (name: string) => `Curriculum vitae ${ofName(name)}`,
    back: 'Retour au site',
    pdf: 'CV en PDF',
    card: 'Carte de visite',
  },
  en: {
    title: (name) => `Curriculum vitae of ${name}`,
    back: 'Back to the site',
    pdf: 'CV as PDF',
    card: 'Contact card',
  },
  ar: {
    title: (name) => `السيرة الذاتية: ${name}`,
    back: 'العودة إلى الموقع',
    pdf: 'السيرة الذاتية بصيغة PDF',
    card: 'بطاقة الاتصال',
  },
});

/**
 * The page in the site's fonts, with links to the site and to the CV's other formats and languages, which are not
 * printed. `language` is the URL's; the words are in the document's, which may differ.
 */
function withLinks(page: DossierPage, fontsStyle: string, language: Language, languages: readonly Language[]): string {
  const { title, back, pdf, card } = words[page.lang];
  const pageTitle = page.title === page.author ? title(page.author) : page.title;
  const at = (path: string) => inLanguage(path, language);
  const links = `<link rel="canonical" href="${xml(env().SITE_URL + at('/cv'))}">
${alternates(languages)}<script src="/theme.js"></script>
<style>${linksStyle}</style>
<style>${fontsStyle}</style>
</head>`;
  const nav = `<nav aria-label="Site"><a href="${at('/')}">${back}</a>${canMakePdf() ? `<a href="${at('/cv.pdf')}">${pdf}</a>` : ''}<a href="/contact.vcf">${card}</a>${languages.map((each) => (each === language ? '' : linkTo(each))).join('')}</nav>`;
  return page.html
    .replace(/<title>.*?<\/title>/, () => `<title>${xml(pageTitle)}</title>`)
    .replace('</head>', links)
    .replace('<body>', `<body>\n${nav}`);
}

/**
 * Links for search engines to the CV in the site's languages, where there are several; French is for all other
 * visitors.
 */
function alternates(languages: readonly Language[]): string {
  if (languages.length < 2) return '';
  const to = (hreflang: string, language: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${xml(env().SITE_URL + inLanguage('/cv', language))}">\n`;
  return [...languages.map((each) => to(each, each)), to('x-default', 'fr')].join('');
}

/** A link to the CV in another language, named in itself. */
function linkTo(language: Language): string {
  const { name, dir } = languageFacts[language];
  return `<a href="${inLanguage('/cv', language)}" hreflang="${language}" lang="${language}" dir="${dir}">${name}</a>`;
}
