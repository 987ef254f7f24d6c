import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

let home = '';
const lock = () => path.join(home, 'a', 'lock');
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'once-'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

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
  expect(
    await withLock(
      () => false,
      () => {},
      lock(),
    ),
  ).toBe(true);
});

test('a disk that is full leaves no lock behind', async () => {
  vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
    fs.closeSync(fs.openSync(String(file), 'wx'));
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  const work = () =>
    withLock(
      () => false,
      () => {},
      lock(),
    );
  await expect(work()).rejects.toThrow('full');
  expect(await work()).toBe(true);
});
