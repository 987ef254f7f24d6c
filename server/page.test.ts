import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { Page, type Variant } from './page';

const body = Buffer.from(Array.from({ length: 400 }, (_, n) => `<li>Publication ${n * 7919} de ${n % 13} auteurs</li>`).join(''));
const smallest = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }).length;
const make = (revalidates = true) => new Page(200, body, {}, revalidates);
const brotliOf = async (page: Page): Promise<Variant> => page.variant('br');

test('the first visitor gets a quick brotli; what is asked for again becomes as small as can be, once', async () => {
  const page = make();
  const first = await brotliOf(page);
  expect(brotliDecompressSync(first.body).equals(body)).toBe(true);
  expect(first.body.length).toBeGreaterThan(smallest);
  await brotliOf(page);
  await vi.waitFor(async () => expect((await brotliOf(page)).body.length).toBe(smallest));
  const improved = await brotliOf(page);
  expect(brotliDecompressSync(improved.body).equals(body)).toBe(true);
  expect(await brotliOf(page)).toBe(improved);
});

test('a page that is over by its turn is not improved any more', async () => {
  const [before, over, after] = [make(), make(), make()];
  const quickLength = (await brotliOf(over)).body.length;
  for (const page of [before, over, after]) {
    await brotliOf(page);
    await brotliOf(page);
  }
  over.retire();
  await vi.waitFor(async () => expect((await brotliOf(after)).body.length).toBe(smallest));
  expect((await brotliOf(before)).body.length).toBe(smallest);
  expect((await brotliOf(over)).body.length).toBe(quickLength);
});

test('other bytes have another ETag, and each of them is still this page', async () => {
  const page = make();
  const first = await brotliOf(page);
  await brotliOf(page);
  await vi.waitFor(async () => expect((await brotliOf(page)).headers.ETag).not.toBe(first.headers.ETag));
  const plain = await page.variant('identity');
  for (const { headers } of [first, await brotliOf(page), plain]) expect(page.matches(String(headers.ETag))).toBe(true);
});

test.each([
  ['"x", "TAG-gzip", W/"y"', true],
  ['W/"TAG-br"', true],
  ['*', true],
  ['"autre"', false],
  [undefined, false],
])('If-None-Match: %s', async (header, expected) => {
  const page = make();
  const tag = /"(.*)-identity"/.exec(String((await page.variant('identity')).headers.ETag))?.[1] ?? '';
  expect(page.matches(header?.replace('TAG', tag))).toBe(expected);
});

test('a page for one visitor is not worth the effort, and has no ETag', async () => {
  const page = make(false);
  const first = await brotliOf(page);
  expect(await brotliOf(page)).toBe(first);
  expect(first.headers.ETag).toBeUndefined();
});
