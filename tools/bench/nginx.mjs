// nginx as the limit (the same bytes as static files), and nginx in front of the site as docs/deploy/nginx.conf sets it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/project.mjs';
import { start } from './processes.mjs';
import { answers } from './sites.mjs';

/**
 * @param {{ folder: string, name: string, http: string, workers?: string }} options `http`: the body of the `http` block; `workers`: by default one per core
 * @param {string} url responds with 200 once nginx is up
 */
export async function startNginx({ folder, name, http, workers = String(os.availableParallelism()) }, url) {
  const place = path.join(folder, name);
  fs.mkdirSync(place, { recursive: true });
  const file = path.join(place, 'nginx.conf');
  fs.writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes ${workers};
pid "${place}/nginx.pid";
error_log "${place}/error.log";
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  default_type application/octet-stream;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path "${place}/${each}";`).join('\n  ')}
${http}
}
`,
  );
  const running = start('nginx', ['-p', place, '-c', file, '-e', `${place}/error.log`, '-g', 'daemon off;']);
  await answers(url, running);
  return running;
}

/**
 * One server for each page: its bytes as a file, and the headers that the site sends with them.
 * @param {readonly { port: number, file: string, headers: Readonly<Record<string, string>> }[]} pages
 */
export function staticHttp(pages) {
  return pages
    .map(({ port, file, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}";`);
      return `  server {
    listen 127.0.0.1:${port} backlog=1024;
    location = / { root "${path.dirname(file)}"; try_files /${path.basename(file)} =404; }
    types { } default_type "text/html; charset=utf-8";
${lines.join('\n')}
  }`;
    })
    .join('\n');
}

/**
 * The deployment file with what depends on the host replaced: ports, names, certificates (the benchmark uses plain HTTP).
 * @param {string} text
 * @param {{ site: number, port: number, spare: number, cache: string }} ports `spare`: for the server that redirects to https
 */
export function deployedHttp(text, { site, port, spare, cache }) {
  let caches = 0;
  return text
    .replace(/^\s*ssl_.*$/gm, '')
    .replace(/^\s*(http2|quic|http3)\s.*$/gm, '')
    .replace(/^\s*listen\s+\[::\].*$/gm, '')
    .replace(/listen\s+443[^;]*;/g, `listen 127.0.0.1:${port} backlog=1024;`)
    .replace(/listen\s+80[^;]*;/g, `listen 127.0.0.1:${spare};`)
    .replace(/proxy_cache_path\s+\S+/g, () => `proxy_cache_path "${cache}-${++caches}"`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`);
}

/** @param {Parameters<typeof deployedHttp>[1]} ports */
export const readDeployed = (ports) => deployedHttp(fs.readFileSync(inRoot('docs/deploy/nginx.conf'), 'utf8'), ports);
