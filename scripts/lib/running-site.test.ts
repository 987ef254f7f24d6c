import fs from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { env } from '../../lib/env';
import { restartOnSignal, runningSites } from './running-site';

afterEach(() => void vi.restoreAllMocks());

// What Node says of a folder that is to be made: of another user, on a read-only mount, and on a read-only mount with
// `recursive`, as under ProtectSystem=strict.
test.each(['EACCES', 'EROFS', 'ENOENT'])('a site whose code is read-only starts without a record: %s', (code) => {
  vi.spyOn(fs, 'mkdirSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  const listeners = process.listenerCount('SIGUSR2');
  restartOnSignal(env(), process.env);
  expect(process.listenerCount('SIGUSR2'), 'nobody restarts it').toBe(listeners);
  expect(runningSites().filter(({ pid }) => pid === process.pid)).toEqual([]);
});
