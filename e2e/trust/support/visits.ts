/** Simulates visitors of the home page, and measures the site's memory, while something else runs. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Site } from '../../support/site';

const visitsASecond = 50;

export type Visits = {
  /** Time until each visitor had the whole page, in ms. */
  readonly waits: readonly number[];
  readonly statuses: ReadonlySet<number>;
  /** Resident memory of the site each second, in MiB. */
  readonly memory: readonly number[];
};

/** Starts fifty visits a second until `isOver`; they are independent, so a slow response delays no other visit. */
export async function visits(
  { origin, pid }: Site,
  isOver: () => boolean,
  onSecond?: (second: number) => void,
): Promise<Visits> {
  const waits: number[] = [];
  const statuses = new Set<number>();
  const memory: number[] = [];
  const visit = async () => {
    const asked = performance.now();
    statuses.add(await statusOf(origin));
    waits.push(performance.now() - asked);
  };
  const sample = async () => {
    memory.push(await residentMemory(pid));
  };
  const started = performance.now();
  const answers: Promise<void>[] = [];
  for (let number = 0; !isOver(); number += 1) {
    await after(Math.max(0, started + (number * 1000) / visitsASecond - performance.now()));
    answers.push(visit());
    if (number % visitsASecond !== 0) continue;
    answers.push(sample());
    onSecond?.(number / visitsASecond + 1);
  }
  await Promise.all(answers);
  return { waits, statuses, memory };
}

/** The status of a response that arrived whole, or 0. */
async function statusOf(address: string): Promise<number> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/**
 * Resident memory of a process, in MiB, from Linux's own account of it; elsewhere from `ps`, a process whose start
 * holds this one for tens of milliseconds, in which a visit that waits would seem slow.
 */
export async function residentMemory(pid: number): Promise<number> {
  const account = `/proc/${pid}/status`;
  if (fs.existsSync(account))
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(await fs.promises.readFile(account, 'utf8'))?.[1]) / 1024;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) / 1024;
}
