import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue';

test('so many run at once and so many wait, in order; the next is told to come back, and there is room again afterwards', async () => {
  const queue = new WorkQueue({ concurrency: 2, queueLimit: 3, retryAfter: 5 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) =>
    queue.run(() => {
      begun.push(id);
      return new Promise<number>((resolve) => ends.push(() => resolve(id)));
    });
  const all = [1, 2, 3, 4, 5].map(work);
  await expect(work(6)).rejects.toMatchObject({ code: 'busy', extras: { retryAfter: 5 } });
  expect(begun).toEqual([1, 2]);
  for (const [at, one] of all.entries()) {
    ends[at]?.();
    expect(await one).toBe(at + 1);
  }
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(await queue.run(async () => 'free')).toBe('free');
});

test('work that fails makes room for the next', async () => {
  const queue = new WorkQueue({ concurrency: 1, queueLimit: 0, retryAfter: 1 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 1)).toBe(1);
});

test('high priority goes first, and a full queue of the other takes no place of it', async () => {
  const queue = new WorkQueue({ concurrency: 1, queueLimit: 1, retryAfter: 1 });
  const begun: string[] = [];
  const work = (name: string) => async () => void begun.push(name);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = queue.run(() => promise);
  const normal = queue.run(work('normal'));
  await expect(queue.run(work('one too many'))).rejects.toMatchObject({ code: 'busy' });
  const high = queue.run(work('high'), { priority: 'high' });
  resolve();
  await Promise.all([first, normal, high]);
  expect(begun).toEqual(['high', 'normal']);
});

/** A queue that is busy until `free` is called; `ask` notes the order in which networks get their turn. */
function busyQueue(queueLimit: number) {
  const queue = new WorkQueue({ concurrency: 1, queueLimit, retryAfter: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = queue.run(() => promise);
  const turns: string[] = [];
  const ask = (network: string, signal?: AbortSignal) =>
    queue.run(async () => void turns.push(network), { network, ...(signal && { signal }) });
  const free = async (...waiting: Promise<void>[]) => {
    resolve();
    await Promise.all([first, ...waiting]);
    return turns;
  };
  return { ask, free };
}

test('networks take turns', async () => {
  const { ask, free } = busyQueue(9);
  expect(await free(...['a', 'a', 'a', 'b', 'c', 'b'].map((network) => ask(network)))).toEqual([
    ...['a', 'b', 'c', 'a', 'b', 'a'],
  ]);
});

test('who comes while another network has its turn waits for that one alone', async () => {
  const queue = new WorkQueue({ concurrency: 1, queueLimit: 9, retryAfter: 1 });
  const turns: string[] = [];
  const ask = (network: string) => queue.run(async () => void turns.push(network), { network });
  let other: Promise<void> | undefined;
  const coming = async () => {
    turns.push('a');
    other = ask('b');
  };
  await Promise.all([ask('a'), queue.run(coming, { network: 'a' }), ask('a'), ask('a')]);
  await other;
  expect(turns).toEqual(['a', 'a', 'b', 'a', 'a']);
});

test('a full queue refuses the last of the network with most in it, and a network that would have as many', async () => {
  const { ask, free } = busyQueue(3);
  const [first, second, third] = ['a', 'a', 'a'].map((network) => ask(network));
  const refused = expect(third).rejects.toMatchObject({ code: 'busy' });
  const other = ask('b');
  await refused;
  await expect(ask('b')).rejects.toMatchObject({ code: 'busy' });
  await expect(ask('a')).rejects.toMatchObject({ code: 'busy' });
  expect(await free(...[first, second, other].filter((each) => each !== undefined))).toEqual(['a', 'b', 'a']);
});

test('who has left has no turn, and no place', async () => {
  const { ask, free } = busyQueue(1);
  const leaving = new AbortController();
  const left = expect(ask('a', leaving.signal)).rejects.toMatchObject({ code: 'busy' });
  leaving.abort();
  await left;
  await expect(ask('a', leaving.signal)).rejects.toMatchObject({ code: 'busy' });
  expect(await free(ask('b'))).toEqual(['b']);
});
