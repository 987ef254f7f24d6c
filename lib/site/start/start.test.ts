import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { startMaintenance } from './start';

const child = vi.hoisted(() => ({ current: null as unknown }));
const spawn = vi.hoisted(() => vi.fn(() => child.current));
vi.mock('node:child_process', () => ({ spawn }));

test('killed upkeep is reported', async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const process = Object.assign(new EventEmitter(), { unref: () => {} });
  child.current = process;
  startMaintenance({ PORT: 3017, SITE_DIR: undefined });
  vi.advanceTimersByTime(60_000);
  process.emit('exit', 1, null);
  expect(said, 'it has said why itself').not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  process.emit('exit', null, 'SIGKILL');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('SIGKILL'));
  vi.useRealTimers();
});

test('sites that start together take turns, each at the same minute every day', () => {
  vi.useFakeTimers();
  child.current = Object.assign(new EventEmitter(), { unref: () => {} });
  spawn.mockClear();
  startMaintenance({ PORT: 3001, SITE_DIR: '/srv/portfolio/sites/un' });
  startMaintenance({ PORT: 3002, SITE_DIR: '/srv/portfolio/sites/deux' });
  const runs = [2, 1, 24 * 60 - 2, 1, 1].map((minutes) => {
    vi.advanceTimersByTime(minutes * 60_000);
    return spawn.mock.calls.length;
  });
  expect(runs).toEqual([1, 2, 2, 3, 4]);
  vi.useRealTimers();
});
