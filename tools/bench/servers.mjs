// The servers that are measured: the site, Node alone and nginx with the same bytes, and nginx before the site.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot, root } from '../../scripts/lib/project.mjs';

export const owner = { email: 'bench@exemple.org', password: 'mot de passe du banc' };

/** @typedef {{ origin: string, pid: number, firstAnswer: number, end: () => Promise<void> }} Server `firstAnswer`: ms from the start to the first 200 */

/** @type {Set<() => Promise<void>>} */
const running = new Set();

/** Ends every program that still runs. */
export const endAll = async () => void (await Promise.all(Array.from(running, (end) => end())));

/**
 * Starts a program and waits until it answers.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {number} port
 * @param {Record<string, string>} [env]
 * @returns {Promise<Server>}
 */
async function start(program, args, port, env = {}) {
  const began = performance.now();
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-5000);
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const end = async () => {
    const cut = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.kill();
    await ended;
    clearTimeout(cut);
    running.delete(end);
  };
  running.add(end);
  const origin = `http://127.0.0.1:${port}`;
  for (let isOver = false; !(await answers(origin)); ) {
    void ended.then(() => {
      isOver = true;
    });
    if (isOver || performance.now() - began > 60_000) throw new Error(`${program} does not answer:\n${said}`);
    await pause(5);
  }
  return { origin, pid: child.pid ?? 0, firstAnswer: performance.now() - began, end };
}

/** @param {string} origin */
const answers = (origin) =>
  fetch(origin, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.arrayBuffer().then(() => answer.ok),
    () => false,
  );

/**
 * The site with its data in `home`, as `npm start` serves it, or with `byNext` as `next start` does.
 * @param {string} home
 * @param {{ byNext?: boolean }} [options]
 */
export async function startSite(home, { byNext = false } = {}) {
  fs.mkdirSync(home, { recursive: true });
  const port = await freePort();
  const args = byNext ? ['node_modules/next/dist/bin/next', 'start', '--port', String(port)] : ['scripts/start.mjs'];
  return start(process.execPath, args, port, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    DATABASE_URL: `file:${path.join(home, 'portfolio.db')}`,
    UPLOADS_DIR: path.join(home, 'uploads'),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
}

/** @typedef {{ file: string, headers: Record<string, string> }} Page */

/** Node's own HTTP server with these bytes and headers in memory, and nothing else. @param {Page} page */
export async function startPlainNode({ file, headers }) {
  const port = await freePort();
  const script = `const body = require('node:fs').readFileSync(process.argv[1]); const all = { ...JSON.parse(process.argv[2]), 'Content-Length': body.length };
require('node:http').createServer((_, answer) => { answer.writeHead(200, all); answer.end(body); }).listen(${port}, '127.0.0.1');`;
  return start(process.execPath, ['-e', script, file, JSON.stringify(headers)], port);
}

/** nginx with these bytes as a file. @param {string} folder @param {Page} page */
export async function startNginx(folder, { file, headers }) {
  const port = await freePort();
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const server = `server { listen 127.0.0.1:${port} backlog=1024; types { } default_type "text/html; charset=utf-8"; ${lines.join(' ')}
    location = / { root "${path.dirname(file)}"; try_files /${path.basename(file)} =404; } }`;
  return nginx(path.join(folder, 'nginx'), server, port);
}

/** nginx before the site, as docs/deploy/nginx.conf sets it but for TLS. @param {string} folder @param {string} origin the site's */
export async function startFront(folder, origin) {
  const [port, spare] = [await freePort(), await freePort()];
  let caches = 0;
  const http = fs
    .readFileSync(inRoot('docs/deploy/nginx.conf'), 'utf8')
    .replace(/^\s*(?:ssl_|http2\s|quic\s|http3\s|listen\s+\[::\]).*$/gm, '')
    .replace(/listen\s+443[^;]*;/g, `listen 127.0.0.1:${port} backlog=1024;`)
    .replace(/listen\s+80[^;]*;/g, `listen 127.0.0.1:${spare};`)
    .replace(/proxy_cache_path\s+\S+/g, () => `proxy_cache_path "${folder}/cache-${++caches}"`)
    .replaceAll('127.0.0.1:3000', new URL(origin).host);
  return nginx(path.join(folder, 'front'), http, port);
}

/** @param {string} folder @param {string} http the body of the `http` block @param {number} port */
function nginx(folder, http, port) {
  fs.mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${folder}/${name}";`).join(' ');
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes auto; pid "${folder}/nginx.pid"; error_log "${folder}/error.log";
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000; ${temporary}
${http} }`,
  );
  return start('nginx', ['-p', folder, '-c', file, '-e', `${folder}/error.log`, '-g', 'daemon off;'], port);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
