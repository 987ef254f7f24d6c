import { expect, test, vi } from 'vitest';
import { Page } from './cached-page';
import { createPageCache } from './page-cache';

const page = (text: string, status = 200) => new Page(status, Buffer.from(text), {}, true);

/** A `render` whose calls end when the test calls `end` with their index. */
function held() {
  const ends: ((page: Page) => void)[] = [];
  const render = vi.fn((_key: string) => new Promise<Page>((resolve) => ends.push(resolve)));
  return { render, end: (index: number, text: string) => ends[index]?.(page(text)) };
}

test('renders once for all who ask at the same time, and keeps the page', async () => {
  const { render, end } = held();
  const pages = createPageCache({ render, epoch: () => '1' });
  const asked = [pages.get('/'), pages.get('/'), pages.get('/')];
  end(0, 'a');
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  expect(pages.get('/')).toBe(await asked[0]);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a change of the content drops every page', async () => {
  let epoch = '1';
  const render = vi.fn(async (key: string) => page(`${key} ${epoch}`));
  const pages = createPageCache({ render, epoch: () => epoch });
  await pages.get('/');
  await pages.get('/publications');
  epoch = '2';
  expect((await pages.get('/')).body.toString()).toBe('/ 2');
  expect((await pages.get('/publications')).body.toString()).toBe('/publications 2');
});

test('a save that meets a rendering: its page is never kept, and who comes after the save does not get it', async () => {
  let epoch = '1';
  const { render, end } = held();
  const pages = createPageCache({ render, epoch: () => epoch });
  const early = pages.get('/');
  epoch = '2';
  const late = pages.get('/');
  end(1, 'new');
  end(0, 'old');
  expect((await early).body.toString()).toBe('old');
  expect((await late).body.toString()).toBe('new');
  expect((await pages.get('/')).body.toString()).toBe('new');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a save in the last moment of a rendering, with nobody asking meanwhile, is seen too', async () => {
  let epoch = '1';
  const { render, end } = held();
  const pages = createPageCache({ render, epoch: () => epoch });
  const early = pages.get('/');
  end(0, 'old');
  epoch = '2';
  await early;
  void pages.get('/');
  expect(render).toHaveBeenCalledTimes(2);
});

test('only a 200 is kept, and a failed rendering is tried again', async () => {
  const render = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(page('broken', 500)).mockResolvedValue(page('fine'));
  const pages = createPageCache({ render, epoch: () => '1' });
  await expect(pages.get('/')).rejects.toThrow('down');
  expect((await pages.get('/')).status).toBe(500);
  expect((await pages.get('/')).status).toBe(200);
  await pages.get('/');
  expect(render).toHaveBeenCalledTimes(3);
});

test('stays within its bounds, and drops what was used longest ago', async () => {
  const render = vi.fn(async (key: string) => page(key.repeat(10)));
  const pages = createPageCache({ render, epoch: () => '1', maxPages: 3 });
  for (const key of ['/', '/a', '/b']) await pages.get(key);
  await pages.get('/');
  await pages.get('/c');
  expect(pages.size()).toBe(3);
  await pages.get('/');
  expect(render).toHaveBeenCalledTimes(4);
  await pages.get('/a');
  expect(render).toHaveBeenCalledTimes(5);

  const small = createPageCache({ render, epoch: () => '1', maxBytes: 45 });
  for (const key of ['/a', '/b', '/c']) await small.get(key);
  expect(small.size()).toBe(2);
});

test('a flood of made-up questions drives out no page that has an address of its own', async () => {
  const render = vi.fn(async (key: string) => page(key));
  const pages = createPageCache({ render, epoch: () => '1', maxPages: 5 });
  await pages.get('/');
  for (let n = 0; n < 20; n += 1) await pages.get(`/publications?q=${n}`);
  expect(pages.size()).toBe(5);
  render.mockClear();
  for (const key of ['/', '/publications?q=19', '/publications?q=16']) await pages.get(key);
  expect(render).not.toHaveBeenCalled();
  await pages.get('/publications?q=15');
  expect(render).toHaveBeenCalledTimes(1);
});
