import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Caller } from './support/api-client';
import { expect, test } from './support/test';

/**
 * A body with a content coding (https://www.rfc-editor.org/rfc/rfc9110#section-8.4) is refused unread: the site never
 * decompresses a request.
 */

const json = Buffer.from(JSON.stringify({ grade: 'Compressée' }));
/** 64 MiB of JSON, compressed to 64 KiB. */
const bomb = gzipSync(Buffer.from(JSON.stringify({ grade: 'x'.repeat(64 * 1024 * 1024) })));
const bodies: readonly (readonly [coding: string, body: Buffer])[] = [
  ['gzip', gzipSync(json)],
  ['GZIP', gzipSync(json)],
  ['br', brotliCompressSync(json)],
  ['deflate', deflateSync(json)],
  ['gzip, gzip', gzipSync(gzipSync(json))],
  ['identity, gzip', gzipSync(json)],
  ['gzip', bomb],
  ['gzip', json],
  ['zstd', json],
];

test('a compressed body is refused, in which coding it may be, and nothing is stored', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const before = (await owner.call('GET', `/api/profile/${owner.id}`)).json;
  const send = (coding: string, body: Buffer, path: string, method = 'PUT') =>
    owner.call(method, path, {
      body: new Uint8Array(body),
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': coding },
    });
  for (const [coding, body] of bodies) {
    const answer = await send(coding, body, `/api/profile/${owner.id}`);
    expect([coding, answer.status, answer.json], coding).toEqual([
      coding,
      415,
      { success: false, error: 'Le corps de la requête ne doit pas être compressé (Content-Encoding)' },
    ]);
    expect(answer.headers.get('accept-encoding')).toBe('identity');
    expect((await send(coding, body, '/api/auth/signin', 'POST')).status).toBe(415);
    expect((await send(coding, body, '/api/upload/photo', 'POST')).status).toBe(415);
  }
  expect((await owner.call('GET', `/api/profile/${owner.id}`)).json).toEqual(before);
  expect((await send('identity', json, `/api/profile/${owner.id}`)).status, '« identity » is no coding').toBe(200);
});
