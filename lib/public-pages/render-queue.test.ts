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

test('two pages are rendered at once; the others follow, searches last', async () => {
  const queue = createRenderQueue();
  const begun = await line(queue, ['q1', 'q2', 'q3', 'home', 'q4']);
  expect(begun).toEqual(['q1', 'q2']);
  for (const [ended, next] of [
    ['q2', 'home'],
    ['home', 'q3'],
    ['q1', 'q4'],
  ] as const) {
    queue.end(ended);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.at(-1)).toBe(next);
  }
  queue.end('never begun');
  expect(begun).toHaveLength(5);
});

test('a render that never says its end gives its place up', async () => {
  const queue = createRenderQueue();
  const begun = await line(queue, ['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(begun).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b', 'c']);
});
