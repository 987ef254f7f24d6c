/** robots.txt (RFC 9309). */

/** Lets crawlers read the public pages; with `isTrainingRefused`, asks those that train models to read none. */
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
 * Crawlers, and the names that robots.txt knows them by, whose operators say that they gather texts to train models.
 * Chosen on 27 November 2026 from https://github.com/ai-robots-txt/ai.robots.txt (robots.json of 22 August 2026): those
 * whose purpose there is training, or a collection made for it. None is that of a search engine or of a link's preview:
 * `Google-Extended` and `Applebot-Extended` are read by Google and Apple for training alone.
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
