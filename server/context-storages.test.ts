import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteStorages, restingAfter } from './context-storages';

describe('storages at rest', () => {
  const { run, enterWith } = AsyncLocalStorage.prototype;
  beforeEach(() => () => Object.assign(AsyncLocalStorage.prototype, { run, enterWith }));

  it('are those that were used since the last rest, and can be used again', () => {
    const rest = noteStorages(20);
    const [used, unused] = [new AsyncLocalStorage<number>(), new AsyncLocalStorage<number>()];
    const [ofUsed, ofUnused] = [vi.spyOn(used, 'disable'), vi.spyOn(unused, 'disable')];
    expect(used.run(1, () => used.getStore())).toBe(1);
    rest();
    rest();
    expect(ofUsed).toHaveBeenCalledTimes(1);
    expect(ofUnused).not.toHaveBeenCalled();
    expect(used.run(2, () => used.getStore())).toBe(2);
  });

  it('are left alone where contexts cost nothing', () => {
    noteStorages(24);
    expect(AsyncLocalStorage.prototype.run).toBe(run);
  });
});

describe('rest', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('comes a while after the last work ended, whether it went well or not', async () => {
    const rest = vi.fn();
    const ends: ((fault?: Error) => void)[] = [];
    const work = restingAfter(() => new Promise<void>((resolve, reject) => ends.push((fault) => (fault ? reject(fault) : resolve()))), rest, 100);
    const [first, second] = [work(), work()];
    ends[0]?.();
    await first;
    vi.advanceTimersByTime(1000);
    expect(rest).not.toHaveBeenCalled();

    ends[1]?.(new Error('broken off'));
    await expect(second).rejects.toThrow('broken off');
    vi.advanceTimersByTime(99);
    const third = work();
    vi.advanceTimersByTime(1000);
    expect(rest).not.toHaveBeenCalled();

    ends[2]?.();
    await third;
    vi.advanceTimersByTime(100);
    expect(rest).toHaveBeenCalledTimes(1);
  });
});
