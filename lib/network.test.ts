import { expect, test } from 'vitest';
import { isLoopback, localOrigin, networkOf } from './network';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:0db8:0000:0007:0:0:0:1', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['inconnue', 'inconnue'],
  ['host', 'host'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
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
