/** The front server, which `npm start` runs in its own process around Next's request handler. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/env';
import { describeFault, log } from '@/lib/log';
import { closeGently, type FrontServer, limitConnections, rememberConnections, timeouts } from './connections';
import { logConsole } from './console-lines';
import { frontServer, type NextHandler } from './front';
import { FrontResponse } from './front-response';
import { openGeneration } from './generation';
import { keptHome } from './kept-home';
import { spareMemory } from './memory';
import { onceATurn } from './once-a-turn';
import { parisDay } from './paris-day';
import { dataPolicy } from './policy';
import { pageScript, prebuiltSources } from './prebuilt';
import { staticFiles } from './static-files';

export type Site = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Serves the built site of the current folder, whose database must be migrated and have its first content.
 * Throws what `listen` throws: EADDRINUSE, EACCES.
 */
export async function serve(): Promise<Site> {
  const { PORT, HOST, SITE_URL, TRUSTED_PROXIES, databaseFile } = env();
  spareMemory();
  const generation = openGeneration(databaseFile);
  const day = parisDay();
  const epoch = onceATurn(() => `${generation.current()} ${day()}`);
  const lastHome = keptHome({ databaseFile, programs: ['.next/BUILD_ID', fileURLToPath(import.meta.url)], siteUrl: SITE_URL, day });
  const known = lastHome.read();
  const server: FrontServer = http.createServer({ ServerResponse: FrontResponse, ...timeouts });
  let loading: Promise<Next> | undefined;
  const next = () => {
    loading ??= loadNext(HOST, PORT);
    return loading;
  };
  const front = frontServer({
    handle: async (request, response) => (await next()).handle(request, response),
    files: staticFiles(path.resolve('.next/static'), dataPolicy),
    epoch: epoch.ask,
    changed: epoch.forget,
    pageScript: pageScript(path.resolve('.next/static')),
    prebuilt: prebuiltSources(path.resolve('.next/server')),
    hops: TRUSTED_PROXIES,
    siteUrl: SITE_URL,
    home: known?.generation === generation.current() ? known.page : undefined,
  });
  rememberConnections(server);
  limitConnections(server, TRUSTED_PROXIES);
  server.on('request', (request, response) => {
    front.answer(request, response).catch((fault: unknown) => fail(fault, response));
  });
  await listen(server, PORT, HOST);
  const { close: closeNext } = await next().catch(async (fault: unknown) => {
    await closeGently(server, 0);
    throw fault;
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
        (fault: unknown) => {
          log('error', 'server.close', { fault: describeFault(fault) });
          process.exit(1);
        },
      );
    });
  }
}

function listen(server: FrontServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function fail(fault: unknown, response: FrontResponse): void {
  log('error', 'server.fault', { fault: describeFault(fault) });
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
