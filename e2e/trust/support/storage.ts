/** Storage that fails on purpose: a small disk, a read-only folder, a process that may not write. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDiskFull } from '../../../lib/error-codes';

type Disk = {
  readonly home: string;
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => void;
};

/** Mounts a tmpfs of `size` (such as `24m`); null if this user may not mount one. */
export function smallDisk(size: string): Disk | null {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio disk '));
  if (!runs('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', home])) {
    fs.rmdirSync(home);
    return null;
  }
  const ballast = path.join(home, 'ballast');
  return {
    home,
    fill: () => fillUp(ballast),
    free: () => fs.rmSync(ballast, { force: true }),
    remove: () => void (runs('umount', ['-l', home]) && fs.rmdirSync(home)),
  };
}

/** Makes a folder read-only for everyone; returns a function that undoes it, or null if this user may not mount. */
export function readOnlyFolder(folder: string): (() => void) | null {
  if (!runs('mount', ['--bind', folder, folder])) return null;
  runs('mount', ['-o', 'remount,bind,ro', folder]);
  return () => void runs('umount', ['-l', folder]);
}

/** Limits the size of the files that a running process may write; false if the machine has no `prlimit`. */
export const boundFiles = (pid: number, bytes: number | 'unlimited'): boolean =>
  runs('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

/** Fills the disk to the last byte, in ever smaller pieces. */
function fillUp(file: string): void {
  const handle = fs.openSync(file, 'a');
  for (let piece = 1024 * 1024; piece >= 1; piece = Math.floor(piece / 2)) {
    const bytes = Buffer.alloc(piece);
    try {
      for (;;) fs.writeSync(handle, bytes);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }
  fs.closeSync(handle);
}

function runs(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
