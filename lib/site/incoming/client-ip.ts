import { isIP } from 'node:net';

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
