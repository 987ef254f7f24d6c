import { budget } from '@/lib/mathematics/budget';
import { renderQueue } from '@/lib/site/public-pages/render-queue';
import { pageTag, siteState } from '@/lib/site/public-pages/site-state';

/**
 * A document that is the same for every visitor: browsers cache it, and ask at each use whether the site has changed
 * (proxy.ts). Its tag is taken before `write` reads the content, so that a change meanwhile gets another one. It waits
 * for its turn like a search: an address with any query makes it anew.
 */
export async function publicDocument(
  type: string,
  write: () => Promise<BodyInit>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const tag = pageTag(siteState().version);
  const before = budget.refusals();
  const body = await renderQueue().search(write);
  const isFinal = budget.refusals() === before; // else some formulas are not made yet
  const caching: Readonly<Record<string, string>> = isFinal
    ? { 'Cache-Control': 'public, no-cache', ETag: tag }
    : { 'Cache-Control': 'no-store' };
  return new Response(body, { headers: { 'Content-Type': type, ...caching, ...headers } });
}
