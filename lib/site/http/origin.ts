import 'server-only';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { crossSiteError, isOwnOrigin } from '@/lib/own-origin';

/**
 * Checks that an unsafe method comes from the site itself: `Sec-Fetch-Site: same-origin`, or an `Origin` that is
 * SITE_URL's or the request's own host. Every browser sends one of the two, and keeps the session's cookie from other
 * sites (SameSite=Lax): a call with neither comes from a program, and passes. Throws `forbidden` otherwise.
 */
export function assertSameSite({ headers }: Pick<Request, 'headers'>): void {
  const fetchSite = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (fetchSite === 'same-origin' || (fetchSite === null && origin === null)) return;
  const isFetchedHere = fetchSite === null || fetchSite === 'none';
  if (origin === null || !isFetchedHere || !isOwnOrigin(origin, headers.get('host'), env().SITE_URL))
    throw new Problem('forbidden', crossSiteError);
}
