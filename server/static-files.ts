/** The build's own files (`/_next/static`), named by their content's hash and compressed at the highest quality by the build. */
import fs from 'node:fs';
import path from 'node:path';
import { type Encoding, preferredEncoding } from './content-encoding';
import type { HttpResponse } from './http-response';

const prefix = '/_next/static/';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
};
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

type StaticFile = { readonly type: string; readonly encodings: Map<Encoding, Buffer | string> };
export type StaticFiles = { readonly send: (url: string, method: string | undefined, accepted: string | undefined, response: HttpResponse) => boolean };

/**
 * Lists the files once, and serves only paths in the list, so that no request can leave the folder. A file is read at its first
 * request and cached. `send` returns false, and sends nothing, for a request that is not for one of these files.
 */
export function staticFiles(folder: string, policy: string): StaticFiles {
  const files = list(folder);
  return {
    send(url, method, accepted, response) {
      if (!url.startsWith(prefix) || (method !== 'GET' && method !== 'HEAD')) return false;
      const file = files.get(decoded(url.slice(prefix.length)));
      if (!file) return false;
      const preferred = preferredEncoding(accepted);
      const encoding = file.encodings.has(preferred) ? preferred : 'identity';
      const body = read(file, encoding);
      const headers = {
        ...response.always,
        'Content-Type': file.type,
        'Content-Length': body.length,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': policy,
        Vary: 'Accept-Encoding',
      };
      response.sendReady(200, encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding }, method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

function list(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
  const all = new Set(names);
  for (const name of names) {
    const type = types[path.extname(name)];
    if (type === undefined) continue;
    const encodings = new Map<Encoding, Buffer | string>();
    for (const encoding of ['identity', 'br', 'gzip'] as const) if (all.has(name + suffixes[encoding])) encodings.set(encoding, name + suffixes[encoding]);
    files.set(path.relative(folder, name).split(path.sep).join('/'), { type, encodings });
  }
  return files;
}

function read(file: StaticFile, encoding: Encoding): Buffer {
  const held = file.encodings.get(encoding) ?? '';
  if (Buffer.isBuffer(held)) return held;
  const body = fs.readFileSync(held);
  file.encodings.set(encoding, body);
  return body;
}

/** The decoded path of a URL, without its query; '' when it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.split('?')[0] ?? '');
  } catch {
    return '';
  }
}
