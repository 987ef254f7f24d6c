import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { prepareRequest } from './requests';

const settings = { TRUSTED_PROXIES: 0, SITE_URL: 'https://exemple.org' };

function asked(
  url: string,
  headers: Record<string, string>,
  { method = 'GET', ...given }: { method?: string; SITE_URL?: string } = {},
) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method, rawHeaders: Object.entries(headers).flat() });
  Object.assign(request.headers, headers);
  const response = new ServerResponse(request);
  prepareRequest(request, response, { ...settings, ...given });
  return { request, response };
}

const own = {
  'x-portfolio-client': '',
  'x-portfolio-request': expect.stringMatching(/^[0-9a-f-]{36}$/),
  'x-forwarded-proto': 'https',
};

test('a client can choose no nonce and no id, skip no check and forge no IP address', () => {
  const { request } = asked('/', {
    host: 'localhost',
    'x-portfolio-client': '1.1.1.1',
    'x-portfolio-request': 'host',
    'x-portfolio-refusal': '{}',
    'content-security-policy': "script-src 'nonce-x'",
    'content-security-policy-report-only': 'x',
    'x-middleware-subrequest': 'middleware',
    'x-forwarded-for': '1.1.1.1',
    'x-forwarded-host': 'autre.example',
    'x-forwarded-proto': 'http',
    forwarded: 'for=1.1.1.1',
    accept: '*/*',
  });
  expect(request.headers).toEqual({ host: 'localhost', accept: '*/*', ...own });
});

test('a client cannot start Next’s draft mode, and keeps its other cookies', () => {
  const cookieOf = (cookie: string) => asked('/', { cookie }).request.headers.cookie;
  expect(cookieOf('a=1; __prerender_bypass=x; b=2;__next_preview_data=y')).toBe('a=1; b=2');
  expect(cookieOf(' __prerender_bypass =x')).toBe('');
  expect(cookieOf('portfolio=__prerender_bypass=x')).toBe('portfolio=__prerender_bypass=x');
});

test('a public page is the same document for everyone; the administration’s router gets its own form', () => {
  const router = { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/' };
  vi.stubEnv('NODE_ENV', 'production');
  expect(asked('/publications', router).request.headers).toEqual(own);
  for (const url of ['/admin', '/admin/profile?_rsc=x', '/login?retour=/admin'])
    expect(asked(url, router).request.headers).toEqual({ ...router, ...own });
  vi.unstubAllEnvs();
});

test('a request that nothing takes is routed to the page of refusals', () => {
  const { request } = asked('http://pirate.example/%zz', { host: 'localhost' }, { method: 'POST' });
  expect([request.method, request.url]).toEqual(['GET', '/refus']);
  expect(JSON.parse(decodeURIComponent(String(request.headers['x-portfolio-refusal'])))).toMatchObject({
    status: 405,
    allow: 'GET, HEAD',
    isForPerson: false,
  });
  expect(asked('/%zz', {}, { method: 'HEAD' }).request.method).toBe('HEAD');
});

test('a server action of the site gets the host of its origin, one of another site is refused', () => {
  const call = { 'next-action': 'a', host: '127.0.0.1:3000', 'content-length': '2' };
  expect(asked('/admin', { ...call, origin: 'https://exemple.org' }, { method: 'POST' }).request).toMatchObject({
    url: '/admin',
    headers: { host: 'exemple.org' },
  });
  expect(asked('/admin', { ...call, origin: 'https://ailleurs.org' }, { method: 'POST' }).request.url).toBe('/refus');
  expect(asked('/admin', call, { method: 'POST' }).request.url).toBe('/admin');
});

/** The headers sent for a response with these. */
function sent(headers: OutgoingHttpHeaders, SITE_URL = 'https://exemple.org') {
  const { response } = asked('/', {}, { SITE_URL });
  response.writeHead(200, headers);
  return response.getHeaders();
}

test('HSTS is only for https', () => {
  expect(sent({}, 'http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(sent({})).toHaveProperty('strict-transport-security', 'max-age=63072000');
});

test('a response without a policy gets one, for data or for a document without inline scripts; its own is kept', () => {
  expect(sent({ 'Content-Type': 'image/png' })['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(sent({ 'Content-Type': 'text/html; charset=utf-8' })['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; /,
  );
  expect(sent({ 'Content-Security-Policy': "default-src 'none'; sandbox" })['content-security-policy']).toBe(
    "default-src 'none'; sandbox",
  );
});

test('a 304 keeps the policy of the cached copy, and private responses are never stored', () => {
  const { response } = asked('/', {});
  response.writeHead(304);
  expect(response.hasHeader('content-security-policy')).toBe(false);
  for (const url of ['/api/health/', '/admin', '/login?x']) {
    const { response: redirect } = asked(url, {});
    redirect.writeHead(308);
    expect(redirect.getHeader('cache-control'), url).toBe('no-store');
  }
});
