import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Caller } from './support/api-client';
import { expect, owner, test } from './support/test';

/**
 * The limits on sign-in calls hold against anonymous clients and spare the owner. Each client has its own IP address,
 * by X-Forwarded-For.
 */
test.use({ siteEnv: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, TRUSTED_PROXIES: '1' } });

/** Starts another program that holds the database's write lock; returns a function that releases it. */
async function holdWrites(databaseFile: string): Promise<() => Promise<void>> {
  const hold = `const SQLite = require('better-sqlite3');
    new SQLite(process.argv[1]).exec('BEGIN IMMEDIATE');
    process.stdout.write('held');
    process.stdin.resume().once('end', () => process.exit());`;
  const child = spawn(process.execPath, ['-e', hold, databaseFile], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    const ended = once(child, 'close');
    child.stdin.end();
    await ended;
  };
}

const from = (address: string) => ({ 'X-Forwarded-For': address });

test('strangers from everywhere who fill their queue leave the owner’s browser its place', async ({ site }) => {
  const known = await new Caller(site.origin).signIn();
  const guesses = Array.from({ length: 40 }, (_, host) =>
    new Caller(site.origin).call('POST', '/api/auth/signin', {
      json: { email: `a${host}@exemple.org`, password: 'un faux' },
      headers: from(`198.51.${host}.7`),
    }),
  );
  const answers = [];
  for (let time = 0; time < 3; time += 1)
    answers.push((await known.call('POST', '/api/auth/signin', { json: owner })).status);
  expect(answers).toEqual([200, 200, 200]);
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length, 'the flood did fill its queue').toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 503 && status !== 401)).toEqual([]);
});

test('a body is not read before the limit is asked, and no form takes more than 4 KiB', async ({ site }) => {
  const known = await new Caller(site.origin).signIn();
  const large = JSON.stringify({ email: owner.email, password: 'x'.repeat(5000) });
  const send = (path: string, caller: Caller, method = 'POST') =>
    caller.call(method, path, {
      body: large,
      headers: { 'Content-Type': 'application/json', ...from('203.0.113.77') },
    });
  const tooLarge = { status: 413, json: { success: false, error: 'La requête est trop volumineuse' } };
  expect(await send('/api/auth/signin', new Caller(site.origin))).toMatchObject(tooLarge);
  for (const [method, path] of [
    ['POST', '/api/change-password'],
    ['PUT', '/api/auth/second-factor'],
    ['DELETE', '/api/auth/second-factor'],
    ['POST', '/api/history/versions/1'],
  ] as const)
    expect(await send(path, known, method), path).toMatchObject(tooLarge);
  for (let time = 0; time < 20; time += 1)
    await new Caller(site.origin).call('POST', '/api/auth/signin', {
      json: { email: `d${time}@exemple.org`, password: 'faux' },
      headers: from('203.0.113.77'),
    });
  expect((await send('/api/auth/signin', new Caller(site.origin))).status, 'the limit comes first').toBe(429);
  expect((await send('/api/auth/owner', new Caller(site.origin))).status, 'as does an owner who is there').toBe(403);
});

test('a body of more than 250,000 values is refused; ten thousand publications are not', async ({ site }) => {
  const caller = await new Caller(site.origin).signIn();
  const article = { title: 'Un titre', authors: 'N. Tazrouti', year: '2024', journal: 'Une revue', pages: '1–12' };
  const articles = Array.from({ length: 10_000 }, (_, index) => ({ ...article, id: `a${index}`, type: 'SCOPUS' }));
  const content = { elearningIA: { title: 'E-learning', articles, communications: [] } };
  expect((await caller.call('PUT', `/api/sections/${caller.id}/publications`, { json: { content } })).status).toBe(200);
  const many = `{"content":[${'0,'.repeat(300_000)}0]}`;
  expect(
    await caller.call('PUT', `/api/sections/${caller.id}/axes-recherche`, {
      body: many,
      headers: { 'Content-Type': 'application/json' },
    }),
  ).toMatchObject({
    status: 400,
    json: { error: 'Le corps de la requête contient trop de valeurs' },
  });
});

test('while another program holds the database, refusals are answered, and the journal says later how many it lacks', {
  tag: '@long',
}, async ({ site, adminPage: page }) => {
  const release = await holdWrites(site.databaseFile);
  const refused = await Promise.all(
    Array.from({ length: 30 }, () =>
      new Caller(site.origin).call('GET', '/api/history/bin', { headers: from('203.0.113.90') }),
    ),
  );
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 401));
  await expect.poll(() => site.output(), { timeout: 30_000 }).toContain('"event":"refusal.unnoted"');
  await release();
  await expect
    .poll(
      async () => {
        await new Caller(site.origin).call('GET', '/api/history/bin', { headers: from('203.0.113.91') });
        await page.goto('/admin/audit?type=refus');
        return page
          .locator('#contenu')
          .getByRole('listitem')
          .filter({ hasText: /Avant lui, \d+\srefus n’ont pas été notés/ })
          .count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
});
