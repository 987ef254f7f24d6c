// The servers that are measured: the site, Node alone and nginx with the same bytes, and nginx before the site.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot, root } from '../../scripts/lib/project.ts';

export const owner = { email: 'bench@exemple.org', password: 'mot de passe du banc' };

/** `firstAnswer`: ms from the start to the first 200. */
type Server = {
  readonly origin: string;
  readonly pid: number;
  readonly firstAnswer: number;
  readonly end: () => Promise<void>;
};

const running = new Set<(signal?: NodeJS.Signals) => Promise<void>>();

/** Ends every program that still runs. */
export const endAll = async () => void (await Promise.all(Array.from(running, (end) => end())));

/** Has `endAll` end a program; the result ends it alone. */
export function ending(child: ChildProcess): (signal?: NodeJS.Signals) => Promise<void> {
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const end = async (signal?: NodeJS.Signals) => {
    const cut = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.kill(signal);
    await ended;
    clearTimeout(cut);
    running.delete(end);
  };
  running.add(end);
  return end;
}

/** Starts a program and waits until it answers. */
async function start(
  program: string,
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<Server> {
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-5000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const end = ending(child);
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

const answers = (origin: string) =>
  fetch(origin, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.arrayBuffer().then(() => answer.ok),
    () => false,
  );

/** The site with its data in `home`, as `npm start` serves it, or with `byNext` as `next start` does. */
export async function startSite(home: string, { byNext = false } = {}): Promise<Server> {
  fs.mkdirSync(home, { recursive: true });
  const port = await freePort();
  const args = byNext
    ? ['node_modules/next/dist/bin/next', 'start', '--port', String(port)]
    : ['scripts/node.mjs', 'scripts/start.ts'];
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

type Page = { file: string; headers: Record<string, string> };

/** Node's own HTTP server with these bytes and headers in memory, and nothing else. */
export async function startPlainNode({ file, headers }: Page) {
  const port = await freePort();
  const script = `const body = require('node:fs').readFileSync(process.argv[1]); const all = { ...JSON.parse(process.argv[2]), 'Content-Length': body.length };
require('node:http').createServer((_, answer) => { answer.writeHead(200, all); answer.end(body); }).listen(${port}, '127.0.0.1');`;
  return start(process.execPath, ['-e', script, file, JSON.stringify(headers)], port);
}

/** nginx with these bytes as a file. */
export async function startNginx(folder: string, { file, headers }: Page) {
  const port = await freePort();
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const server = `server { listen 127.0.0.1:${port} backlog=1024; types { } default_type "text/html; charset=utf-8"; ${lines.join(' ')}
    location = / { root "${path.dirname(file)}"; try_files /${path.basename(file)} =404; } }`;
  return nginx(path.join(folder, 'nginx'), server, port);
}

/** nginx before the site at `origin`, as docs/deploy/nginx.conf sets it but for TLS. */
export async function startFront(folder: string, origin: string) {
  const text = fs
    .readFileSync(inRoot('docs/deploy/nginx.conf'), 'utf8')
    .replaceAll('127.0.0.1:3000', new URL(origin).host);
  return startFronts(folder, text);
}

/** nginx with such files one behind the other, but for TLS. */
export async function startFronts(folder: string, text: string) {
  const [port, spare] = [await freePort(), await freePort()];
  let caches = 0;
  let listening = 0;
  const http = text
    .replace(/^\s*(?:ssl_|http2\s|quic\s|http3\s|listen\s+\[::\]).*$/gm, '')
    .replace(/listen\s+443[^;]*;/g, () => `listen 127.0.0.1:${port}${listening++ === 0 ? ' backlog=1024' : ''};`)
    .replace(/listen\s+80[^;]*;/g, `listen 127.0.0.1:${spare};`)
    .replace(/proxy_cache_path\s+\S+/g, () => `proxy_cache_path "${folder}/cache-${++caches}"`);
  return nginx(path.join(folder, 'front'), http, port);
}

/** Starts nginx; `http` is the body of that block of its configuration. */
function nginx(folder: string, http: string, port: number) {
  fs.mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path "${folder}/${name}";`)
    .join(' ');
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

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
