import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { clientIp } from './client-ip';

test.each(rowsOf('lib/site/incoming/client-ip.txt'))('$input: $outputs', ({ input, outputs: [address] }) => {
  const [, socket, hops, forwarded] = /^(\S+), (\d) proxies(?:: ?(.*))?$/.exec(input) ?? [];
  expect(clientIp(socket, forwarded, Number(hops))).toBe(address);
});

test('a hundred forged addresses are one client', () => {
  const seen = new Set(Array.from({ length: 100 }, (_, n) => clientIp('203.0.113.9', `10.0.0.${n}`, 0)));
  expect([...seen]).toEqual(['203.0.113.9']);
});
