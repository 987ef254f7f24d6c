import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Secret, TOTP } from 'otpauth';
import { firstColumn, firstValue, openDatabase } from '../lib/sqlite';
import { Caller } from './support/api-client';
import { startUsedSite, type UsedSite } from './support/ready-sites';
import { inherited, run } from './support/site';
import { expect, test as fresh } from './support/test';
import { faultsOf, withCopy } from './trust/support/files';
import { noisePng, upload } from './trust/support/uploads';

/** The host's clock jumps ahead and back while the site runs: nothing is lost, and nobody is locked out or let in. */

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const jumps = [
  ['an hour ahead', hour],
  ['an hour back', -hour],
  ['400 days ahead', 400 * day],
  ['400 days back', -400 * day],
] as const;

/** A used site whose clock the test sets, in ms ahead of the host's. */
type ClockSite = UsedSite & {
  readonly clock: { readonly set: (ahead: number) => void; readonly now: () => number; readonly env: Readonly<Record<string, string>> };
};

const test = fresh.extend<{ clockSite: ClockSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  clockSite: async ({}, use) => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'horloge-')), 'ahead');
    let ahead = 0;
    const set = (ms: number) => {
      ahead = ms;
      fs.writeFileSync(`${file}.part`, String(ms));
      fs.renameSync(`${file}.part`, file); // atomic: no reader sees half of it
    };
    set(0);
    const env = { NODE_OPTIONS: `--import=${pathToFileURL(path.resolve('e2e/support/shift-clock.ts')).href}`, CLOCK_FILE: file };
    const site = await startUsedSite({ env });
    await use({ ...site, clock: { set, now: () => Date.now() + ahead, env } });
    await site.remove();
    fs.rmSync(path.dirname(file), { recursive: true });
  },
  site: async ({ clockSite }, use) => use(clockSite),
});

const html = async (caller: Caller, address: string): Promise<string> => {
  const { status, json } = await caller.call('GET', address);
  expect(status, address).toBe(200);
  return String(json.text);
};

/** Runs the daily maintenance of the database (scripts/lib/maintenance.mjs) on the current clock of the site. */
async function maintain({ databaseFile, uploadsDir, clock }: ClockSite): Promise<void> {
  const env = { ...inherited(), DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir, ...clock.env };
  expect(await run(['dist/maintain.mjs'], env)).toEqual({ code: 0, output: '' });
}

test('pages, saves, the history and the journal go on by the clock there is', async ({ clockSite: site }) => {
  for (const [name, ahead] of jumps) {
    site.clock.set(ahead);
    const owner = await new Caller(site.origin).signIn(site.credentials());
    const before = site.clock.now();
    expect((await owner.call('PUT', `/api/sections/${owner.id}/axes-recherche`, { json: { content: [`Enregistré ${name}`] } })).status).toBe(200);
    const after = site.clock.now();
    expect(await html(new Caller(site.origin), '/')).toContain(`Enregistré ${name}`);
    expect(await html(owner, '/admin/history?sujet=section%2Faxes-recherche')).toContain('Aujourd’hui à');
    expect(await html(owner, '/admin/audit')).toContain('Aujourd’hui');
    withCopy(site, (database) => {
      expect(faultsOf(database)).toEqual([]);
      const at = Date.parse(String(firstValue(database, `SELECT "at" FROM "AuditEvent" WHERE "event" = 'section.update' ORDER BY "id" DESC LIMIT 1`)));
      expect([at >= before, at <= after]).toEqual([true, true]);
    });
    site.clock.set(0);
    const back = new Caller(site.origin);
    expect(await html(back, '/'), `back from ${name}`).toContain(`Enregistré ${name}`);
  }
  const owner = await new Caller(site.origin).signIn(site.credentials());
  const { json } = await owner.call('GET', '/api/history/sections/axes-recherche');
  const ids = (Array.isArray(json.versions) ? json.versions : []).map(({ id }: { id: number }) => id);
  expect(ids, 'the order is that of the saves, whatever their dates').toEqual(ids.toSorted((a, b) => b - a));
  for (const page of ['/admin/history', '/admin/audit', '/admin/profile', '/admin']) await html(owner, page);
});

test('the owner signs in by the application’s code before, during and after a jump, and a session outlives none', async ({ clockSite: site }) => {
  const { email, password, totpSecret } = site.past;
  const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) });
  const statusOf = async (caller: Caller) => (await caller.call('GET', '/api/auth/sessions')).status;
  const signIn = () => new Caller(site.origin).signIn({ email, password, code: totp.generate({ timestamp: site.clock.now() }) });
  for (const [name, ahead] of jumps.toReversed()) {
    site.clock.set(ahead);
    const during = await signIn();
    expect(await statusOf(during), `signed in ${name}`).toBe(200);
    site.clock.set(0);
    if (ahead !== -hour) expect(await statusOf(during), `begun ${name}, and over once the clock is right`).toBe(401);
  }
  site.clock.set(30_000); // a code works once, so take the one of the next step
  expect(await statusOf(await signIn())).toBe(200);
});

test('a jump costs no recent version, no event of the year, no fresh upload', async ({ clockSite: site }) => {
  const owner = await new Caller(site.origin).signIn(site.credentials());
  const sent = await upload(owner, await noisePng(20, 1));
  const file = path.join(site.uploadsDir, path.basename(String(sent.json.url)));
  const recent = () => {
    const database = openDatabase(site.databaseFile, { readOnly: true });
    try {
      const since = (days: number) => new Date(Date.now() - days * day).toISOString().replace('Z', '+00:00');
      return {
        versions: firstColumn(database, 'SELECT "id" FROM "Version" WHERE "at" > ?', since(27)),
        events: firstColumn(database, 'SELECT "id" FROM "AuditEvent" WHERE "at" > ?', since(360)),
        uploads: firstColumn(database, 'SELECT "name" FROM "Upload"'),
        isThere: fs.existsSync(file),
      };
    } finally {
      database.close();
    }
  };
  await maintain(site);
  const before = recent();
  expect([before.versions.length > 10, before.events.length > 500, before.isThere]).toEqual([true, true, true]);
  for (const [name, ahead] of jumps) {
    site.clock.set(ahead);
    await maintain(site);
    expect(recent(), name).toEqual(before);
  }
});
