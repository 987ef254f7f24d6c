// Resident memory of a process.
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../../scripts/lib/run.mjs';

/** @param {number} pid @returns {Promise<number>} resident memory in MiB */
export async function residentOf(pid) {
  const { output } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(output.trim()) / 1024;
}

/** The same after a pause, for the process to come to rest. @param {number} pid @param {number} [wait] ms */
export async function restingMemory(pid, wait = 3000) {
  await pause(wait);
  return residentOf(pid);
}
