import { pageTag, siteState } from '@/lib/public-pages/site-state';

/**
 * A document that is the same for every visitor: browsers cache it, and ask at each use whether the site has changed (proxy.ts). Its tag is
 * taken before `write` reads the content, so that a change meanwhile gets another one.
 */
export async function publicDocument(type: string, write: () => Promise<string>, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const tag = pageTag(siteState().version);
  return new Response(await write(), { headers: { 'Content-Type': type, 'Cache-Control': 'public, no-cache', ETag: tag, ...headers } });
}
