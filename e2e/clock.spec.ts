import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstValue } from '../lib/sqlite';
import { Caller } from './support/api-client';
import { startUsedSite, type UsedSite } from './support/ready-sites';
import { expect, test as fresh } from './support/test';
import { faultsOf, withCopy } from './trust/support/files';

/**
 * The host's clock jumps ahead and back while the site runs; sessions, codes and the upkeep are tried in
 * lib/site/auth/sign-in.test.ts and lib/site/db/maintenance.test.ts.
 */

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
  readonly clock: { readonly set: (ahead: number) => void; readonly now: () => number };
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
    const env = {
      NODE_OPTIONS: `--import=${pathToFileURL(path.resolve('e2e/support/shift-clock.ts')).href}`,
      CLOCK_FILE: file,
    };
    const site = await startUsedSite({ env });
    await use({ ...site, clock: { set, now: () => Date.now() + ahead } });
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

test('pages, saves, the history and the journal go on by the clock there is', async ({ clockSite: site }) => {
  for (const [name, ahead] of jumps) {
    site.clock.set(ahead);
    const owner = await new Caller(site.origin).signIn(site.credentials());
    const before = site.clock.now();
    expect(
      (
        await owner.call('PUT', `/api/sections/${owner.id}/axes-recherche`, {
          json: { content: [`Enregistré ${name}`] },
        })
      ).status,
    ).toBe(200);
    const after = site.clock.now();
    expect(await html(new Caller(site.origin), '/')).toContain(`Enregistré ${name}`);
    expect(await html(owner, '/admin/history?sujet=section%2Faxes-recherche')).toContain('Aujourd’hui à');
    expect(await html(owner, '/admin/audit')).toContain('Aujourd’hui');
    withCopy(site, (database) => {
      expect(faultsOf(database)).toEqual([]);
      const at = Date.parse(
        String(
          firstValue(
            database,
            `SELECT "at" FROM "AuditEvent" WHERE "event" = 'section.update' ORDER BY "id" DESC LIMIT 1`,
          ),
        ),
      );
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
