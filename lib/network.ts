import { isIP } from 'node:net';

/**
 * The network that a limit counts: an IPv4 address itself; for an IPv6 address its /64, which one subscriber has to
 * itself (`2001:db8:0:7::/64`). IPv4 inside IPv6 (`::ffff:192.0.2.1`) is IPv4. What is no address is returned
 * unchanged.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, which `URL` normalises; a zone (`%eth0`) is left out. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** Whether a host, as a setting or a URL names it, or an address is reached from this machine alone. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

/**
 * The address by which this machine itself reaches a server that listens at `host`. What listens at `::` hears IPv4 too,
 * and `::1` is missing where IPv6 is switched off, as in most containers.
 */
const localHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/** Where this machine itself reaches a server that listens at `host`, without a trailing slash. */
export function localOrigin(host: string, port: number): string {
  const address = localHost(host);
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

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

/** Whether an `Origin` is the site's: that of SITE_URL, or the host that the request itself names. */
export const isOwnOrigin = (origin: string, host: string | null | undefined, siteUrl: string): boolean =>
  origin === siteUrl || origin === `http://${host}` || origin === `https://${host}`;

export const crossSiteError = 'Cette requête ne vient pas du site : elle a été refusée';
