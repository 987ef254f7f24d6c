// Starts programs for the benchmark, and ends them: at the end of a part, at its own end, and on Ctrl+C.
import { spawn } from 'node:child_process';
import { CliError } from '../../scripts/lib/console.mjs';

/** @typedef {{ pid: number, output: () => string, ended: Promise<number | null>, end: (signal?: NodeJS.Signals) => Promise<void> }} Running */

/** @type {Set<Running>} */
const all = new Set();
let isEnding = false;

/**
 * Starts a program. `onLine` gets each line of its output, of which the last 100,000 characters are kept. Throws a `CliError` after `endAll`.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 * @returns {Running}
 */
export function start(program, args, { cwd, env, onLine } = {}) {
  if (isEnding) throw new CliError('Les mesures sont interrompues.');
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

/** Ends every program that still runs, and lets no other start. */
export function endAll() {
  isEnding = true;
  return endRunning();
}

/** Ends every program that still runs, as after a part that failed. */
export async function endRunning() {
  await Promise.all(Array.from(all, (running) => running.end()));
}

/** Ends every program on Ctrl+C or a signal of the host, then exits with 130. */
export function endAllOnSignal() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      console.error('\nInterrompu : les programmes lancés sont arrêtés.');
      endAll().then(() => process.exit(130));
    });
  }
}
