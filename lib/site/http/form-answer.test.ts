import { expect, test } from 'vitest';
import { formRedirect } from './form-answer';

const back = { lost: '/login', failed: (status: number) => `/page?echec=${status}` };
const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

async function told(status: number, accept: string) {
  const { status: now, headers } = await formRedirect(async () => new Response('{}', { status }), back)(
    new Request('http://site/api', { method: 'POST', headers: { Accept: accept } }),
    {},
  );
  return [now, headers.get('location')];
}

test.each([
  [400, '/page?echec=400'],
  [429, '/page?echec=429'],
  [507, '/page?echec=507'],
  [503, '/page?echec=503'],
  [500, '/page?echec=500'],
  [401, '/login'],
])('a browser’s form that meets %i is sent to %s', async (status, to) =>
  expect(await told(status, html)).toEqual([303, to]),
);

test.each([200, 403, 405])('%i is unchanged', async (status) =>
  expect(await told(status, html)).toEqual([status, null]),
);

test.each(['*/*', 'application/json', ''])('a program that accepts « %s » gets JSON', async (accept) => {
  expect(await told(507, accept)).toEqual([507, null]);
});
