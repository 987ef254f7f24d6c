import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { isTaken } from './answers';
import { freePort } from './own-server';

test.each(['127.0.0.1', '0.0.0.0', '::'])('what listens at %s is found on a machine without IPv6', async (host) => {
  const port = await freePort();
  expect(await isTaken(host, port)).toBe(false);
  const server = http.createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await isTaken(host, port)).toBe(true);
  server.close();
});
