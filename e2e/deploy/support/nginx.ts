/**
 * Starts nginx on loopback with docs/deploy/nginx.conf; only names, ports, certificate and cache paths are replaced.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/site';

const source = path.resolve(import.meta.dirname, '../../../docs/deploy/nginx.conf');

export type Ports = { readonly plain: number; readonly tls: number };
/**
 * A line of nginx's access log: `cache` is HIT, MISS, BYPASS or empty, `upstream` the site's own status or empty,
 * `mark` the `X-Mark` header.
 */
export type Served = {
  readonly path: string;
  readonly status: number;
  readonly cache: string;
  readonly upstream: string;
  readonly mark: string;
};
export type Nginx = {
  readonly certificate: string;
  /** The responses so far to requests with this `X-Mark`. */
  readonly served: (mark: string) => Served[];
  /** nginx's standard error so far. */
  readonly complaints: () => string;
  readonly end: () => Promise<void>;
};

export const takePorts = async (): Promise<Ports> => ({ plain: await freePort(), tls: await freePort() });

export async function startNginx(ports: Ports, sitePort: number): Promise<Nginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-nginx-'));
  const certificate = makeCertificate(folder);
  fs.writeFileSync(
    path.join(folder, 'portfolio.conf'),
    adapted(fs.readFileSync(source, 'utf8'), { folder, ports, sitePort }),
  );
  fs.writeFileSync(path.join(folder, 'nginx.conf'), frame(folder));
  const child = spawn(
    process.env.NGINX ?? 'nginx',
    ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaints += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const log = path.join(folder, 'access.log');
  await Promise.race([
    answers(ports.plain),
    ended.then(() => {
      throw new Error(`nginx did not start:\n${complaints}`);
    }),
  ]);
  return {
    certificate,
    served: (mark) => lines(log).filter((line) => line.mark === mark),
    complaints: () => complaints,
    async end() {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file in docs/deploy with this machine's values. Throws an error if one of the texts to replace is missing. */
function adapted(
  text: string,
  { folder, ports, sitePort }: { folder: string; ports: Ports; sitePort: number },
): string {
  const changes: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`],
    ['https://exemple.org', `https://localhost:${ports.tls}`],
    ['server_name exemple.org', 'server_name localhost'],
    ['/etc/letsencrypt/live/exemple.org/', `${folder}/`],
    ['/var/cache/', `${folder}/`],
    ['127.0.0.1:3000', `127.0.0.1:${sitePort}`],
  ];
  const onLoopback = text.replace(/^ *listen \[::\].*\n/gm, ''); // the machine may have no IPv6
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`docs/deploy/nginx.conf has no ${from}`);
    return changed.replaceAll(from, to);
  }, onLoopback);
}

/** Main configuration around the file, in place of Debian's /etc/nginx/nginx.conf: processes, folders and a log. */
function frame(folder: string): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return [
    ...(process.getuid?.() === 0 ? [`user ${os.userInfo().username};`] : []),
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 4096; }',
    'http {',
    ...scratch,
    `  log_format served escape=json '{"path":"$request_uri","status":$status,"cache":"$upstream_cache_status","upstream":"$upstream_status","mark":"$http_x_mark"}';`,
    `  access_log ${folder}/access.log served;`,
    // Lets a test choose its IP address: nginx takes it from this header instead of the connection.
    '  set_real_ip_from 127.0.0.1;',
    '  real_ip_header X-Test-Address;',
    `  include ${folder}/portfolio.conf;`,
    '}',
    '',
  ].join('\n');
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', [...args, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  return fs.readFileSync(certificate, 'utf8');
}

function lines(log: string): Served[] {
  return fs
    .readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line): Served => JSON.parse(line));
}

async function answers(port: number): Promise<void> {
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
