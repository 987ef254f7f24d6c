/** Upkeep of a running site: thins the history and the audit log, removes unused uploads. */
import { spawn } from 'node:child_process';
import type { Env } from '@/lib/env';
import { programArgs } from '@/lib/program';

/** In ms. */
const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * Runs the upkeep a minute after the start, once the first pages have been sent, then daily; sites that share a machine
 * and start together with it take turns within an hour, by their ports. It is a process of its
 * own, which frees its memory when it ends. It does not keep the site from ending, and one that fails only logs it.
 */
export function startMaintenance({ PORT, SITE_DIR }: Pick<Env, 'PORT' | 'SITE_DIR'>): void {
  const turn = SITE_DIR === undefined ? 0 : PORT % 60;
  const begin = () => {
    maintain();
    setInterval(maintain, day).unref();
  };
  setTimeout(begin, (1 + turn) * minute).unref();
}

function maintain(): void {
  const args = programArgs('maintain');
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('error', (error) => console.error(`L’entretien de la base n’a pas pu commencer : ${error.message}`));
  child.once('exit', (_code, signal) => {
    // Any other failure has been reported by the process itself.
    if (signal !== null) console.error(`L’entretien de la base a été interrompu (${signal}) ; il recommencera demain.`);
  });
  child.unref();
}
