/**
 * Which addresses of the network another host may send the site to: those of everybody's internet, none of this machine
 * or its network.
 */
import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import ranges from './special-addresses.json' with { type: 'json' };

/** Of IPv4, and within 2000::/3 of IPv6, what is not global (IANA special-purpose registry): documentation, tunnels. */
const special = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [network, prefix] of Object.entries(ranges[family])) special.addSubnet(network, prefix, family);
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Why a connection was not made. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * Resolves a name as `dns.lookup` does, and fails where it leads to any address that is not public: the connection is
 * made to what was checked.
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
