// Runs other programs, with their output collected for an error message.
import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/**
 * Runs a program in the project's folder. Rejects only when it cannot be started.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Readonly<Record<string, string | undefined>>, show?: boolean }} [options] `show` prints the output instead of collecting it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/**
 * Runs a script with the Node of this process.
 * @param {string} script path inside the project
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
