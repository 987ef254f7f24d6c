/** The front server, which `npm start` runs in its own process around Next's request handler. */
import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import path from 'node:path';
import v8 from 'node:v8';
import { sessionSecret } from '@/lib/auth/secret';
import { closeDb } from '@/lib/db/open-client';
import { env } from '@/lib/env';
import { dayOf } from '@/lib/format/dates';
import { describeError, log } from '@/lib/log';
import { closeGently, timeouts, watchConnections } from './connections';
import { logConsole } from './console-lines';
import { openContentVersion } from './content-version';
import { filesToInline, pageScript, prerenderedScripts } from './next-html';
import type { NextHandler } from './render';
import { createRequestHandler } from './request-handler';
import { staticFiles } from './static-files';

export { UnusableSecret } from '@/lib/auth/secret';

/**
 * Serves the built site of the current folder, whose database must be migrated and have its first content, until a signal ends
 * the process. Throws `UnusableSecret`, and what `listen` throws: EADDRINUSE, EACCES.
 */
export async function serve(): Promise<void> {
  const { PORT, HOST, SITE_URL, TRUSTED_PROXIES, databaseFile } = env();
  sessionSecret(); // without one nobody could sign in
  v8.setFlagsFromString('--semi-space-growth-factor=1'); // garbage of a render is collected in smaller steps (docs/decisions/0010-memory.md)
  const contentVersion = openContentVersion(databaseFile);
  const next = await loadNext(HOST, PORT);
  const answer = createRequestHandler({
    handle: next.handle,
    findFile: staticFiles(path.resolve('.next/static')),
    siteState: () => {
      const { number, isOffline } = contentVersion.current();
      return { epoch: `${number} ${dayOf(new Date())}`, isOffline }; // pages show the year and dates
    },
    publicParts: { script: pageScript(path.resolve('.next/static')), inlined: filesToInline(path.resolve('.next/static'), path.resolve('public')) },
    prerendered: prerenderedScripts(path.resolve('.next/server')),
    hops: TRUSTED_PROXIES,
    siteUrl: SITE_URL,
  });
  const server = http.createServer(timeouts, (request, response) => {
    answer(request, response).catch((error: unknown) => fail(error, response));
  });
  watchConnections(server, TRUSTED_PROXIES);
  await once(server.listen(PORT, HOST), 'listening');
  logConsole(); // what stopped the start is for a person

  endOnSignal(async () => {
    await closeGently(server);
    contentVersion.close();
    await next.close();
    await closeDb(); // the application's client, which is in this same process
  });
}

async function loadNext(hostname: string, port: number): Promise<{ readonly handle: NextHandler; readonly close: () => Promise<void> }> {
  process.env.PORTFOLIO_FRONT = '1'; // without it next.config.mjs refuses to serve
  const { default: next } = await import('next');
  // Next would accept every upgrade of a connection and leave it open: it is given a server that nothing connects to instead.
  const app = next({ dev: false, dir: process.cwd(), hostname, port, httpServer: http.createServer() });
  await app.prepare();
  return { handle: app.getRequestHandler(), close: () => app.close() };
}

function fail(error: unknown, response: ServerResponse): void {
  log('error', 'server.error', { error: describeError(error) });
  if (response.headersSent) return void response.destroy();
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end('Unexpected Application Error!\nLe site a rencontré un problème. Veuillez réessayer dans un instant.\n');
}

/** On SIGTERM, SIGINT or SIGHUP (its terminal was closed), closes, and exits with 0; with 1 when `close` fails. */
function endOnSignal(close: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log('error', 'server.close', { error: describeError(error) });
          process.exit(1);
        },
      );
    });
  }
}
