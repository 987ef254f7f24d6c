/** sitemap.xml: https://www.sitemaps.org/protocol.html */
import { xml } from '@/lib/xml';

export type Place = { readonly path: string; readonly changed?: Date };

/** The addresses of the public pages, absolute; a sitemap holds 50,000 at most. */
export function sitemap(origin: string, places: readonly Place[]): string {
  const urls = places.slice(0, 50_000).map(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `  <url><loc>${xml(origin + path)}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
