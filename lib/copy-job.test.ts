import { expect, test } from 'vitest';
import { copyAddress } from './copy-job';

test('an address ends in a slash, and has neither query nor password', () => {
  expect(copyAddress('https://univ.fr/~nom')).toBe('https://univ.fr/~nom/');
  for (const value of [
    'univ.fr/~nom',
    'ftp://univ.fr/',
    'https://a:b@univ.fr/',
    'https://univ.fr/?a',
    'https://univ.fr/#a',
  ])
    expect(copyAddress(value), value).toBeNull();
});
