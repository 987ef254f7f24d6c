/** The front server, which `npm start` runs in its own process around Next's request handler. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/env';
import { describeError, log } from '@/lib/log';
import { pageScript, prebuiltScriptHashes, renderBlockingFiles } from './build-manifest';
import { closeGently, type HttpServer, limitConnections, rememberConnections, timeouts } from './connections';
import { logConsole } from './console-lines';
import { openContentVersion } from './content-version';
import { dataPolicy } from './csp';
import { HttpResponse } from './http-response';
import { memoizePerTick } from './memoize-per-tick';
import { persistedHomePage } from './persisted-home-page';
import { createRequestHandler, type NextHandler } from './request-handler';
import { siteDay } from './site-day';
import { staticFiles } from './static-files';
import { setV8Flags } from './v8-flags';

export type Site = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Serves the built site of the current folder, whose database must be migrated and have its first content.
 * Throws what `listen` throws: EADDRINUSE, EACCES.
 */
export async function serve(): Promise<Site> {
  const { PORT, HOST, SITE_URL, TRUSTED_PROXIES, databaseFile } = env();
  setV8Flags();
  const generation = openContentVersion(databaseFile);
  const day = siteDay();
  const epoch = memoizePerTick(() => `${generation.current()} ${day()}`);
  const lastHome = persistedHomePage({ databaseFile, programs: ['.next/BUILD_ID', fileURLToPath(import.meta.url)], siteUrl: SITE_URL, day });
  const known = lastHome.read();
  const server: HttpServer = http.createServer({ ServerResponse: HttpResponse, ...timeouts });
  let loading: Promise<Next> | undefined;
  const next = () => {
    loading ??= loadNext(HOST, PORT);
    return loading;
  };
  const front = createRequestHandler({
    handle: async (request, response) => (await next()).handle(request, response),
    files: staticFiles(path.resolve('.next/static'), dataPolicy),
    epoch: epoch.ask,
    changed: epoch.forget,
    pageScript: pageScript(path.resolve('.next/static')),
    renderBlocking: renderBlockingFiles(path.resolve('.next/static'), path.resolve('public')),
    prebuilt: prebuiltScriptHashes(path.resolve('.next/server')),
    hops: TRUSTED_PROXIES,
    siteUrl: SITE_URL,
    home: known?.generation === generation.current() ? known.page : undefined,
  });
  rememberConnections(server);
  limitConnections(server, TRUSTED_PROXIES);
  server.on('request', (request, response) => {
    front.answer(request, response).catch((error: unknown) => fail(error, response));
  });
  await listen(server, PORT, HOST);
  const { close: closeNext } = await next().catch(async (error: unknown) => {
    await closeGently(server, 0);
    throw error;
  });

  return {
    port: portOf(server.address()),
    async close() {
      await closeGently(server);
      const home = front.home();
      if (home && home !== known?.page) lastHome.write(home, generation.current());
      generation.close();
      await closeNext();
      await closeDatabase();
    },
  };
}

type Next = { readonly handle: NextHandler; readonly close: () => Promise<void> };

/** Loads the application, which takes most of a second: the stored home page is served meanwhile. */
async function loadNext(hostname: string, port: number): Promise<Next> {
  process.env.PORTFOLIO_FRONT = '1'; // proxy.ts leaves the policy to us
  const { default: next } = await import('next');
  // Next would accept every upgrade of a connection and leave it open: it is given a server that nothing connects to instead.
  const app = next({ dev: false, dir: process.cwd(), hostname, port, httpServer: http.createServer() });
  await app.prepare();
  logConsole();
  return { handle: app.getRequestHandler(), close: () => app.close() };
}

/** Ends the process on SIGTERM or SIGINT: requests in flight have 10 s to finish, the database is closed, and the exit code is 0. */
export function endOnSignal({ close }: Site): void {
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
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

function listen(server: HttpServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function fail(error: unknown, response: HttpResponse): void {
  log('error', 'server.error', { error: describeError(error) });
  if (response.headersSent) return void response.destroy();
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end('Unexpected Application Error!\nLe site a rencontré un problème. Veuillez réessayer dans un instant.\n');
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Closes the application's database client, which is in this same process. */
async function closeDatabase(): Promise<void> {
  const { closeDb } = await import('@/lib/db/client');
  await closeDb();
}
