import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenderQueue } from './render-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls `begin` for each key, and lists those that may be rendered. */
async function line(queue: ReturnType<typeof createRenderQueue>, keys: readonly string[]): Promise<string[]> {
  const begun: string[] = [];
  for (const key of keys) void queue.begin(key, key.startsWith('q')).then(() => begun.push(key));
  await vi.advanceTimersByTimeAsync(0);
  return begun;
}

test('two pages are rendered at once, one search among them; the others follow, searches last', async () => {
  const queue = createRenderQueue();
  const begun = await line(queue, ['q1', 'q2', 'q3', 'home', 'a', 'b']);
  expect(begun).toEqual(['home', 'a']);
  for (const [ended, next] of [
    ['home', 'b'],
    ['a', 'q1'],
    ['b', 'q1'],
    ['q1', 'q2'],
    ['q2', 'q3'],
  ] as const) {
    queue.end(ended);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.at(-1)).toBe(next);
  }
  queue.end('never begun');
  expect(begun).toHaveLength(6);
});

test('a search follows after as long as the one before it took; other pages do not wait', async () => {
  const queue = createRenderQueue();
  const begun = await line(queue, ['q1', 'q2']);
  await vi.advanceTimersByTimeAsync(300);
  queue.end('q1');
  begun.push(...(await line(queue, ['home'])));
  await vi.advanceTimersByTimeAsync(299);
  expect(begun).toEqual(['q1', 'home']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['q1', 'home', 'q2']);
});

test('a list as a file waits like a search, and others wait for it', async () => {
  const queue = createRenderQueue();
  const begun = await line(queue, ['q1']);
  const files: string[] = [];
  const ended = Promise.withResolvers<string>();
  const written = queue.search(() => {
    files.push('begun');
    return ended.promise;
  });
  begun.push(...(await line(queue, ['home'])));
  expect([begun, files]).toEqual([['q1', 'home'], []]);
  queue.end('q1');
  const after = await line(queue, ['q2']);
  expect([after, files]).toEqual([[], ['begun']]);
  ended.resolve('file');
  expect(await written).toBe('file');
  await vi.advanceTimersByTimeAsync(0);
  expect(after).toEqual(['q2']);
});

test('a render that never says its end gives its place up', async () => {
  const queue = createRenderQueue();
  const begun = await line(queue, ['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(begun).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b', 'c']);
});
