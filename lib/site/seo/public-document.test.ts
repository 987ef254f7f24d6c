import { beforeEach, expect, test, vi } from 'vitest';
import { publicDocument } from './public-document';

let version = '';
let number = 0;
vi.mock('@/lib/site/public-pages/site-state', async (original) => ({
  ...(await original()),
  siteState: () => ({ version, isOffline: false, languages: ['fr'] }),
}));
beforeEach(() => {
  version = `version ${number++}`;
});

const ask = (address: string, write: () => Promise<string>, search?: string) =>
  publicDocument(new Request(`http://localhost${address}`), {
    type: 'text/plain',
    write,
    ...(search !== undefined && { search }),
  });

test('a document is made once per version of the site, ignoring query parameters that it does not read', async () => {
  const write = vi.fn(async () => version);
  const asked = Array.from({ length: 300 }, (_, index) => ask(`/cv?${index}`, write));
  const answers = await Promise.all(asked);
  expect(write).toHaveBeenCalledTimes(1);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set([version]));
  expect(Object.fromEntries(answers[0]?.headers ?? [])).toEqual({
    'cache-control': 'public, no-cache',
    'content-type': 'text/plain',
    etag: `W/"${version}"`,
  });
  version = 'later';
  expect(await (await ask('/cv', write)).text()).toBe('later');
});

test('many documents, and large ones, evict the oldest', async () => {
  const write = vi.fn(async () => 'x'.repeat(2 ** 20));
  for (let index = 0; index < 17; index++) await ask(`/publications/${index}/reference.bib`, write);
  await ask('/publications/16/reference.bib', write);
  expect(write).toHaveBeenCalledTimes(17);
  await ask('/publications/0/reference.bib', write);
  expect(write).toHaveBeenCalledTimes(18);
});
