/** robots.txt (RFC 9309). */
import { trainingCrawlers } from './training-crawlers';

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
