import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { startMaintenance } from './maintenance';

const child = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('node:child_process', () => ({ spawn: () => child.current }));

test('an upkeep that something killed is told', async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const process = Object.assign(new EventEmitter(), { unref: () => {} });
  child.current = process;
  startMaintenance();
  vi.advanceTimersByTime(60_000);
  process.emit('exit', 1, null);
  expect(said, 'it has said why itself').not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  process.emit('exit', null, 'SIGKILL');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('SIGKILL'));
  vi.useRealTimers();
});
