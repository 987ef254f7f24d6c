import 'server-only';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';

/**
 * Checks that an unsafe method comes from the site itself: `Sec-Fetch-Site: same-origin`, or an `Origin` that is SITE_URL's or the
 * request's own host. A call with neither header (a script) passes without cookies, or to sign in. Throws `forbidden` otherwise.
 */
export function assertSameSite(request: Pick<Request, 'headers'>, options: { readonly opensSession: boolean }): void {
  const fetchSite = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (fetchSite === 'same-origin') return;
  if (origin !== null) {
    if (isOwn(origin, request.headers.get('host')) && (fetchSite === null || fetchSite === 'none')) return;
    throw crossSite();
  }
  if (fetchSite !== null || (request.headers.has('cookie') && !options.opensSession)) throw crossSite();
}

function isOwn(origin: string, host: string | null): boolean {
  return origin === env().SITE_URL || origin === `http://${host}` || origin === `https://${host}`;
}

const crossSite = () => new Problem('forbidden', 'Cette requête ne vient pas du site : elle a été refusée');
