import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Page } from './cached-page';
import { homePrewarmer } from './prewarm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a series of saves costs one rendering, when it is over', async () => {
  const get = vi.fn(async () => new Page(200, Buffer.from('page'), {}, true));
  const warm = homePrewarmer(get);
  for (let save = 0; save < 5; save += 1) {
    warm();
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(get).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(get).toHaveBeenCalledOnce();
});
