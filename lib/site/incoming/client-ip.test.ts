import { expect, test } from 'vitest';
import { clientIp } from './client-ip';

test.each([
  ['203.0.113.9', undefined, 0, '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['203.0.113.9', '1.2.3.4', 0, '203.0.113.9'],
  ['127.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
  ['127.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
  ['127.0.0.1', '1.2.3.4', 3, '1.2.3.4'],
  ['127.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
  ['127.0.0.1', 'x', 1, '127.0.0.1'],
  ['127.0.0.1', '', 1, '127.0.0.1'],
])('socket %s, X-Forwarded-For %s, %i hops: %s', (socket, forwarded, hops, address) =>
  expect(clientIp(socket, forwarded, hops)).toBe(address),
);

test('a hundred forged addresses are one client', () => {
  const seen = new Set(Array.from({ length: 100 }, (_, n) => clientIp('203.0.113.9', `10.0.0.${n}`, 0)));
  expect([...seen]).toEqual(['203.0.113.9']);
});
