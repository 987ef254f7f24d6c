import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net, { Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, expect, test } from 'vitest';
import { errorCode } from '@/lib/error-codes';
import { connectionLimit, dropUnread, limitAhead, limitTimes, timeouts } from './connections';

let server: Server | undefined;
afterEach(() => {
  if (!server?.listening) return;
  server.close();
  server.closeAllConnections();
});

/** Returns a function that opens a connection from an IP address. */
function gate(hops = 0) {
  const limit = connectionLimit(hops);
  return (address: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    limit(socket);
    return socket;
  };
}
const come = (from: (address: string) => Socket, address: string, count: number) =>
  Array.from({ length: count }, () => from(address));
const closed = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => destroyed).length;

test('one IP address has at most 512 connections; further ones are closed, those of others are not', () => {
  const from = gate();
  expect(closed(come(from, '203.0.113.9', 512))).toBe(0);
  expect(closed(come(from, '203.0.113.9', 3))).toBe(3);
  expect(closed(come(from, '::ffff:203.0.113.9', 1)), 'the same address, written otherwise').toBe(1);
  expect(closed(come(from, '203.0.113.10', 512))).toBe(0);
});

test('a /64 of IPv6 has the same limit as an address', () => {
  const from = gate();
  const opened = Array.from({ length: 600 }, (_, host) => from(`2001:db8:0:7::${host.toString(16)}`));
  expect(closed(opened)).toBe(600 - 512);
  expect(closed(come(from, '2001:db8:0:8::1', 512))).toBe(0);
});

test('the machine itself, and clients behind trusted proxies, are exempt', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    expect(closed(come(gate(), address, 600)), address).toBe(0);
  expect(closed(come(gate(1), '203.0.113.9', 600))).toBe(0);
});

test('headers have ten seconds, a whole request thirty', () => {
  expect(timeouts).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 });
});

/** What a client receives that sends `first`, then one byte every 30 ms forever. */
async function trickle(first: string): Promise<string> {
  const impatient: Server = http.createServer();
  server = impatient;
  impatient.on('request', (request, response) => request.resume().on('end', () => response.end('lu')));
  await new Promise<void>((resolve) => impatient.listen(0, '127.0.0.1', resolve));
  limitTimes(impatient, { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20 });
  const address = impatient.address();
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1', () =>
      socket.write(first),
    );
    // Reads first: a byte sent after the response would make the system discard the response.
    const drops = setInterval(() => setImmediate(() => text === '' && socket.write('a')), 30);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', (error) => (['EPIPE', 'ECONNRESET'].includes(errorCode(error)) ? undefined : reject(error)));
    socket.on('close', () => {
      clearInterval(drops);
      resolve(text);
    });
  });
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Lent: '],
  ['a body', 'POST /api/auth/signin HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n'],
  ['a body in chunks', 'POST /api/auth/signin HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nfffff\r\n'],
])('%s that only trickle are cut off, by a server that listened before', async (_, first) =>
  expect(await trickle(first)).toContain('408 Request Timeout'),
);

/**
 * Everything received until the connection is closed, from a server that refuses POSTs by `refuse` and responds to the
 * rest.
 */
async function conversation(
  refuse: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  sent: readonly (string | Buffer)[],
): Promise<string> {
  const refusing: Server = http.createServer((request, response) => {
    dropUnread(request, response);
    if (request.method === 'POST') void refuse(request, response);
    else response.end('lu');
  });
  server = refusing;
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const address = refusing.address();
  const socket = net.connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  for (const part of sent) socket.write(part);
  let text = '';
  for await (const chunk of socket.setEncoding('latin1')) text += chunk;
  return text;
}

const begun = 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n';
const statusesOf = (text: string) => Array.from(text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status);

test('a body that can no longer be read closes its connection, as the response announces', async () => {
  const destroy = async (request: IncomingMessage, response: ServerResponse) => {
    const refuse = new Transform({ transform: (_chunk, _encoding, done) => done(new Error('refused')) });
    await expect(pipeline(request, refuse)).rejects.toThrow('refused');
    response.writeHead(400).end();
  };
  const text = await conversation(destroy, [begun, 'the first of three million bytes']);
  expect(statusesOf(text)).toEqual(['400']);
  expect(text).toContain('\r\nConnection: close\r\n');
});

test('a connection with nine queued requests is closed, one that is read is not', async () => {
  const responses: ServerResponse[] = [];
  const silent: Server = http.createServer((request, response) => {
    limitAhead(request, response);
    responses.push(response);
  });
  server = silent;
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const address = silent.address();
  const connect = () => net.connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const greedy = connect().on('error', () => undefined);
  greedy.write(ask.repeat(9));
  await once(greedy, 'close');
  expect(responses).toHaveLength(9);

  const patient = connect();
  for (let asked = 0; asked < 150; asked += 1) {
    patient.write(ask);
    await expect.poll(() => responses.length, { interval: 1 }).toBe(10 + asked);
    responses.at(-1)?.end('lu');
    await once(patient, 'data');
  }
  expect(patient.destroyed).toBe(false);
  patient.destroy();
});

test('at most a hundred requests are queued in all, and a refused one reaches no listener', async () => {
  const heard: ServerResponse[] = [];
  const channel = diagnostics.channel('http.server.request.start');
  const limit = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    limitAhead(request, response);
  };
  channel.subscribe(limit);
  const silent: Server = http.createServer((_, response) => void heard.push(response));
  server = silent;
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ask = (version: string) => `GET / HTTP/${version}\r\nHost: a\r\nConnection: keep-alive\r\n\r\n`;
  const greedy = Array.from({ length: 40 }, (_, at) => {
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(ask(at % 2 === 0 ? '1.1' : '1.0').repeat(50));
    return once(socket, 'close');
  });
  await Promise.all(greedy);
  channel.unsubscribe(limit);
  expect(heard.length, 'eight of each at most').toBeLessThanOrEqual(40 * 8);
});
