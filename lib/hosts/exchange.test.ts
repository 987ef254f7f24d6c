import { expect, test } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookup } from './exchange';

test.each(['8.8.8.8', '193.48.96.10', '2001:660:3301::1', '2a00:1450::1'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...[
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
  ],
  ...[
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2001::1',
    '2001:db8::1',
  ],
  ...['2002:7f00:1::', 'localhost', '', '8.8.8'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a name that resolves to this machine is never connected to, in any form', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => publicLookup('localhost', { all }, resolve));
    expect(error).toBeInstanceOf(PrivateAddress);
  }
});
