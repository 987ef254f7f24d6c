// The programs that the benchmark needs beside Node, and the machine that it runs on.
import os from 'node:os';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { CliError } from '../../scripts/lib/console.mjs';
import { findOnPath, systemFolders } from '../../scripts/lib/find-on-path.mjs';
import { run } from '../../scripts/lib/run.mjs';

/**
 * Throws a `CliError` with one French line when a program is missing.
 * @param {{ browser: boolean, servers: boolean }} needs
 * @returns {Promise<{ browser: string }>} path of the browser's program; '' when none is needed
 */
export async function findTools({ browser, servers }) {
  const missing = servers ? ['wrk', 'nginx'].filter((name) => !findOnPath([name], systemFolders)) : [];
  if (missing.length > 0)
    throw new CliError(`Il manque ${missing.join(' et ')} : installez les paquets (Debian et Ubuntu : apt-get install wrk nginx-light chromium).`);
  return { browser: browser ? await findBrowser() : '' };
}

/** What the figures depend on, without the machine's name and folders. */
export async function describeMachine() {
  const version = async (/** @type {string} */ program, /** @type {string} */ flag, /** @type {RegExp} */ pattern) => {
    const { output } = await run(program, [flag]).catch(() => ({ output: '' }));
    return pattern.exec(output)?.[1] ?? 'absent';
  };
  return {
    cores: os.availableParallelism(),
    processor: (os.cpus()[0]?.model ?? 'inconnu').replace(/\s+/g, ' ').trim(),
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release().split('-')[0] ?? ''}`,
    node: process.versions.node,
    nginx: await version('nginx', '-v', /nginx\/([\d.]+)/),
    wrk: await version('wrk', '-v', /wrk (?:debian\/)?([\d.]+)/),
  };
}

/** The load average of the last minute: figures of a busy machine are worthless. */
export const busyness = () => Math.round((os.loadavg()[0] ?? 0) * 10) / 10;
