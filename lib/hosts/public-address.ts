/**
 * Which IP addresses another host may redirect the site to: those of the public internet, none of this machine or its
 * network.
 */
import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import ranges from './special-addresses.json' with { type: 'json' };

/**
 * The non-global ranges of IPv4, and of IPv6 within 2000::/3 (IANA special-purpose registry): documentation, tunnels.
 */
const specialRanges = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [network, prefix] of Object.entries(ranges[family])) specialRanges.addSubnet(network, prefix, family);
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialRanges.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !specialRanges.check(address, 'ipv6');
}

/** Why a connection was not made. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * Resolves a name as `dns.lookup` does, and fails if any of its addresses is not public: the connection is made to an
 * address that was checked.
 */
export const publicLookup: LookupFunction = (name, options, done) => {
  dns.lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddress(name), '');
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    done(null, first?.address ?? '', first?.family);
  });
};
