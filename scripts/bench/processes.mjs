// What the bench starts it also ends: at the end of a part, at its own end, and on Ctrl+C.
import { spawn } from 'node:child_process';
import { Stop } from '../lib/console.mjs';

/** @typedef {{ pid: number, output: () => string, ended: Promise<number | null>, end: (signal?: NodeJS.Signals) => Promise<void> }} Running */

/** @type {Set<Running>} */
const all = new Set();
let isEnding = false;

/**
 * Starts a program of its own, whose output is kept and can be watched. Throws once everything is being ended.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 * @returns {Running}
 */
export function start(program, args, { cwd, env, onLine } = {}) {
  if (isEnding) throw new Stop('Les mesures sont interrompues.');
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [text, rest] = ['', ''];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      text = (text + chunk).slice(-100_000);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    });
  }
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  /** @type {Running} */
  const running = {
    pid: child.pid ?? 0,
    output: () => text,
    ended,
    async end(signal = 'SIGTERM') {
      const cut = setTimeout(() => child.kill('SIGKILL'), 5000);
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
      clearTimeout(cut);
    },
  };
  all.add(running);
  ended.then(() => all.delete(running));
  return running;
}

/** Ends everything that still runs, and lets nothing else begin. */
export function endAll() {
  isEnding = true;
  return endRunning();
}

/** Ends what a part left, when it failed. */
export async function endRunning() {
  await Promise.all(Array.from(all, (running) => running.end()));
}

/** Ctrl+C, or the host's wish: nothing of the bench is left behind. */
export function endAllOnSignal() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      console.error('\nInterrompu : les programmes lancés sont arrêtés.');
      endAll().then(() => process.exit(130));
    });
  }
}
