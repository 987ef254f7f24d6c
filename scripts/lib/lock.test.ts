import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock';

let home = '';
const lock = () => path.join(home, 'a', 'lock');
/** Work that is never done before: whether this call did it. */
const worked = () =>
  withLock(
    () => false,
    () => {},
    lock(),
  );
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'once-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(home, { recursive: true });
});

test('of several that start together one works, the others wait for it', async () => {
  let done = false;
  let finish = () => {};
  const working = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    await working;
    done = true;
  };
  const all = [1, 2, 3].map(() => withLock(() => done, work, lock()));
  finish();
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
  expect(fs.existsSync(lock())).toBe(false);
});

test('a failure frees the place, and a lock that a dead process left is taken over', async () => {
  await expect(
    withLock(
      () => false,
      () => Promise.reject(new Error('broken')),
      lock(),
    ),
  ).rejects.toThrow('broken');
  fs.writeFileSync(lock(), '4194305');
  expect(await worked()).toBe(true);
});

test('a lock with the number of this very process, which does not hold it, is taken over', async () => {
  fs.mkdirSync(path.dirname(lock()), { recursive: true });
  fs.writeFileSync(lock(), String(process.pid));
  expect(await worked()).toBe(true);
});

test('a lock of a process whose number another one has by now is taken over', async () => {
  fs.mkdirSync(path.dirname(lock()), { recursive: true });
  fs.writeFileSync(lock(), `${process.ppid} of an earlier process`);
  expect(await worked()).toBe(true);
});

test('a disk that is full leaves no lock behind', async () => {
  vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
    fs.closeSync(fs.openSync(String(file), 'wx'));
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  await expect(worked()).rejects.toThrow('full');
  expect(await worked()).toBe(true);
});

test('a lock that another command takes over meanwhile is left to it', async () => {
  fs.mkdirSync(path.dirname(lock()), { recursive: true });
  fs.writeFileSync(lock(), '4194305');
  const dead = Object.assign(new Error('dead'), { code: 'ESRCH' });
  vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    fs.writeFileSync(lock(), String(process.ppid)); // between this command's look and its taking over
    throw dead;
  });
  let isDone = false;
  const mine = withLock(
    () => isDone,
    () => {},
    lock(),
  );
  await pause(300);
  expect(fs.readFileSync(lock(), 'utf8')).toBe(String(process.ppid));
  isDone = true;
  fs.rmSync(lock());
  expect(await mine).toBe(false);
});

test('an empty lock is waited for while it is new, and taken over when it is old', async () => {
  fs.mkdirSync(path.dirname(lock()), { recursive: true });
  fs.writeFileSync(lock(), '');
  let count = 0;
  const mine = withLock(
    () => false,
    () => {
      count += 1;
    },
    lock(),
  );
  await pause(300);
  expect(count).toBe(0);
  fs.utimesSync(lock(), 0, 0);
  expect(await mine).toBe(true);
});

test('a lock from before the machine’s start is taken over, though its number is another process’s now', async () => {
  fs.mkdirSync(path.dirname(lock()), { recursive: true });
  fs.writeFileSync(lock(), String(process.ppid));
  const beforeBoot = Date.now() / 1000 - os.uptime() - 3600;
  fs.utimesSync(lock(), beforeBoot, beforeBoot);
  expect(await worked()).toBe(true);
});

test('a wait that lasts is told once, with what for', async () => {
  fs.mkdirSync(path.dirname(lock()), { recursive: true });
  fs.writeFileSync(lock(), String(process.ppid));
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const mine = worked();
  await vi.waitFor(() => expect(said).toHaveBeenCalled(), { timeout: 5000 });
  fs.rmSync(lock());
  expect(await mine).toBe(true);
  expect(said.mock.calls).toEqual([[expect.stringContaining(`(processus ${process.ppid})`)]]);
});
