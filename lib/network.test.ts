import { expect, test } from 'vitest';
import { rowsOf, tableOf } from '@/lib/testing/rows';
import { clientIp, isLoopback, localOrigin, networkOf } from './network';

test.each(tableOf('lib/network.txt', 'networks'))('the network of %s is %s', (address = '', network) => {
  expect(networkOf(address)).toBe(network);
});

test('what is reached from this machine alone', () => {
  expect(['localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]'].filter((host) => !isLoopback(host))).toEqual([]);
  expect(['0.0.0.0', '::', '192.168.1.4', 'localhost.exemple.org', '127.exemple.org', ''].filter(isLoopback)).toEqual(
    [],
  );
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('a server that listens at %s is reached at %s', (host, origin) => {
  expect(localOrigin(host, 3000)).toBe(origin);
});

test.each(rowsOf('lib/network-clients.txt'))('$input: $outputs', ({ input, outputs: [address] }) => {
  const [, socket, hops, forwarded] = /^(\S+), (\d) proxies(?:: ?(.*))?$/.exec(input) ?? [];
  expect(clientIp(socket, forwarded, Number(hops))).toBe(address);
});

test('a hundred forged addresses are one client', () => {
  const seen = new Set(Array.from({ length: 100 }, (_, n) => clientIp('203.0.113.9', `10.0.0.${n}`, 0)));
  expect([...seen]).toEqual(['203.0.113.9']);
});
