import { expect, test } from 'vitest';
import { Places } from './places';

test('so many run at once and so many wait, in order; the next is told to come back, and places are free again afterwards', async () => {
  const places = new Places({ atOnce: 2, waiting: 3, retryAfter: 5 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) =>
    places.run(() => {
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
  expect(await places.run(async () => 'free')).toBe('free');
});

test('work that fails gives its place back', async () => {
  const places = new Places({ atOnce: 1, waiting: 0, retryAfter: 1 });
  await expect(places.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await places.run(async () => 1)).toBe(1);
});
