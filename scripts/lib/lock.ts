// Work that is done once, though several commands may start together: one does it, the others wait and find it done.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, isDenied } from '../../lib/error-codes.ts';
import { inRoot } from './project.ts';
import { isAlive, processMark } from './upgrade-switch.mjs';

/**
 * Does `work` unless it is done, under a lock file that other commands wait for. Returns whether this process did it.
 */
export async function withLock(
  isDone: () => boolean,
  work: () => unknown,
  lock = inRoot('.scratch/setup.lock'),
): Promise<boolean> {
  if (isDone()) return false;
  for (let tries = 1; !take(lock); tries += 1) {
    if (tries === 15)
      console.log(`  … En attente d’une autre commande du site${holderOf(lock)}, qui n’a pas fini (${lock})`);
    await pause(100);
  }
  try {
    if (isDone()) return false;
    await work();
    return true;
  } finally {
    held.delete(lock);
    fs.rmSync(lock, { force: true });
  }
}

/** Whether another command of the site is at work on what the commands prepare. */
export const isHeld = (lock = inRoot('.scratch/setup.lock')): boolean => fs.existsSync(lock) && !isLeft(lock);

/** The locks of this process. */
const held = new Set<string>();

function take(lock: string) {
  try {
    fs.mkdirSync(path.dirname(lock), { recursive: true });
    fs.writeFileSync(lock, `${process.pid} ${processMark(process.pid) ?? ''}`, { flag: 'wx' });
    held.add(lock);
    return true;
  } catch (error) {
    if (isDenied(error)) return true; // the work itself will report what it may not write
    if (errorCode(error) !== 'EEXIST') {
      fs.rmSync(lock, { force: true }); // a full disk leaves an empty lock, which would never be taken over
      throw error;
    }
  }
  if (isLeft(lock)) removeLeft(lock);
  return false;
}

/**
 * Removes a lock that was left behind. Of several commands that find it only one does, and looks at it again: the
 * others might remove the lock that the first has taken since.
 */
function removeLeft(lock: string) {
  const claim = `${lock}.claim`;
  try {
    fs.mkdirSync(claim);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (isOld(claim)) fs.rmSync(claim, { recursive: true, force: true }); // its command was killed, too
    return;
  }
  try {
    if (isLeft(lock)) fs.rmSync(lock, { force: true });
  } finally {
    fs.rmSync(claim, { recursive: true, force: true });
  }
}

/** The process that holds a lock, French, behind the words of a line; '' when it cannot be read. */
function holderOf(lock: string) {
  try {
    return ` (processus ${fs.readFileSync(lock, 'utf8').split(' ', 1)})`;
  } catch {
    return '';
  }
}

/** Whether the process that held the lock was killed, and left it behind. */
function isLeft(lock: string) {
  try {
    if (isBeforeBoot(lock)) return true; // its number may be another process's by now
    const text = fs.readFileSync(lock, 'utf8');
    if (text === '') return isOld(lock); // a new one is being written
    const [number = '', mark = ''] = text.split(/ (.*)/);
    const pid = Number(number);
    if (pid === process.pid) return !held.has(lock); // in a container, a process has the number of the one that was killed
    if (mark !== '') return !isAlive({ pid, mark });
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) !== 'ENOENT' && !isDenied(error);
  }
}

/** Whether a file has stood for longer than it takes to write it. */
const isOld = (file: string) =>
  Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) > 5000;

/** Whether a file is older than this machine's last start, with a minute of margin: both clocks are rough. */
const isBeforeBoot = (file: string) => fs.statSync(file).mtimeMs < Date.now() - (os.uptime() + 60) * 1000;
