import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
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

test.each(rowsOf('lib/site/incoming/refusals.txt'))('$rule: $input', ({ input, outputs }) => {
  const [method = '', url = ''] = input.split(' ');
  expect([String(statusOf(method, url))]).toEqual(outputs);
});

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

test('two hosts are refused', () => {
  expect(statusOf('GET', '/', ['Host', 'a', 'host', 'b'])).toBe(400);
  expect(statusOf('GET', '/', ['X-Host', 'a', 'Host', 'b'])).toBeNull();
});

test.each(['gzip', 'BR', 'identity, gzip', 'x'])('a body in the coding %s is refused', (coding) => {
  expect(statusOf('PUT', '/api/profile/1', ['content-encoding', coding])).toBe(415);
  expect(statusOf('POST', '/admin', ['Content-Encoding', 'identity', 'Content-Encoding', coding])).toBe(415);
});
