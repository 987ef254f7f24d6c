/** Who asks, and what a client may not say about itself. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The header in which the application reads the client's address; whatever a client sends under this name is dropped. */
export const clientHeader = 'x-portfolio-client';
/** The header in which the application reads the request's id, for its log and journal; it is ours alone as well. */
export const requestHeader = 'x-portfolio-request';

/** Headers by which a client could choose a script nonce, skip a check or forge an address. */
const refused = new Set([
  clientHeader,
  'content-security-policy',
  'content-security-policy-report-only',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-next',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
]);

/**
 * The client's address: the socket's, or the one that the outermost of `hops` trusted proxies saw (TRUSTED_PROXIES).
 * Entries further left were written by the client and count for nothing (trust.md 5).
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, hops: number): string {
  const socket = plainAddress(socketAddress ?? '');
  if (hops === 0 || forwardedFor === undefined) return socket;
  const entries = forwardedFor.split(',').map((entry) => plainAddress(entry.trim()));
  const seen = entries.at(-hops) ?? entries[0] ?? '';
  return isIP(seen) === 0 ? socket : seen;
}

/** IPv4 inside IPv6, brackets and ports are ways of writing the same address. */
function plainAddress(text: string): string {
  return text
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** Leaves on the request only what the application may believe, and says who asks. */
export function cleanRequest(request: IncomingMessage, hops: number, siteUrl: string): void {
  const { headers } = request;
  const forwarded = headers['x-forwarded-for'];
  const address = clientAddress(request.socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, hops);
  for (const name of Object.keys(headers)) if (refused.has(name) || name.startsWith('x-forwarded-')) delete headers[name];
  headers[clientHeader] = address;
  headers[requestHeader] = randomUUID();
  headers['x-forwarded-proto'] = siteUrl.slice(0, siteUrl.indexOf(':'));
}

/** The headers of a rendering that is for everybody: nothing of the visitor who happened to ask first. */
export function headersForAll(siteUrl: string): Record<string, string> {
  const { host, protocol } = new URL(siteUrl);
  return { host, accept: 'text/html', 'x-forwarded-proto': protocol.slice(0, -1) };
}
