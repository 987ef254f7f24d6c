/** sitemap.xml: https://www.sitemaps.org/protocol.html */
import { inLanguage, type Language } from '@/lib/languages';
import { xml } from '@/lib/xml';

/** A page, by its French path. */
type Place = { readonly path: string; readonly changed?: Date };

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The absolute URLs of the public pages; a sitemap holds 50,000 at most. In a site of several languages, each page is
 * listed in each, with its alternates
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemap(origin: string, places: readonly Place[], languages: readonly Language[] = ['fr']): string {
  const isMany = languages.length > 1;
  const urls = places.flatMap(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    const link = (hreflang: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(origin + inLanguage(path, language))}"/>`;
    const others = isMany ? [...languages.map((each) => link(each, each)), link('x-default', 'fr')].join('') : '';
    return languages.map(
      (language) => `  <url><loc>${xml(origin + inLanguage(path, language))}</loc>${date}${others}</url>\n`,
    );
  });
  const names = `xmlns="${schema}"${isMany ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.slice(0, 50_000).join('')}</urlset>\n`;
}

/** Lets crawlers read the public pages; with `isTrainingRefused`, asks those that train models to stay away. */
export function robots(siteUrl: string, isTrainingRefused: boolean): string {
  const refused = [...trainingCrawlers.map((name) => `User-agent: ${name}`), 'Disallow: /', ''];
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    'Disallow: /login',
    '',
    ...(isTrainingRefused ? refused : []),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * Names in robots.txt of crawlers whose operators say that they gather texts to train models. Chosen on 27 November
 * 2026 from https://github.com/ai-robots-txt/ai.robots.txt (robots.json of 22 August 2026): those whose purpose there
 * is training or collecting for it. None belongs to a search engine or makes link previews: `Google-Extended` and
 * `Applebot-Extended` are read by Google and Apple for training alone.
 */
export const trainingCrawlers: readonly string[] = [
  'AI2Bot',
  'Ai2Bot-Dolma',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'Cotoyogi',
  'DeepSeekBot',
  'FacebookBot',
  'Google-Extended',
  'GPTBot',
  'ICC-Crawler',
  'img2dataset',
  'LAIONDownloader',
  'meta-externalagent',
  'omgili',
  'PanguBot',
  'TikTokSpider',
  'Timpibot',
  'VelenPublicWebCrawler',
  'Webzio-Extended',
];
