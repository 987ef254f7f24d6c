import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type Database, openDatabase } from '../lib/sqlite';
import { toast } from './support/admin';
import { Caller } from './support/api-client';
import { startUsedSite, type UsedSite, variantsOf } from './support/ready-sites';
import { type Site, startSite } from './support/site';
import { expect, test as fresh } from './support/test';
import { tablesOf } from './support/used-site';

/** A site that has been used for a year works like a new one. */

const test = fresh.extend<object, { usedSite: UsedSite }>({
  usedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await startUsedSite();
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  site: async ({ usedSite }, use) => use(usedSite),
});

const html = async (site: Site, address: string) => {
  const answer = await fetch(site.origin + address);
  expect(answer.status, address).toBe(200);
  return answer.text();
};

function inDatabase<T>(file: string, look: (database: Database) => T): T {
  const database = openDatabase(file, { readOnly: true });
  try {
    return look(database);
  } finally {
    database.close();
  }
}

/** Every row of every table, without sessions and audit events, which requests change. */
const rowsOf = (file: string) =>
  inDatabase(file, (database) =>
    tablesOf(database)
      .filter((name) => name !== 'Session' && name !== 'AuditEvent')
      .map((name) => [name, database.prepare(`SELECT * FROM "${name}" ORDER BY 1`).all()]),
  );

test('visitors see what the owner shows, every picture in every size, and nothing hidden or binned', async ({
  usedSite: site,
}) => {
  const home = await html(site, '/');
  for (const shown of ['Carnet de terrain', 'Prix et mentions', 'Équipe de recherche', 'Nguyễn-Lefèvre'])
    expect(home).toContain(shown);
  for (const unseen of ['Ancienne page', 'Agenda', 'marqueur-secret']) expect(home).not.toContain(unseen);
  for (const address of ['/publications', '/sitemap.xml']) await html(site, address);
  const named = new Set(Array.from(home.matchAll(/\/uploads\/[\w.-]+/g), ([address]) => address));
  expect(named.size, 'the portrait and the two pictures of the notebook, in their sizes').toBeGreaterThan(10);
  const sizes = site.past.uploads.flatMap((address, at) => variantsOf(address).filter((_, index) => index % 7 === at));
  const wanted = [...sizes, ...site.past.uploads, ...named];
  const refused: string[] = [];
  for (const address of wanted) if ((await fetch(site.origin + address)).status !== 200) refused.push(address);
  expect(refused).toEqual([]);
  expect(fs.readdirSync(path.join(site.uploadsDir, 'variantes')).length).toBeGreaterThanOrEqual(sizes.length);
});

const history = z.object({ versions: z.array(z.object({ id: z.number() })), total: z.number() });

test('every version of the year can be read, and an old one comes back', async ({
  adminPage: page,
  usedSite: site,
}) => {
  const subjects = inDatabase(site.databaseFile, (database) =>
    database.prepare(`SELECT "subject", "key", COUNT(*) AS n FROM "Version" GROUP BY 1, 2`).all(),
  );
  expect(subjects.reduce((sum, { n }) => sum + Number(n), 0)).toBeGreaterThan(200);
  const owner = await new Caller(site.origin).signIn(site.credentials());
  for (const { subject, key, n } of subjects) {
    if (subject === 'order') continue;
    const { json } = await owner.call(
      'GET',
      subject === 'profile' ? '/api/history/profile' : `/api/history/sections/${String(key)}`,
    );
    const { versions, total } = history.parse(json);
    expect([key, total, versions.length]).toEqual([key, n, Math.min(50, Number(n))]);
  }
  expect(site.output()).not.toContain('version.unreadable');
  await page.goto('/admin/history?sujet=section%2Fprix-et-mentions');
  await page.getByRole('region', { name: 'Versions' }).getByRole('radio').last().check();
  const comparison = page.getByRole('region', { name: 'Comparaison' });
  await expect(comparison, 'the version that was chosen').toContainText('Mention du jury (2021)');
  await comparison.getByRole('button', { name: /^Restaurer la version/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurer' }).click();
  await expect(toast(page, /restaurée$/)).toBeVisible();
  await expect.poll(() => html(site, '/')).toContain('Mention du jury (2021)');
});

/**
 * The rows that a restore brings back unchanged: not the owner, whose session version it raises, nor the failure
 * counters of the host.
 */
const restoredRows = (file: string) => rowsOf(file).filter(([name]) => name !== 'Owner' && name !== 'SignInFailure');

test('a backup by the administration comes back whole on an empty host', async ({ usedSite: site }) => {
  const archive = path.join(site.home, 'sauvegarde.tar.gz');
  const owner = await new Caller(site.origin).signIn(site.credentials());
  const answer = await fetch(`${site.origin}/api/backup`, {
    method: 'POST',
    body: JSON.stringify(site.credentials()),
    headers: { Origin: site.origin, Cookie: owner.cookies, 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  fs.writeFileSync(archive, Buffer.from(await answer.arrayBuffer()));
  const before = restoredRows(site.databaseFile);
  const other = await startSite({ home: fs.mkdtempSync(path.join(os.tmpdir(), 'hôte vide ')) });
  await other.end();
  for (const name of fs.readdirSync(other.home)) fs.rmSync(path.join(other.home, name), { recursive: true });
  const restored = await other.command('restore', [archive]);
  expect(restored.output).toContain('Le site est revenu à son état du');
  expect(restoredRows(other.databaseFile)).toEqual(before);
  const again = await startSite({ home: other.home });
  for (const address of site.past.uploads) {
    const [here, there] = await Promise.all(
      [site, again].map(async ({ origin }) => Buffer.from(await (await fetch(origin + address)).arrayBuffer())),
    );
    expect(there?.equals(here ?? Buffer.alloc(0)), address).toBe(true);
  }
  await new Caller(again.origin).signIn(site.credentials());
  await again.remove();
});
