import { expect, test } from 'vitest';
import { preferredEncoding } from './encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=1.0, br;q=0.8, *;q=0.1', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.4, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=0.2, *;q=0', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['br;q=zut', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
])('« %s » prefers %s', (header, encoding) => expect(preferredEncoding(header)).toBe(encoding));
