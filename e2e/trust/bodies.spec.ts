import fs from 'node:fs';
import fc from 'fast-check';
import { Caller } from '../support/api-client';
import { expect, test } from '../support/test';
import { seed, size } from './support/form';

/** Random bodies and URLs: each response has an expected status, API errors are JSON, and the site keeps working. */

/** Expected statuses; 308 redirects to the URL without its trailing slash. */
const known = [200, 308, 400, 401, 403, 404, 405, 409, 413, 415, 429, 503];
/**
 * Method and path, ID being the owner's and KEY random, without sign-out, which would end the test's session; names of
 * fields; ids of sections.
 */
const [calls = [], names = [], kinds = []] = fs
  .readFileSync('e2e/trust/bodies.txt', 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((part) => part.split('\n'));

const leaf = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(
    null,
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/uploads/../x',
    '[',
    '{}',
    1e308,
    -1,
    2 ** 53,
    'text',
    'cards',
    'list',
  ),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom(...names, 'title', 'category', 'details', 'articles', 'constructor'),
        fc.string({ maxLength: 8 }),
      ),
      tie('value'),
      {
        maxKeys: 5,
      },
    ),
  ),
}));
const named = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 });
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .oneof(named, value)
      .map((given) => ({ type: 'application/json', text: JSON.stringify(given) ?? 'null' })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data', ''),
        fc.string({ unit: 'binary' }),
      )
      .map(([type, text]) => ({ type, text })),
  },
);
const key = fc.oneof(
  fc.constantFrom(...kinds, '1', '0', '-1', '1e9', '99999999999999999999', 'a.webp', '..', '%00'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).map(encoded),
);
const call = fc.record({
  line: fc.constantFrom(...calls),
  key,
  body,
  query: fc.option(
    fc.string({ maxLength: 20 }).map((text) => `?avec=${encoded(text)}`),
    { nil: '' },
  ),
});

test('no body and no address is an error', async ({ site }) => {
  const caller = await new Caller(site.origin).signIn();
  const cases = fc.sample(call, { numRuns: size(500, 5000), seed });
  const faults: string[] = [];
  for (const { line, key: name, body: sent, query } of cases) {
    const [method = '', path = ''] = line.replace('ID', caller.id).replace('KEY', name).split(' ');
    const isRead = method === 'GET';
    const { status, json, headers } = await caller.call(
      method,
      path + query,
      isRead ? {} : { body: sent.text, headers: sent.type ? { 'Content-Type': sent.type } : {} },
    );
    const isPage = path.startsWith('/publications/');
    if (!known.includes(status) && !(isRead && [304, 307].includes(status)))
      faults.push(`${method} ${path}${query} ${sent.text.slice(0, 300)}: ${status}`);
    else if (status >= 400 && !isPage && json.success !== false && method !== 'GET')
      faults.push(`${method} ${path}: ${status} without JSON`);
    else if (path.startsWith('/api/') && headers.get('cache-control') !== 'no-store')
      faults.push(`${method} ${path}: may be stored`);
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect((await fetch(site.origin)).status).toBe(200);
  expect((await caller.call('GET', `/api/sections/${caller.id}`)).status).toBe(200);
  expect(site.output()).not.toContain('"event":"request.failed"');
});

/** Percent-encodes a path segment; lone surrogates, which cannot be encoded, are replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
