/**
 * Prepares each request before Next reads it, and each answer before it is sent (lib/site/start/start.ts): a client can
 * choose no address, nonce or internal header, a request that no route accepts goes to app/refus, and every answer has
 * a policy.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { clientIp, crossSiteError, isOwnOrigin } from '@/lib/network';
import { dataPolicy, documentPolicy, hasRuntime } from '@/lib/site/public-pages/policy';
import { clientHeader, lengthHeader, refusalHeader, requestHeader } from './headers';
import { isForPerson, type Refusal, refusalOf, withoutHost } from './refusals';

const isDevelopment = () => process.env.NODE_ENV === 'development';

type Settings = { readonly TRUSTED_PROXIES: number; readonly SITE_URL: string };

/**
 * The administration, signing in and the API: Next's own answers to their addresses, such as redirects, say nothing of
 * caches.
 */
const isPrivate = /^\/(?:admin|api|login)(?=[/?]|$)/;

/** Headers that expose Next's internals: an internal address, and the state of its cache. */
const ofNext = ['x-middleware-rewrite', 'x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'];

/** Headers by which a client could choose a script nonce, skip a check or forge an address. */
const refused = new Set([
  clientHeader,
  requestHeader,
  refusalHeader,
  'content-security-policy',
  'content-security-policy-report-only',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
]);

/** Makes a request ready for Next, and its answer for the client. */
export function prepareRequest(request: IncomingMessage, response: ServerResponse, settings: Settings): void {
  request.url = withoutHost(request.url ?? '/');
  // In development, Next’s tools post to addresses of their own.
  const refusal = isDevelopment() ? null : (refusalOf(request) ?? crossSiteRefusal(request, settings.SITE_URL));
  cleanHeaders(request, settings);
  completeHeaders(request.url, response, settings.SITE_URL.startsWith('https:'));
  if (refusal) leadToRefusal(request, refusal);
}

/**
 * Removes the headers that a client may not set, and sets those with the client's address, the request's id and the
 * site's protocol.
 */
function cleanHeaders(request: IncomingMessage, { TRUSTED_PROXIES, SITE_URL }: Settings): void {
  const { headers, url = '/' } = request;
  const forwarded = headers['x-forwarded-for'];
  const address = clientIp(
    request.socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    TRUSTED_PROXIES,
  );
  // A public page is its document whoever asks: the client-side router of Next runs in the administration alone.
  const isRouters = isDevelopment() || hasRuntime(url);
  for (const name of Object.keys(headers))
    if (refused.has(name) || /^x-(?:forwarded|middleware)-/.test(name) || (!isRouters && /^(?:rsc$|next-)/.test(name)))
      delete headers[name];
  if (headers.cookie !== undefined) headers.cookie = withoutDraftMode(headers.cookie);
  headers[clientHeader] = address;
  headers[requestHeader] = randomUUID();
  headers['x-forwarded-proto'] = SITE_URL.slice(0, SITE_URL.indexOf(':'));
}

/**
 * Without the cookies of Next's draft mode, which this site has not: Next would answer a wrong one by a page that is kept
 * for all and takes the cookie back (`Set-Cookie`).
 */
const withoutDraftMode = (cookies: string): string =>
  cookies
    .split(';')
    .filter((cookie) => !/^\s*(?:__prerender_bypass|__next_preview_data)\s*=/.test(cookie))
    .join(';')
    .trim();

/**
 * Next takes a server action from the host that the request names alone, which a proxy may have replaced by the
 * server's own. An action of the site, by the rule of the API, is given the host of its origin; one of another site is
 * refused.
 */
function crossSiteRefusal({ headers }: IncomingMessage, siteUrl: string): Refusal | null {
  const { origin, host } = headers;
  if (headers['next-action'] === undefined || origin === undefined) return null; // no browser sent it; the action itself asks for more
  if (!isOwnOrigin(origin, host, siteUrl) || !URL.canParse(origin)) return { status: 403, error: crossSiteError };
  headers.host = new URL(origin).host;
  return null;
}

/** Has Next answer with a refusal, by app/refus. */
function leadToRefusal(request: IncomingMessage, refusal: Refusal): void {
  request.headers[refusalHeader] = encodeURIComponent(
    JSON.stringify({ ...refusal, isForPerson: isForPerson(request) }),
  );
  request.url = '/refus';
  if (request.method !== 'HEAD') request.method = 'GET';
}

/**
 * Next says of every answer that it depends on what its client-side router asks for, which is taken out of requests for
 * anything but its documents.
 */
function leaveRouterOutOfVary(response: ServerResponse): void {
  const names = [response.getHeader('Vary') ?? []].flat().flatMap((value) => String(value).split(/\s*,\s*/));
  const kept = names.filter((name) => name !== '' && !/^(?:rsc$|next-)/i.test(name));
  if (kept.length > 0) response.setHeader('Vary', kept.join(', '));
  else response.removeHeader('Vary');
}

/**
 * Adds, when the answer is sent, what it does not set itself: a policy, HSTS on https, the length of a streamed body,
 * that what is private is not stored.
 */
function completeHeaders(url: string, response: ServerResponse, isHttps: boolean): void {
  onHeaders(response, () => {
    if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=63072000');
    if (isPrivate.test(url) && !response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
    // A 304 would give the browser's copy another policy.
    if (!response.hasHeader('Content-Security-Policy') && response.statusCode !== 304 && !isDevelopment()) {
      const isDocument = String(response.getHeader('Content-Type')).startsWith('text/html');
      response.setHeader('Content-Security-Policy', isDocument ? documentPolicy([]) : dataPolicy);
    }
    if (!hasRuntime(url) && !isDevelopment()) leaveRouterOutOfVary(response);
    const length = response.getHeader(lengthHeader);
    if (length !== undefined) {
      response.removeHeader(lengthHeader);
      response.setHeader('Content-Length', length);
    }
    for (const name of ofNext) response.removeHeader(name);
  });
}
