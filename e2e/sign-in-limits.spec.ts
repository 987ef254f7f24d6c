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

test('the limit is checked before a body is read, and no form accepts more than 4 KiB', {
  tag: '@long',
}, async ({ site }) => {
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

test('while another program locks the database, refusals are still answered, and the log later counts the missing ones', {
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
