/**
 * Limits on connections (slow senders, too many from one network, requests sent ahead), what becomes of a body that is
 * not read, and closing connections at the end.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import onHeaders from 'on-headers';
import { clientIp, networkOf } from '@/lib/network';

/** How many connections one network (an IPv4 address, an IPv6 /64) may have open. */
const perNetwork = 512;

/**
 * In ms: by when a request's headers, and the whole request, must have arrived; how long an idle connection stays open;
 * how often these are looked at, by Node's default every 30 s.
 */
export const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
};

/**
 * Sets the timeouts of a server that listens already, as that of `next start` does. Node begins its checks, at their
 * interval, in a listener of its own, which is called again.
 */
export function limitTimes(server: Server, limits: Partial<typeof timeouts> = timeouts): Server {
  Object.assign(server, limits);
  for (const listener of server.listeners('listening'))
    if (listener.name === 'setupConnectionsTracking') listener.call(server);
  return server;
}

/**
 * Counts connections by network, and closes those that one opens beyond `perNetwork`. Loopback is exempt, and so is
 * every client behind trusted proxies.
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
 * Frees the connection of a request that is refused before its body has been read to its end. Node drops the rest of a
 * body that nobody has begun to read; the rest of any other would stay on the connection, and the next request, behind
 * a proxy another visitor's, would wait behind it. It is read and dropped, for as long as `requestTimeout` leaves the
 * client: one that sends to the end before it reads the response would lose it if the connection were closed at once
 * (RFC 9112, 9.6). A body that can be read no more, because its reader destroyed the request, closes the connection.
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
const perConnection = 8;
const waiting = new WeakMap<Socket, number>();

/** How many requests may wait behind another one of their connection, on all of them: each holds some 650 KB. */
const mostAhead = 100;
let ahead = 0;

/**
 * Closes a connection on which too many requests wait, and has nobody make an answer: Node takes all that a client sends
 * without reading a response, and hands on every request of a piece that it has read.
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
 * Closes the connection of a request that no listener has heard of yet, and none will: Node itself answers one with an
 * expectation that it does not know.
 */
export function refuseUnheard(request: IncomingMessage): void {
  request.socket.destroy();
  request.headers.expect = 'nothing';
  request.httpVersionMinor = 1; // it knows none in HTTP/1.0
}

/**
 * Has a server accept no more connections, and closes those that are open: idle ones at once, each other one when its
 * response is sent, all after ten seconds. Resolves when the last is closed. For Node, a connection that has sent
 * nothing yet, as browsers open in advance, is not idle.
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
