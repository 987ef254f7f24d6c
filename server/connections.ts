/**
 * Limits on connections (slow senders, too many from one network), what becomes of a body that is not read, requests of one connection one at a
 * time, and closing them all.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import onHeaders from 'on-headers';
import { networkOf } from '@/lib/network';
import { clientIp } from './client-ip';

/** How many connections one network (an IPv4 address, an IPv6 /64) may have open. */
const perNetwork = 512;

/** In ms: by when a request's headers, and the whole request, must have arrived; how long an idle connection stays open. */
export const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 1000 } as const;

const connected = new WeakMap<Server, Set<Socket>>();

/**
 * Tracks connections, from before the server listens, and closes those that a network opens beyond `perNetwork`. Loopback is
 * exempt, and so is every client behind trusted proxies.
 */
export function watchConnections(server: Server, hops: number): void {
  const open = new Set<Socket>();
  const counts = new Map<string, number>();
  connected.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const address = clientIp(socket.remoteAddress, undefined, 0);
    if (hops > 0 || address === '::1' || address.startsWith('127.')) return;
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    if (count > perNetwork) return void socket.destroy();
    counts.set(network, count);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
}

/**
 * Frees the connection of a request that is refused before its body has been read to its end. Node drops the rest of a body that
 * nobody has begun to read; the rest of any other would stay on the connection, and the next request, behind a proxy another
 * visitor's, would wait behind it. It is read and dropped, for as long as `requestTimeout` leaves the client: one that sends to
 * the end before it reads the response would lose it if the connection were closed at once (RFC 9112, 9.6). A body that can be read no
 * more, because its reader destroyed the request, closes the connection.
 */
export function dropUnread(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request; // a destroyed request has none
  onHeaders(response, () => {
    if (isLost(request)) response.setHeader('Connection', 'close');
  });
  response.once('finish', () => {
    if (request.complete) return;
    if (isLost(request)) return void socket.destroySoon();
    request.removeAllListeners('data').removeAllListeners('readable').resume();
  });
}

const isLost = ({ complete, destroyed }: IncomingMessage): boolean => destroyed && !complete;

/** How many requests may wait on one connection: browsers and proxies send one after the other. */
const perConnection = 100;

/** The end of the last response on a connection, and how many are not sent yet. */
type Line = { last: Promise<void>; length: number };

const lines = new WeakMap<Socket, Line>();

/**
 * Resolves once the earlier responses that were asked for here have been sent on this connection: to whether it is still open; never
 * once it was closed before that. Node hands over all requests that a client sends without reading a response, and as many files would
 * be in memory at once. To be called in the order in which requests come, since responses are sent in it. A connection on which too many
 * wait is closed.
 */
export async function oneAtATime({ socket }: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const line = lines.get(socket) ?? { last: Promise.resolve(), length: 0 };
  lines.set(socket, line);
  if (line.length > perConnection) {
    socket.destroy();
    return false;
  }
  const before = line.last;
  line.length += 1;
  line.last = new Promise((sent) => response.once('close', sent)).then(() => {
    line.length -= 1;
  });
  await before;
  return !socket.destroyed;
}

/** For Node, a connection that has sent nothing yet, as browsers open in advance, is not idle. */
function closeIdle(server: Server): void {
  server.closeIdleConnections();
  for (const socket of connected.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Accepts no more requests and lets those in flight finish; closes what still runs after `patience` ms.
 * Resolves when the last connection is closed.
 */
export function closeGently(server: Server, patience = 10_000): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    // A keep-alive connection becomes idle once its response is sent: check again until none is left.
    const sweep = setInterval(() => closeIdle(server), 100);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    closeIdle(server);
  });
}
