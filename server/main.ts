/**
 * The server of `npm start`: Next's custom server (https://nextjs.org/docs/app/guides/custom-server) behind the
 * accelerator.
 */
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import http from 'node:http';
import { type Ready, readyChannel } from '@/lib/channels';
import { env } from '@/lib/env';
import { describeError, log } from '@/lib/log';
import { siteState } from '@/lib/site/public-pages/site-state';
import { accelerate, HeldResponse } from './accelerator';

/**
 * Serves the built site of the current folder until a signal ends the process (lib/site/start/start.ts). Listens once
 * the site is ready, since earlier responses would be cached. Throws what `listen` throws: EADDRINUSE, EACCES.
 */
export async function serve(): Promise<void> {
  const { PORT, HOST } = env();
  const { default: createSite } = await import('next');
  // Next would accept every connection upgrade and leave it open: it gets a server that nothing connects to instead.
  const site = createSite({
    dev: false,
    dir: process.cwd(),
    hostname: HOST,
    port: PORT,
    httpServer: http.createServer(),
  });
  const listening = Promise.withResolvers<unknown>();
  subscribe(readyChannel, (message) => {
    const handle = accelerate(site.getRequestHandler(), siteState);
    const server = http.createServer({ ServerResponse: HeldResponse }, async (request, response) => {
      try {
        await handle(request, response);
      } catch (error) {
        log('error', 'server.error', { error: describeError(error) });
        response.destroy();
      }
    });
    listening.resolve(once(server.listen(PORT, HOST), 'listening'));
    (message as Ready).until.push(listening.promise);
  });
  await site.prepare();
  await listening.promise;
}
