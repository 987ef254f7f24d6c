/**
 * Which addresses of the network another host may send the site to: those of everybody's internet, none of this machine
 * or its network.
 */
import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 that is not global (IANA special-purpose registry). */
const special = new BlockList();
// biome-ignore format: a table
const ranges: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 3],
];
for (const [network, prefix] of ranges) special.addSubnet(network, prefix, 'ipv4');

/** Of IPv6, 2000::/3 is global, but for documentation and what carries IPv4 (Teredo, 6to4). */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
tunnels.addSubnet('2001::', 23, 'ipv6');
tunnels.addSubnet('2001:db8::', 32, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');
tunnels.addSubnet('3fff::', 20, 'ipv6');

/** Whether an address is one of the public internet; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
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
