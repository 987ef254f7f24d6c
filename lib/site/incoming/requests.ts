/**
 * Prepares each request before Next reads it, and each response before it is sent (lib/site/start/start.ts): a client
 * can choose no IP address, nonce or internal header, a request that no route accepts goes to app/refus, and every
 * response has a content security policy.
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

/** The administration, sign-in and the API: Next's own responses there, such as redirects, set no cache headers. */
const isPrivate = /^\/(?:admin|api|login)(?=[/?]|$)/;

/** Response headers that expose Next's internals: an internal path, and the state of its cache. */
const nextHeaders = ['x-middleware-rewrite', 'x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'];

/** Request headers by which a client could choose a script nonce, skip a check or forge an IP address. */
const refusedHeaders = new Set([
  clientHeader,
  requestHeader,
  refusalHeader,
  'content-security-policy',
  'content-security-policy-report-only',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
]);

/** Makes a request ready for Next, and its response for the client. */
export function prepareRequest(request: IncomingMessage, response: ServerResponse, settings: Settings): void {
  request.url = withoutHost(request.url ?? '/');
  // In development, Next’s tools post to paths of their own.
  const refusal = isDevelopment() ? null : (refusalOf(request) ?? crossSiteRefusal(request, settings.SITE_URL));
  cleanHeaders(request, settings);
  completeHeaders(request.url, response, settings.SITE_URL.startsWith('https:'));
  if (refusal) routeToRefusal(request, refusal);
}

/**
 * Removes headers that a client may not set, and sets those for the client's IP address, the request's id and the
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
  // A public page is the same document for everyone: Next's client-side router runs in the administration only.
  const isRouters = isDevelopment() || hasRuntime(url);
  for (const name of Object.keys(headers))
    if (
      refusedHeaders.has(name) ||
      /^x-(?:forwarded|middleware)-/.test(name) ||
      (!isRouters && /^(?:rsc$|next-)/.test(name))
    )
      delete headers[name];
  if (headers.cookie !== undefined) headers.cookie = withoutDraftMode(headers.cookie);
  headers[clientHeader] = address;
  headers[requestHeader] = randomUUID();
  headers['x-forwarded-proto'] = SITE_URL.slice(0, SITE_URL.indexOf(':'));
}

/**
 * Without the cookies of Next's draft mode, which this site does not use: to a wrong one Next would respond with a page
 * that is cached for all and clears the cookie (`Set-Cookie`).
 */
const withoutDraftMode = (cookies: string): string =>
  cookies
    .split(';')
    .filter((cookie) => !/^\s*(?:__prerender_bypass|__next_preview_data)\s*=/.test(cookie))
    .join(';')
    .trim();

/**
 * Next accepts a server action only from the host that the request names, which a proxy may have replaced. An action
 * that is same-site by the API's rule gets the host of its origin; any other is refused.
 */
function crossSiteRefusal({ headers }: IncomingMessage, siteUrl: string): Refusal | null {
  const { origin, host } = headers;
  if (headers['next-action'] === undefined || origin === undefined) return null; // not from a browser; the action itself checks more
  if (!isOwnOrigin(origin, host, siteUrl) || !URL.canParse(origin)) return { status: 403, error: crossSiteError };
  headers.host = new URL(origin).host;
  return null;
}

/** Makes Next respond with a refusal, by app/refus. */
function routeToRefusal(request: IncomingMessage, refusal: Refusal): void {
  request.headers[refusalHeader] = encodeURIComponent(
    JSON.stringify({ ...refusal, isForPerson: isForPerson(request) }),
  );
  request.url = '/refus';
  if (request.method !== 'HEAD') request.method = 'GET';
}

/**
 * Next's `Vary` lists its client-side router's headers on every response; they are removed from requests for public
 * documents.
 */
function removeRouterFromVary(response: ServerResponse): void {
  const names = [response.getHeader('Vary') ?? []].flat().flatMap((value) => String(value).split(/\s*,\s*/));
  const remaining = names.filter((name) => name !== '' && !/^(?:rsc$|next-)/i.test(name));
  if (remaining.length > 0) response.setHeader('Vary', remaining.join(', '));
  else response.removeHeader('Vary');
}

/**
 * Adds on sending what the response lacks: a content security policy, HSTS on https, the length of a streamed body, and
 * `no-store` where it is private.
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
    if (!hasRuntime(url) && !isDevelopment()) removeRouterFromVary(response);
    const length = response.getHeader(lengthHeader);
    if (length !== undefined) {
      response.removeHeader(lengthHeader);
      response.setHeader('Content-Length', length);
    }
    for (const name of nextHeaders) response.removeHeader(name);
  });
}
