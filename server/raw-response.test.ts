import http from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Page, sendPage } from './cached-page';
import { closeGently, type HttpServer } from './connections';
import { HttpResponse } from './http-response';
import { RawResponse } from './raw-response';

describe('the bytes of a ready answer', () => {
  const answer = new RawResponse(200, { ETag: '"a"', 'Content-Length': 3 }, Buffer.from('abc'), 65_000);

  it('are a whole answer', () => {
    expect(answer.bytes(0).toString()).toBe(
      'HTTP/1.1 200 OK\r\nETag: "a"\r\nContent-Length: 3\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\n\r\nabc',
    );
  });

  it('are made once a second', () => {
    expect(answer.bytes(1500)).toBe(answer.bytes(1999));
    expect(answer.bytes(2000).toString()).toContain('00:00:02 GMT');
  });
});

describe('a page that is kept, on a connection', () => {
  const page = new Page(200, Buffer.from(`<p>${'é'.repeat(50_000)}</p>`), { 'Content-Type': 'text/html' }, true);
  let server: HttpServer;
  let ended = 0;
  beforeEach(async () => {
    await page.variant('identity');
    ended = 0;
    server = http.createServer({ ServerResponse: HttpResponse });
    server.on('request', (request, response) => {
      response.once('close', () => {
        ended += 1;
      });
      sendPage(request, response, page);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => closeGently(server, 0));

  const connect = () => {
    const address = server.address();
    return net.connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  };
  const request = (method: string, more = '') => `${method} / HTTP/1.1\r\nHost: exemple.org\r\n${more}\r\n`;

  it('is answered in order, each way of asking in its own manner, until the connection is to end', async () => {
    const socket = connect();
    socket.write(request('GET') + request('HEAD') + request('GET', 'If-None-Match: *\r\n') + request('GET', 'Connection: close\r\n'));
    const all = await text(socket);
    expect(Array.from(all.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status)).toEqual(['200', '200', '304', '200']);
    expect(all.match(/<p>é{50000}<\/p>/g)).toHaveLength(2);
    expect(all.match(/^Date: /gm)).toHaveLength(4);
    expect(all.match(/^ETag: /gm)).toHaveLength(4);
    expect(all.match(/^Connection: close/gm)).toHaveLength(1);
    expect(ended).toBe(4);
  });

  it('waits for a reader who asks much and reads late, rather than filling the memory', async () => {
    const asked = 400;
    const socket = connect();
    socket.pause();
    let held = 0;
    server.on('request', ({ socket: { writableLength } }) => {
      held = Math.max(held, writableLength);
    });
    await new Promise<void>((resolve) => socket.write(request('GET').repeat(asked - 1) + request('GET', 'Connection: close\r\n'), () => resolve()));
    const all = await text(socket);
    expect(all.match(/HTTP\/1\.1 200/g)).toHaveLength(asked);
    expect(held).toBeLessThan(1_000_000);
  });
});
