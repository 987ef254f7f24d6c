import http from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { documentPolicy, securityHeaders } from './security-headers';

test('allows nothing that is not named', () => {
  const policy = documentPolicy([]);
  expect(policy.startsWith("default-src 'none'; script-src 'self';")).toBe(true);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|https?:|\*/);
});

/** The headers of a response that sets some itself, given to `writeHead`. */
function headersOf(siteUrl: string, own: http.OutgoingHttpHeaders = {}) {
  const response = new http.ServerResponse(new http.IncomingMessage(new Socket()));
  securityHeaders(siteUrl)(response);
  response.writeHead(200, own);
  return response.getHeaders();
}

test('HSTS is for https alone', () => {
  expect(headersOf('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(headersOf('https://exemple.org')).toHaveProperty('strict-transport-security');
});

test('a response keeps what it sets itself', () => {
  expect(headersOf('https://exemple.org', { 'Referrer-Policy': 'no-referrer' })).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});
