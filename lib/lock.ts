// Work that is done once, though several commands may start together: one does it, the others wait and find it done.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, isDenied } from './error-codes.ts';

const held = new Set<string>();

/**
 * Runs `work` once across processes; returns whether this one ran it. `lock` is a dangling symlink: creating it and
 * writing its holder is atomic.
 */
export async function withLock(lock: string, isDone: () => boolean, work: () => Promise<void>): Promise<boolean> {
  if (isDone()) return false;
  for (let tries = 1; !take(lock); tries += 1) {
    if (tries === 15) console.log(`  … En attente d’une autre commande du site (${lock})`);
    await pause(100);
  }
  held.add(lock);
  try {
    if (isDone()) return false;
    await work();
    return true;
  } finally {
    held.delete(lock);
    fs.rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    fs.mkdirSync(path.dirname(lock), { recursive: true });
    fs.symlinkSync(String(process.pid), lock);
    return true;
  } catch (error) {
    if (isDenied(error)) return true; // the work itself will report what it may not write
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  if (isLeft(lock)) fs.rmSync(lock, { force: true });
  return false;
}

/** Whether the process that held the lock was killed, or the machine has been restarted since. */
function isLeft(lock: string): boolean {
  try {
    if (fs.lstatSync(lock).mtimeMs < Date.now() - (os.uptime() + 60) * 1000) return true;
    const pid = Number(fs.readlinkSync(lock));
    if (pid === process.pid) return !held.has(lock); // in a container numbers begin again
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return !['ENOENT', 'EPERM'].includes(errorCode(error)); // gone meanwhile, or another user's
  }
}
