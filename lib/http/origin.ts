import 'server-only';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { crossSiteError, isOwnOrigin } from '@/lib/own-origin';

/**
 * Checks that an unsafe method comes from the site itself: `Sec-Fetch-Site: same-origin`, or an `Origin` that is SITE_URL's or the
 * request's own host. A call with neither header (a script) passes without cookies, or to sign in. Throws `forbidden` otherwise.
 */
export function assertSameSite(request: Pick<Request, 'headers'>, options: { readonly opensSession: boolean }): void {
  const fetchSite = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (fetchSite === 'same-origin') return;
  if (origin !== null) {
    if (isOwnOrigin(origin, request.headers.get('host'), env().SITE_URL) && (fetchSite === null || fetchSite === 'none')) return;
    throw crossSite();
  }
  if (fetchSite !== null || (request.headers.has('cookie') && !options.opensSession)) throw crossSite();
}

const crossSite = () => new Problem('forbidden', crossSiteError);
