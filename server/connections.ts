/** Limits of the connection itself: slow senders, too many from one address, and a clean end. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@/lib/network';
import { clientAddress } from './client';
import type { FrontResponse } from './front-response';

export type FrontServer = Server<typeof IncomingMessage, typeof FrontResponse>;

/** Connections that one network (an IPv4 address, an IPv6 /64) may hold. */
const perNetwork = 512;

/** ms: a request's headers and its whole body must have come by then. */
export const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 1000 } as const;

/** Closes what one network opens beyond its share; loopback, and what stands behind trusted proxies, is spared. */
export function limitConnections(server: FrontServer, hops: number): void {
  if (hops > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, 0);
    if (address === '::1' || address.startsWith('127.')) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perNetwork) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

const connected = new WeakMap<FrontServer, Set<Socket>>();

/** Remembers who is connected, before the server listens: Node does not count as idle a connection that has sent nothing, as browsers open ahead of need. */
export function rememberConnections(server: FrontServer): void {
  const open = new Set<Socket>();
  connected.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

function closeIdle(server: FrontServer): void {
  server.closeIdleConnections();
  for (const socket of connected.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Takes no more requests and lets those in flight finish; what still runs after `patience` ms is cut.
 * Resolves when the last connection is closed.
 */
export function closeGently(server: FrontServer, patience = 10_000): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    // A connection that is kept alive becomes idle when its answer is out: look again until none is left.
    const sweep = setInterval(() => closeIdle(server), 100);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    closeIdle(server);
  });
}
