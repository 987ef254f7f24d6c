import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock';

let lock = '';
beforeEach(() => {
  lock = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lock ')), 'a', 'lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(path.dirname(path.dirname(lock)), { recursive: true });
});

/** Work that is never done before: whether this call did it. */
const worked = () =>
  withLock(
    lock,
    () => false,
    async () => {},
  );

function leave(content: string): void {
  fs.mkdirSync(path.dirname(lock));
  fs.symlinkSync(content, lock);
}

test('of two that come together one does the work, and the other finds it done', async () => {
  let times = 0;
  const once = () =>
    withLock(
      lock,
      () => times > 0,
      async () => {
        times += 1;
      },
    );
  expect((await Promise.all([once(), once()])).toSorted()).toEqual([false, true]);
  expect(times).toBe(1);
  expect(fs.readdirSync(path.dirname(lock))).toEqual([]);
});

test('work that fails leaves no lock', async () => {
  const failing = withLock(
    lock,
    () => false,
    async () => {
      throw new Error('disk');
    },
  );
  await expect(failing).rejects.toThrow('disk');
  expect(await worked()).toBe(true);
});

test('the lock of a process that was killed is taken over', async () => {
  leave(String(spawnSync(process.execPath, ['-e', '']).pid));
  expect(await worked()).toBe(true);
});

test('so is one of the same number, as in a container that was killed and started again', async () => {
  leave(String(process.pid));
  expect(await worked()).toBe(true);
});

test('and one that tells of no process', async () => {
  fs.mkdirSync(path.dirname(lock));
  fs.writeFileSync(lock, '');
  expect(await worked()).toBe(true);
});

test('so is one from before this machine’s last start, whose number another process may have', async () => {
  leave(String(process.ppid));
  const before = new Date(Date.now() - (os.uptime() + 120) * 1000);
  fs.lutimesSync(lock, before, before);
  expect(await worked()).toBe(true);
});

test('who may not write the lock does the work, and is told by it', async () => {
  vi.spyOn(fs, 'mkdirSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('EROFS'), { code: 'EROFS' });
  });
  expect(await worked()).toBe(true);
});
