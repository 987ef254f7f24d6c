/**
 * Connection limits (slow senders, too many from one network, pipelined requests), draining unread bodies, and closing
 * connections on shutdown.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import onHeaders from 'on-headers';
import { clientIp, networkOf } from '@/lib/network';

/** Most open connections per network (an IPv4 address, an IPv6 /64). */
const perNetwork = 512;

/**
 * In ms: limits for receiving a request's headers and the whole request, and for an idle connection; and how often
 * these are checked, by Node's default every 30 s.
 */
export const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
};

/**
 * Sets the timeouts of a server that already listens, as `next start`'s does. Node starts its periodic checks in a
 * listener of its own, which is called again.
 */
export function limitTimes(server: Server, limits: Partial<typeof timeouts> = timeouts): Server {
  Object.assign(server, limits);
  for (const listener of server.listeners('listening'))
    if (listener.name === 'setupConnectionsTracking') listener.call(server);
  return server;
}

/**
 * Counts connections per network and closes those beyond `perNetwork`. Exempts loopback, and all clients behind trusted
 * proxies.
 */
export function connectionLimit(hops: number): (socket: Socket) => void {
  const counts = new Map<string, number>();
  return (socket) => {
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
  };
}

/**
 * Frees the connection of a request refused before its body was read to its end. Node drains a body that nobody has
 * begun to read; the rest of any other would stay on the connection and block the next request, behind a proxy another
 * visitor's. It is drained for as long as `requestTimeout` allows: a client that sends its whole body before it reads
 * the response would lose it if the connection were closed at once (RFC 9112, 9.6). A body that can no longer be read,
 * because its reader destroyed the request, closes the connection.
 */
export function dropUnread(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request; // a destroyed request has none
  onHeaders(response, () => {
    if (isClosed(request)) response.setHeader('Connection', 'close');
  });
  response.once('finish', () => {
    if (request.complete) return;
    if (isClosed(request)) return void socket.destroySoon();
    request.removeAllListeners('data').removeAllListeners('readable').resume();
  });
}

const isClosed = ({ complete, destroyed }: IncomingMessage): boolean => destroyed && !complete;

/** Most requests that may queue on one connection: browsers and proxies send one after the other. */
const perConnection = 8;
const waiting = new WeakMap<Socket, number>();

/** Most requests that may queue behind others, over all connections: each holds some 650 KB. */
const mostAhead = 100;
let ahead = 0;

/**
 * Closes a connection on which too many requests queue, without rendering a response: Node reads all that a client
 * sends ahead, and emits every request in a chunk that it has read.
 */
export function limitAhead(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const before = waiting.get(socket) ?? 0;
  if (before >= perConnection || (before > 0 && ahead >= mostAhead) || socket.destroyed)
    return void refuseUnheard(request);
  const isAhead = before > 0;
  waiting.set(socket, before + 1);
  if (isAhead) ahead += 1;
  response.once('close', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    if (isAhead) ahead -= 1;
  });
}

/**
 * Closes the connection of a request that no listener gets: Node itself responds to one with an unknown expectation.
 */
export function refuseUnheard(request: IncomingMessage): void {
  request.socket.destroy();
  request.headers.expect = 'nothing';
  request.httpVersionMinor = 1; // Node's check ignores expectations in HTTP/1.0
}

/**
 * Makes a server refuse new connections and closes open ones: idle ones at once, others after their response, all after
 * ten seconds. Resolves when the last is closed. A connection that has sent nothing yet, as browsers open in advance,
 * is not idle to Node.
 */
export function closeConnections(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = () => {
      server.closeIdleConnections();
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    };
    const sweep = setInterval(closeIdle, 100);
    const cut = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    closeIdle();
  });
}
