import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenderQueue } from './render-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls `begin` for each key, and lists those that may be rendered. */
async function line(queue: ReturnType<typeof createRenderQueue>, keys: readonly string[]): Promise<string[]> {
  const begun: string[] = [];
  for (const key of keys)
    void queue.begin(key, key.startsWith('q'), { network: key }).then((may) => may && begun.push(key));
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

test('a search follows after as long as the one before it took, a quarter of a second at most; other pages do not wait', async () => {
  const queue = createRenderQueue();
  const begun = await line(queue, ['q1', 'q2', 'q3']);
  await vi.advanceTimersByTimeAsync(200);
  queue.end('q1');
  begun.push(...(await line(queue, ['home'])));
  await vi.advanceTimersByTimeAsync(199);
  expect(begun).toEqual(['q1', 'home']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['q1', 'home', 'q2']);
  await vi.advanceTimersByTimeAsync(5000);
  queue.end('q2');
  await vi.advanceTimersByTimeAsync(250);
  expect(begun).toEqual(['q1', 'home', 'q2', 'q3']);
});

test('all who ask for a page have one turn, which is given up once they have all left', async () => {
  const queue = createRenderQueue();
  await line(queue, ['q1']);
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [first, second].map(({ signal }) => queue.begin('q2', true, { network: 'a', signal }));
  first.abort();
  queue.end('q1');
  await vi.advanceTimersByTimeAsync(0);
  expect(await Promise.all(asked)).toEqual([true, true]);
  queue.end('q2');

  await line(queue, ['q3']);
  const leaving = new AbortController();
  const left = queue.begin('q4', true, { network: 'a', signal: leaving.signal });
  leaving.abort();
  expect(await left).toBe(false);
  const after = await line(queue, ['q5', 'q4']);
  for (const key of ['q3', 'q5']) {
    queue.end(key);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(after).toEqual(['q5', 'q4']);
});

test('of 300 searches from one network 40 wait, and somebody else’s is the next', async () => {
  const queue = createRenderQueue();
  const answers: boolean[] = [];
  for (let number = 0; number < 300; number++)
    void queue.begin(`flood ${number}`, true, { network: 'flood' }).then((may) => answers.push(may));
  await vi.advanceTimersByTimeAsync(0);
  expect([answers.filter((may) => may).length, answers.filter((may) => !may).length]).toEqual([1, 259]);
  const visitor = await line(queue, ['q']);
  expect(visitor).toEqual([]);
  queue.end('flood 0');
  await vi.advanceTimersByTimeAsync(0);
  expect(visitor).toEqual(['q']);
});

test('a render that never says its end gives its place up', async () => {
  const queue = createRenderQueue();
  const begun = await line(queue, ['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(begun).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b', 'c']);
});
