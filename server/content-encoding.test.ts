import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, preferredEncoding } from './content-encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['BR;q=0.5', 'br'],
  ['brotli, xgzip', 'identity'],
])('%s gives %s', (header, encoding) => expect(preferredEncoding(header)).toBe(encoding));

test('each encoding holds the same bytes', async () => {
  const body = Buffer.from('é'.repeat(1000));
  expect(await compress(body, 'identity')).toBe(body);
  expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
  expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
});
