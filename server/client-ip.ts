/** The client's address, and the request headers that a client may not set. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { clientHeader, requestHeader } from '@/lib/front-headers';

/** Headers by which a client could choose a script nonce, skip a check or forge an address. */
const refused = new Set([clientHeader, 'content-security-policy', 'content-security-policy-report-only', 'forwarded', 'x-real-ip', 'x-client-ip']);

/**
 * The client's address: the socket's, or the one that the outermost of `hops` trusted proxies saw (TRUSTED_PROXIES).
 * Entries further left are the client's own and are ignored: a forged one would evade the limits per address.
 */
export function clientIp(socketAddress: string | undefined, forwardedFor: string | undefined, hops: number): string {
  const socket = plainAddress(socketAddress ?? '');
  if (hops === 0 || forwardedFor === undefined) return socket;
  const entries = forwardedFor.split(',').map((entry) => plainAddress(entry.trim()));
  const seen = entries.at(-hops) ?? entries[0] ?? '';
  return isIP(seen) === 0 ? socket : seen;
}

/** An address without brackets and port; IPv4 inside IPv6 becomes IPv4. */
function plainAddress(text: string): string {
  return text
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** Removes the headers that a client may not set, and sets those with the client's address, the request's id and the site's protocol. */
export function cleanRequest(request: IncomingMessage, hops: number, siteUrl: string): void {
  const { headers } = request;
  const forwarded = headers['x-forwarded-for'];
  const address = clientIp(request.socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, hops);
  for (const name of Object.keys(headers)) if (refused.has(name) || /^x-(?:forwarded|middleware)-/.test(name)) delete headers[name];
  headers[clientHeader] = address;
  headers[requestHeader] = randomUUID();
  headers['x-forwarded-proto'] = siteUrl.slice(0, siteUrl.indexOf(':'));
}

/** The request headers for a page that is rendered for everybody: none come from the visitor who asked first. */
export function headersForAll(siteUrl: string): Record<string, string> {
  const { host, protocol } = new URL(siteUrl);
  return { host, accept: 'text/html', 'x-forwarded-proto': protocol.slice(0, -1) };
}
