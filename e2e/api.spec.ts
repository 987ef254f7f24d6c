import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { rowsOf } from '../lib/testing/rows';
import { Caller } from './support/api-client';
import { expect, test } from './support/test';

/**
 * The HTTP API (docs/api.md): paths, bodies, responses, statuses, French messages; bad input leaves the data as it was.
 */

const me = async (origin: string) => new Caller(origin).signIn();
const state = async (caller: Caller) => [
  (await caller.call('GET', `/api/profile/${caller.id}`)).json,
  (await caller.call('GET', `/api/sections/${caller.id}`)).json,
];
const picture = (width = 60, height = 75) => sharp({ create: { width, height, channels: 3, background: '#345' } });
const form = (bytes: Buffer, name = 'photo', type = 'image/png') => {
  const data = new FormData();
  data.append(name, new Blob([new Uint8Array(bytes)], { type }), 'portrait.png');
  return data;
};

test('a round of every call changes what it says and answers what a client reads', async ({ site, content }) => {
  const caller = await me(site.origin);
  const profile = `/api/profile/${caller.id}`;
  const sections = `/api/sections/${caller.id}`;

  const langues = [{ nom: 'Arabe', color: 'from-green-500 to-green-600' }];
  expect((await caller.call('PUT', profile, { json: { grade: 'Professeur', langues } })).json).toMatchObject({
    success: true,
  });
  expect((await caller.call('GET', profile)).json).toMatchObject({ grade: 'Professeur', langues });

  const added = await caller.call('POST', sections, {
    json: { title: 'Prix et distinctions', type: 'list', content: ['Un prix', ''] },
  });
  expect(added.json).toMatchObject({
    success: true,
    id: 'prix-et-distinctions',
    section: { visible: true, content: ['Un prix'] },
  });
  const projects = JSON.stringify([{ title: 'Un', category: 'Recherche' }]);
  expect(
    (await caller.call('PUT', `${sections}/projets`, { json: { content: projects, visible: false } })).json,
  ).toMatchObject({
    success: true,
    section: { visible: false, content: [{ title: 'Un', category: 'Recherche', status: '', id: expect.any(String) }] },
  });

  const listed = (await content.sections()).map(({ id }) => id);
  const turned = listed.toReversed();
  const order = turned.map((id, index) => ({ id, order: index + 1 }));
  expect((await caller.call('PUT', '/api/sections/reorder', { json: { sections: order } })).json).toEqual({
    success: true,
  });
  expect(await content.sections()).toMatchObject(turned.map((id) => ({ id })));

  expect((await caller.call('DELETE', `${sections}/prix-et-distinctions`)).json).toEqual({ success: true });
  expect((await caller.call('DELETE', `${sections}/prix-et-distinctions`)).status).toBe(404);

  const upload = await caller.call('POST', '/api/upload/photo', {
    body: form(await picture().png().toBuffer()),
    headers: { 'x-user-id': caller.id },
  });
  expect(upload.json).toEqual({ success: true, url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/) });
  const served = await fetch(`${site.origin}${String(upload.json.url)}?t=123`);
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
  });
  const small = await fetch(`${site.origin}${String(upload.json.url).replace('.webp', '-portrait-480.avif')}`);
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 60, height: 75 });
  expect((await caller.call('PUT', profile, { json: { photo: upload.json.url } })).json).toMatchObject({
    success: true,
    profile: { photo: upload.json.url },
  });
});

test.describe('bad input gets a clear French error and leaves the data as it was', () => {
  const cases = [
    ...rowsOf('e2e/api-refusals.txt').map(({ input, outputs: [refusal = ''] }) => {
      const [, method = '', address = '', body = ''] = /^(\w+) (\S+) (.*)$/.exec(input) ?? [];
      return { method, address, json: JSON.parse(body), refusal };
    }),
    {
      ...{ method: 'PUT', address: 'profile', json: { photo: `data:image/png;base64,${'A'.repeat(1_000_001)}` } },
      refusal: '400 La photo est trop volumineuse. Veuillez choisir une image plus petite.',
    },
  ];
  test('is refused by its field, and nothing is stored', async ({ site }) => {
    const caller = await me(site.origin);
    const before = await state(caller);
    for (const { method, address, json, refusal } of cases) {
      const path = address.replace(/^(profile|sections(?!\/reorder))/, `$1/${caller.id}`);
      const answer = await caller.call(method, `/api/${path}`, { json });
      expect([
        `${answer.status} ${answer.json.error}`,
        answer.json.success,
        answer.headers.get('cache-control'),
      ]).toEqual([refusal, false, 'no-store']);
    }
    expect(await state(caller)).toEqual(before);
  });

  test('forbidden keys, bytes that are no text, other types, too much', async ({ site }) => {
    const caller = await me(site.origin);
    const path = `/api/profile/${caller.id}`;
    const before = await state(caller);
    const put = (body: BodyInit, type = 'application/json') =>
      caller.call('PUT', path, { body, headers: { 'Content-Type': type } });
    expect(await put('{"nom":"A","langues":[{"__proto__":{"nom":"x"}}]}')).toMatchObject({
      status: 400,
      json: { error: 'Ce nom de champ n’est pas accepté', issues: [{ path: ['langues', 0, '__proto__'] }] },
    });
    expect(await put('{"nom":')).toMatchObject({ status: 400, json: { error: 'Format JSON invalide' } });
    expect(await put(new Uint8Array([0x7b, 0xff, 0x7d]))).toMatchObject({
      status: 400,
      json: { error: 'Format JSON invalide' },
    });
    expect(await put('nom=A', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 });
    expect(await put(`{"nom":"${'a'.repeat(13 * 1024 * 1024)}"}`)).toMatchObject({
      status: 413,
      json: { error: 'La requête est trop volumineuse' },
    });
    expect(await state(caller)).toEqual(before);
  });

  test('a photo that is too large, no picture, or not where it should be', async ({ site }) => {
    const caller = await me(site.origin);
    const send = (body: BodyInit, headers = {}) => caller.call('POST', '/api/upload/photo', { body, headers });
    expect(await send(form(Buffer.alloc(2 * 1024 * 1024 + 1, 1)))).toMatchObject({
      status: 413,
      json: { error: 'La photo ne doit pas dépasser 2MB' },
    });
    expect(
      await send(form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo', 'image/svg+xml')),
    ).toMatchObject({
      status: 415,
      json: { error: 'Veuillez sélectionner un fichier image valide' },
    });
    expect(await send(form(readFileSync('package.json')))).toMatchObject({ status: 415 });
    for (const path of ['/uploads/..%2f..%2fpackage.json', '/uploads/absente.webp', '/uploads/.htaccess'])
      expect((await fetch(`${site.origin}${path}`)).status).toBe(404);
  });
});

test('a hidden section leaves no word in the page, in what the router loads, or in an answer without a session', async ({
  site,
}) => {
  const caller = await me(site.origin);
  await caller.call('POST', `/api/sections/${caller.id}`, {
    json: { title: 'Brouillon', type: 'text', content: '<p>mot-cache-4b1d</p>', visible: false },
  });
  const visits: readonly Record<string, string>[] = [{}, { RSC: '1' }, { RSC: '1', 'Next-Router-Prefetch': '1' }];
  for (const headers of visits) {
    expect(await (await fetch(site.origin, { headers })).text()).not.toContain('mot-cache-4b1d');
  }
  expect((await fetch(`${site.origin}/api/sections/${caller.id}`)).status).toBe(401);
});
