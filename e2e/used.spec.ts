import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Database, firstColumn, openDatabase } from '../lib/sqlite.mjs';
import { toast } from './support/admin';
import { Caller } from './support/api-client';
import { startUsedSite, type UsedSite, variantsOf } from './support/ready-sites';
import { sample } from './support/sample';
import type { Site } from './support/site';
import { expect, test as fresh } from './support/test';

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

test('visitors see what the owner shows, every picture in every size, and nothing hidden or binned', async ({ usedSite: site }) => {
  const home = await html(site, '/');
  for (const shown of ['Carnet de terrain', 'Prix et mentions', 'Équipe de recherche', 'Nguyễn-Lefèvre']) expect(home).toContain(shown);
  for (const unseen of ['Ancienne page', 'Agenda', 'marqueur-secret']) expect(home).not.toContain(unseen);
  for (const address of ['/publications', '/sitemap.xml']) await html(site, address);
  const named = new Set(Array.from(home.matchAll(/\/uploads\/[\w.-]+/g), ([address]) => address));
  expect(named.size, 'the portrait and the two pictures of the notebook, in their sizes').toBeGreaterThan(10);
  const sizes = site.past.uploads.flatMap((address, at) => sample(variantsOf(address), 7, at));
  const wanted = [...sizes, ...site.past.uploads, ...named];
  const refused: string[] = [];
  for (const address of wanted) if ((await fetch(site.origin + address)).status !== 200) refused.push(address);
  expect(refused).toEqual([]);
  expect(fs.readdirSync(path.join(site.uploadsDir, 'variantes')).length).toBeGreaterThanOrEqual(sizes.length);
});

const history = z.object({ versions: z.array(z.object({ id: z.number() })), total: z.number() });

test('every version of the year can be read, and an old one comes back', async ({ adminPage: page, usedSite: site }) => {
  const subjects = inDatabase(site.databaseFile, (database) => database.prepare(`SELECT "subject", "key", COUNT(*) AS n FROM "Version" GROUP BY 1, 2`).all());
  expect(subjects.reduce((sum, { n }) => sum + Number(n), 0)).toBeGreaterThan(200);
  const owner = await new Caller(site.origin).signIn(site.credentials());
  for (const { subject, key, n } of subjects) {
    if (subject === 'order') continue;
    const { json } = await owner.call('GET', subject === 'profile' ? '/api/history/profile' : `/api/history/sections/${String(key)}`);
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

test('a back-up says beforehand which files it cannot have, such as those of a disk that is not mounted', { tag: '@long' }, async ({
  adminPage: page,
  usedSite: site,
}) => {
  const [files] = inDatabase(site.databaseFile, (database) =>
    firstColumn(database, 'SELECT count(*) FROM (SELECT name FROM "Upload" UNION SELECT id FROM "Document")'),
  );
  fs.renameSync(site.uploadsDir, `${site.uploadsDir}-ailleurs`);
  try {
    await page.goto('/admin/history');
    await expect(page.getByText(`${files} images ou documents manquent sur le disque du site`)).toBeVisible();
  } finally {
    fs.renameSync(`${site.uploadsDir}-ailleurs`, site.uploadsDir);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Télécharger une sauvegarde' })).toBeVisible();
  await expect(page.getByText('manquent sur le disque')).toHaveCount(0);
});
