/** The build's own files (`/_next/static`), named by their content's hash and compressed at the highest quality by the build. */
import fs from 'node:fs';
import path from 'node:path';
import { type Encoding, Page } from './cached-page';

const prefix = '/_next/static/';
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** Files of other types are left to Next. */
const types: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
]);

/**
 * Lists the files of `folder` once, and finds only what is in the list, so that no request can leave it.
 * A file is read at its first request and kept.
 */
export function staticFiles(folder: string): (url: string) => Page | undefined {
  const names = new Set(fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/')));
  const files = new Map<string, Page>();

  return (url) => {
    const name = nameOf(url);
    const type = types.get(path.extname(name));
    if (type === undefined || !names.has(name)) return undefined;
    const file = files.get(name) ?? open(name, type);
    files.set(name, file);
    return file;
  };

  function open(name: string, type: string): Page {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' };
    return new Page(200, fs.readFileSync(path.join(folder, name)), headers, true, async (body, encoding) => {
      const encoded = name + suffixes[encoding];
      return encoding !== 'identity' && names.has(encoded) ? fs.promises.readFile(path.join(folder, encoded)) : body;
    });
  }
}

/** The name of the file that a URL asks for; '' when it is none or cannot be decoded. */
function nameOf(url: string): string {
  try {
    return url.startsWith(prefix) ? decodeURIComponent(url.slice(prefix.length).split('?')[0] ?? '') : '';
  } catch {
    return '';
  }
}
