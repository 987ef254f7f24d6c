/** The plain web server of a university: files of a folder below a path, a folder by its `index.html`, and nothing else. */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Serves `folder` at `below`, which begins and ends with « / ». */
export async function serveFolder(folder: string, below: string) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isBelow = pathname.startsWith(below);
    const file = path.join(folder, isBelow ? decodeURIComponent(pathname.slice(below.length)) : '404.html');
    const found = fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ? path.join(file, 'index.html') : file;
    const isThere = isBelow && fs.existsSync(found);
    const sent = isThere ? found : path.join(folder, '404.html');
    response.writeHead(isThere ? 200 : 404, {
      'Content-Type': types[path.extname(sent)] ?? 'application/octet-stream',
    });
    response.end(fs.readFileSync(sent));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
