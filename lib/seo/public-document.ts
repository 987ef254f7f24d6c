import { pageTag, siteState } from '@/lib/public-pages/site-state';

/** A document that is the same for every visitor: browsers cache it, and ask at each use whether the site has changed (proxy.ts). */
export function publicDocument(body: string, type: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, no-cache', ETag: pageTag(siteState().version), ...headers } });
}
