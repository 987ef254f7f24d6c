/** The server of `npm start`: Next's custom server (https://nextjs.org/docs/app/guides/custom-server), with the accelerator before it. */
import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { env } from '@/lib/env';
import { siteState } from '@/lib/public-pages/site-state';
import { accelerate } from './accelerator';
import { RecordingResponse } from './recording-response';

/** Serves the built site of the current folder until a signal ends the process (lib/start/end.ts). Throws what `listen` throws: EADDRINUSE, EACCES. */
export async function serve(): Promise<void> {
  const { PORT, HOST } = env();
  const { default: next } = await import('next');
  // Next would accept every upgrade of a connection and leave it open: it is given a server that nothing connects to instead.
  const site = next({ dev: false, dir: process.cwd(), hostname: HOST, port: PORT, httpServer: http.createServer() });
  const ready = Promise.withResolvers<RequestListener<typeof IncomingMessage, typeof RecordingResponse>>();
  const server = http.createServer({ ServerResponse: RecordingResponse, connectionsCheckingInterval: 1000 }, async (request, response) =>
    (await ready.promise)(request, response),
  );
  await once(server.listen(PORT, HOST), 'listening');
  await site.prepare();
  ready.resolve(accelerate(site.getRequestHandler(), siteState));
}
