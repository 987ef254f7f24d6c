// The servers that are compared: the site as `npm start` runs it, an empty Next page, and Node alone.
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeUsedSite } from '../../e2e/support/used-site.mjs';
import { inRoot, root } from '../../scripts/lib/project.mjs';
import { start } from './processes.mjs';

export const owner = { email: 'bench@exemple.org', password: 'mot de passe du banc' };

/** @typedef {import('./processes.mjs').Running & { port: number, origin: string, home: string, firstAnswer: number, lines: { text: string, at: number }[] }} Site */

/** Makes the data of a site that has been used for a year; returns the body for one sign-in. @param {string} home */
export async function usedData(home) {
  fs.mkdirSync(home, { recursive: true });
  const { email, password, recoveryCodes } = await makeUsedSite(home);
  return { email, password, code: recoveryCodes[0] ?? '' };
}

/** The settings of a site whose data is in `home`. @param {string} home @param {number} port @returns {NodeJS.ProcessEnv} */
function settings(home, port) {
  const given = ['SITE_URL', 'SESSION_SECRET', 'TRUSTED_PROXIES', 'HOST', 'INIT_CWD', 'NODE_OPTIONS'];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !given.includes(name)));
  return {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    DATABASE_URL: `file:${path.join(home, 'portfolio.db')}`,
    UPLOADS_DIR: path.join(home, 'uploads'),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
}

/**
 * Starts the site as `npm start` does, and waits for its first 200; with `unvisited`, only until it prints that it is ready.
 * @param {string} home folder of its data
 * @param {{ cwd?: string, patience?: number, unvisited?: boolean, port?: number, byNext?: boolean }} [options] `cwd`: another copy of the project;
 *   `patience`: in ms; `port`: by default a free one; `byNext`: as `next start` does
 * @returns {Promise<Site>} `firstAnswer`: ms from the start to the first 200; `lines`: what it printed, each with the ms since the start
 */
export async function startSite(home, { cwd = root, patience, unvisited = false, port: given, byNext = false } = {}) {
  fs.mkdirSync(home, { recursive: true });
  const port = given ?? (await freePort());
  /** @type {{ text: string, at: number }[]} */
  const lines = [];
  const began = performance.now();
  const env = settings(home, port);
  const command = byNext ? ['node_modules/next/dist/bin/next', 'start', '--port', String(port)] : ['scripts/start.mjs'];
  const running = start(process.execPath, command, { cwd, env, onLine: (text) => lines.push({ text, at: performance.now() - began }) });
  const origin = `http://127.0.0.1:${port}`;
  if (!unvisited) await answers(`${origin}/`, running, patience);
  const firstAnswer = performance.now() - began;
  await until(() => running.output().includes('Administration : '), running, patience);
  return { ...running, port, origin, home, firstAnswer, lines };
}

/** An empty static page of the same Next, built in `folder` inside the project. @param {string} folder */
export async function startEmptyNext(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(inRoot('tools/bench/empty-app'), folder, { recursive: true });
  const next = 'node_modules/next/dist/bin/next';
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production'), NEXT_TELEMETRY_DISABLED: '1' };
  const build = start(process.execPath, [inRoot(next), 'build', folder], { cwd: root, env });
  if ((await build.ended) !== 0) throw new Error(`next build of the empty page: ${build.output()}`);
  const port = await freePort();
  const running = start(process.execPath, [inRoot(next), 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'], { cwd: folder, env });
  await answers(`http://127.0.0.1:${port}/`, running);
  return { ...running, port };
}

/** Node's own HTTP server with these bytes and headers. @param {{ file: string, headers: Record<string, string> }} page */
export async function startPlainNode({ file, headers }) {
  const port = await freePort();
  const running = start(process.execPath, [inRoot('tools/bench/plain-node.mjs'), String(port), file, JSON.stringify(headers)]);
  await answers(`http://127.0.0.1:${port}/`, running);
  return { ...running, port };
}

/**
 * Sends requests until one gets a 200. Throws after `patience`, or when the program has ended.
 * @param {string} url
 * @param {import('./processes.mjs').Running} running
 * @param {number} [patience] ms
 */
export const answers = (url, running, patience) => until(async () => (await statusOf(url)) === 200, running, patience);

/**
 * @param {() => boolean | Promise<boolean>} isThere
 * @param {import('./processes.mjs').Running} running
 * @param {number} [patience] ms
 */
async function until(isThere, running, patience = 60_000) {
  const end = performance.now() + patience;
  let isOver = false;
  running.ended.then(() => {
    isOver = true;
  });
  while (!(await isThere())) {
    if (isOver || performance.now() > end) throw new Error(`what was started does not answer:\n${running.output()}`);
    await pause(5);
  }
}

/** @param {string} url @returns {Promise<number>} 0 without a response */
function statusOf(url) {
  return new Promise((resolve) => {
    http
      .get(url, { agent: false }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      })
      .once('error', () => resolve(0));
  });
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
