import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, type Encoded, Page, preferredEncoding } from './cached-page';

const body = Buffer.from(Array.from({ length: 400 }, (_, n) => `<li>Publication ${n * 7919} de ${n % 13} auteurs</li>`).join(''));
const make = (revalidates = true) => new Page(200, body, {}, revalidates);
const brotliOf = async (page: Page): Promise<Encoded> => page.encodedAs('br');

test('each encoding is made when it is first asked for, and kept', async () => {
  const page = make();
  const first = await brotliOf(page);
  expect(brotliDecompressSync(first.body).equals(body)).toBe(true);
  expect(first.headers['content-encoding']).toBe('br');
  expect(await brotliOf(page)).toBe(first);
  expect(page.bytes()).toBe(body.length + first.body.length);
});

test('an encoding that could not be made is made at the next request', async () => {
  let full = true;
  const page = new Page(200, body, {}, true, async (bytes) => {
    if (full) throw new Error('EMFILE');
    return bytes;
  });
  await expect(page.encodedAs('br')).rejects.toThrow('EMFILE');
  full = false;
  expect((await page.encodedAs('br')).body.equals(body)).toBe(true);
});

test('other bytes have another ETag, and each of them is still this page', async () => {
  const page = make();
  const all = await Promise.all((['br', 'gzip', 'identity'] as const).map((encoding) => page.encodedAs(encoding)));
  const tags = all.map(({ headers }) => String(headers.etag));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(page.matches(tag)).toBe(true);
});

test.each([
  ['"x", "TAG-gzip", W/"y"', true],
  ['W/"TAG-br"', true],
  ['*', true],
  ['"autre"', false],
  [undefined, false],
])('If-None-Match: %s', async (header, expected) => {
  const page = make();
  const tag = /"(.*)-identity"/.exec(String((await page.encodedAs('identity')).headers.etag))?.[1] ?? '';
  expect(page.matches(header?.replace('TAG', tag))).toBe(expected);
});

test('a page for one visitor has no ETag', async () => {
  const page = make(false);
  const first = await brotliOf(page);
  expect(await brotliOf(page)).toBe(first);
  expect(first.headers.etag).toBeUndefined();
});

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
