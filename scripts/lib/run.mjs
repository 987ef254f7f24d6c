// Runs other programs quietly: what they say is shown when they fail.
import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Readonly<Record<string, string | undefined>>, show?: boolean }} [options] `show` passes the output on
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
 * Runs a program of `node_modules` with this same Node.
 * @param {string} script path inside the project
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
