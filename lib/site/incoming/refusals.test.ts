import { expect, test } from 'vitest';
import { refusalOf, withoutHost } from './refusals';

const statusOf = (method: string, url: string, rawHeaders = ['Host', 'exemple.org']) =>
  refusalOf({ method, url, rawHeaders })?.status ?? null;

test.each([
  ['/', '/'],
  ['http://exemple.org/publications?q=a', '/publications?q=a'],
  ['HTTPS://pirate.example', '/'],
  ['http://pirate.example?q=a', '/?q=a'],
  ['http://pirate.example//autre.example/', '//autre.example/'],
  ['/http://exemple.org/', '/http://exemple.org/'],
])('the target %s asks for %s', (target, expected) => expect(withoutHost(target)).toBe(expected));

test.each([
  '/',
  '/publications?q=%ff&annee=%',
  '/publications/un-titre-2024',
  '/.well-known/x',
  '/a..b/...',
  '/%25',
  '/%C3%A9t%C3%A9',
  '/%00',
  '/admin',
  '/api/health',
])('%s may be read', (url) => expect([statusOf('GET', url), statusOf('HEAD', url)]).toEqual([null, null]));

test.each([
  '/%',
  '/%ff',
  '/%zz',
  '/publications/%ff',
  '/a/..',
  '/./',
  '/a%2f..%2fb',
  '/a\\..\\b',
  '/a%5c%2E%2e',
  '*',
  '',
  'ftp://a/',
])('%s is no address', (url) => expect(statusOf('GET', url)).toBe(400));

test.each(['/uploads/%2e%2e/', '/uploads/../a', '/uploads/%ff'])('%s is not an upload', (url) =>
  expect(statusOf('GET', url)).toBe(404),
);

test.each([
  ['POST', '/', 405],
  ['OPTIONS', '/', 405],
  ['OPTIONS', '*', 405],
  ['TRACE', '/', 405],
  ['PURGE', '/publications', 405],
  ['POST', '/administration', 405],
  ['POST', '/admin/profile', 405],
  ['POST', '/admin?x=1', 405],
  ['PUT', '/admin', 405],
  ['PATCH', '/api/sections/1', null],
  ['OPTIONS', '/api/health', null],
  ['TRACE', '/api/health', 501],
])('%s %s: %s', (method, url, expected) => expect(statusOf(method, url)).toBe(expected));

test('a refusal of a method lists the allowed ones', () => {
  expect(refusalOf({ method: 'POST', url: '/', rawHeaders: [] })?.allow).toBe('GET, HEAD');
  expect(refusalOf({ method: 'DELETE', url: '/admin', rawHeaders: [] })?.allow).toBe('GET, HEAD, POST');
});

test.each([
  ['a call of a server action', ['Next-Action', 'a', 'Content-Length', '1048576'], null],
  ['a call without arguments', ['next-action', 'a'], null],
  ['a form', ['Content-Length', '3'], 405],
  ['a call over 1 MB', ['Next-Action', 'a', 'Content-Length', '1048577'], 413],
  ['a form over 1 MB', ['Content-Length', '3000000'], 413],
  ['a call in chunks, whose length is not known', ['Next-Action', 'a', 'Transfer-Encoding', 'chunked'], 411],
])('%s to the administration', (_, rawHeaders, expected) =>
  expect(statusOf('POST', '/admin/profile', rawHeaders)).toBe(expected),
);

const statusWith = (routerState: string) =>
  statusOf('GET', '/login', ['RSC', '1', 'Next-Router-State-Tree', routerState]);

test.each([
  '["",{"children":["admin",{"children":["__PAGE__",{}]}]},null,null,16]',
  encodeURIComponent('["",{"children":[["route","a/b","c",null],{}]},null,"refetch"]'),
])('the router state %s is read', (state) => expect(statusWith(state)).toBeNull());

test.each([
  'x',
  '%',
  '{}',
  '[]',
  '[1,{}]',
  '["",[1]]',
  '["",{"children":"admin"}]',
  '["",{},null,"now"]',
  '["",{"children":[["route","a"],{}]}]',
])('the router state %s is refused', (state) => expect(statusWith(state)).toBe(400));

test('Next’s own forms of a page have no URL', () => {
  const own = [
    '/_global-error',
    '/_global-error?x',
    '/%5Fglobal-error/a',
    '/_not-found',
    '/404',
    '/500',
    '/publications.rsc',
    '/x.prefetch.rsc?a',
  ];
  for (const url of [...own, '/_next/data/build/v/1.json', '/%5Fnext/data/build/v/1.json'])
    expect(statusOf('GET', url), url).toBe(404);
  for (const url of ['/404-pages', '/_next/static/a.js', '/publications/500-2024'])
    expect(statusOf('GET', url), url).toBeNull();
});

test('two hosts are refused', () => {
  expect(statusOf('GET', '/', ['Host', 'a', 'host', 'b'])).toBe(400);
  expect(statusOf('GET', '/', ['X-Host', 'a', 'Host', 'b'])).toBeNull();
});

test.each(['gzip', 'BR', 'identity, gzip', 'x'])('a body in the coding %s is refused', (coding) => {
  expect(statusOf('PUT', '/api/profile/1', ['content-encoding', coding])).toBe(415);
  expect(statusOf('POST', '/admin', ['Content-Encoding', 'identity', 'Content-Encoding', coding])).toBe(415);
});
