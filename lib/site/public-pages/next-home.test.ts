import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '@/lib/sqlite';
import { scratchDatabase } from '@/lib/testing/scratch-database';

const { close, file } = await scratchDatabase();
const { write } = await import('@/lib/site/db/client');
const { recordServer } = await import('./next-home');
const { renderQueue } = await import('./render-queue');
const { isOwnCall, siteState } = await import('./site-state');

/** Stands in for the site, which makes a page when a test says so. */
const asked: { readonly url: string; readonly key: string; readonly response: ServerResponse }[] = [];
const server = http.createServer(({ url = '', headers }, response) =>
  asked.push({ url, key: String(headers['x-own-call']), response }),
);
await once(server.listen(0, '127.0.0.1'), 'listening');
recordServer(server);
afterAll(() => {
  server.close();
  return close();
});

const shown = () => siteState().version;
let before = '';
beforeEach(() => {
  asked.length = 0;
  before = shown();
  renderQueue().isMade = () => true;
});

/** Resolves to the version that visitors have when the change is answered. */
const change = (id: string) =>
  write((tx) => tx.section.create({ data: { id, title: id, type: 'text', order: 1, content: '""' } })).then(shown);
const newestAsked = () => expect.poll(() => asked.at(-1)?.url === `/v/${siteState().coming.at(-1)}/fr`).toBe(true);

test('visitors keep the version before until the home page is made, for all changes meanwhile at once', async () => {
  const first = change('a');
  await newestAsked();
  const others = ['b', 'c', 'd'].map(change);
  await expect.poll(() => siteState().coming.length).toBe(4);
  expect(shown()).toBe(before);
  const [own, , , last] = siteState().coming;
  expect(['', asked[0]?.key ?? ''].map((key) => isOwnCall(new Headers({ 'x-own-call': key })))).toEqual([false, true]);
  asked[0]?.response.end();
  expect(await first).toBe(own);
  await newestAsked();
  expect(shown()).toBe(own);
  asked[1]?.response.end();
  expect(await Promise.all(others)).toEqual([last, last, last]);
  expect(asked).toHaveLength(2);
});

test('a page that cannot be made hides no change', async () => {
  const answer = change('e');
  await newestAsked();
  asked[0]?.response.destroy();
  expect(await answer).not.toBe(before);
});

test('what another program changes meanwhile is seen at once', async () => {
  const answer = change('f');
  await newestAsked();
  const other = openDatabase(file);
  other.exec("UPDATE Section SET visible = 0 WHERE id = 'f'");
  other.close();
  const { version, coming } = siteState();
  expect(coming).toEqual([]);
  expect(version).not.toBe(before);
  asked[0]?.response.end();
  expect(await answer).toBe(version);
});

test('nothing is made of what fails or visitors do not see, nor where nobody has read the home page', async () => {
  await write((tx) => tx.setting.create({ data: { key: 'a', value: '' } }));
  const failing = write(async (tx) => {
    await tx.section.deleteMany();
    throw new Error();
  });
  await expect(failing).rejects.toThrow();
  expect(shown()).toBe(before);
  renderQueue().isMade = () => false;
  expect(await change('g')).not.toBe(before);
  expect(asked).toEqual([]);
});
