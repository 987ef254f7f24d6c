/** Where outgoing requests need a proxy: known hosts are asked through it, others never are. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { StandIn } from '@/lib/testing/stand-in-hosts';

const through: string[] = [];
const standIn = new StandIn();
await standIn.start();
const proxy = http.createServer((request, response) => {
  through.push(request.url ?? '');
  const { host: _host, ...headers } = request.headers;
  http.get(new URL(new URL(request.url ?? '').pathname, standIn.env.HAL_URL), { headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
});
await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, proxy.address());

const settings = vi.hoisted(() => ({
  HAL_URL: 'http://hal.invalid',
  ORCID_URL: 'http://127.0.0.1:9',
  DOI_URL: 'http://127.0.0.1:9',
  siteUrlIsSet: false,
}));
vi.mock('@/lib/env', () => ({ env: () => settings }));
vi.stubEnv('http_proxy', `http://127.0.0.1:${port}`);
vi.stubEnv('no_proxy', 'localhost');
const { ask, isKnown } = await import('./ask');
const question = { path: '/works', accept: 'application/json' };

beforeEach(() => {
  through.length = 0;
  standIn.recover();
});
afterAll(async () => {
  await standIn.close();
  await new Promise((resolve) => proxy.close(resolve));
});

test('a known host is asked through the proxy, which resolves its name', async () => {
  expect(await ask('hal', question)).toBeUndefined(); // 404: the stand-in proxy has nothing there
  expect(through).toEqual(['http://hal.invalid/works']);
});

test('a host in NO_PROXY is asked directly', async () => {
  settings.HAL_URL = (standIn.env.HAL_URL ?? '').replace('127.0.0.1', 'localhost');
  expect(await ask('hal', question)).toBeUndefined();
  expect(through).toEqual([]);
});

test.each(['private', 'named'] as const)(
  'nobody is sent through the proxy to an address that is not public: %s',
  async (fault) => {
    settings.HAL_URL = 'http://hal.invalid';
    standIn.fail(fault);
    await expect(ask('hal', question)).rejects.toMatchObject({ name: 'Problem', fault: 'redirectedElsewhere' });
    expect(through).toEqual(['http://hal.invalid/works']);
  },
);

test('a DOI agency is known behind a proxy; without one its address is checked like any other', () => {
  const [agency, other] = [new URL('https://api.crossref.org/v1/works/10.5555/1'), new URL('https://exemple.invalid/')];
  vi.stubEnv('https_proxy', '');
  vi.stubEnv('HTTPS_PROXY', '');
  expect([agency, other].map(isKnown)).toEqual([false, false]);
  for (const name of ['https_proxy', 'HTTPS_PROXY']) {
    vi.stubEnv(name, `http://127.0.0.1:${port}`);
    expect([agency, other].map(isKnown), name).toEqual([true, false]);
    vi.stubEnv(name, '');
  }
});
