/** The daily back-up, as the owner is told of it: on the dashboard, by the machine's own health, by `npm run doctor`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moduleFlags, programFile } from '../lib/program';
import { ownerEnv } from './support/ready-sites';
import { inherited, run } from './support/site';
import { test as base, expect } from './support/test';

const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sauvegardes '));
      await use(folder);
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  siteEnv: async ({ folder }, use) => use({ ...ownerEnv, BACKUP_DIR: folder }),
});

test('the dashboard, health and the doctor tell the last back-up, and one that fails', async ({
  adminPage: page,
  site,
  folder,
}) => {
  const upkeep = () =>
    run([...moduleFlags(), programFile('maintain')], {
      ...inherited(),
      TIME_ZONE: 'Europe/Paris',
      DATABASE_URL: `file:${site.databaseFile}`,
      UPLOADS_DIR: site.uploadsDir,
      BACKUP_DIR: folder,
    });
  const main = page.getByRole('main');
  expect(await upkeep()).toMatchObject({ code: 0 });
  await page.goto('/admin');
  await expect(main).toContainText(/Dernière sauvegarde\s: aujourd’hui à \d+\sh\s\d\d, relue et restaurable/);
  expect(await (await fetch(`${site.origin}/api/health`)).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    lastBackup: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  fs.rmSync(folder, { recursive: true });
  expect(await upkeep()).toMatchObject({ code: 1 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Sauvegardes' })).toContainText(
    'n’existe pas : créez-le, remettez le disque en place, ou changez BACKUP_DIR. La dernière a été faite aujourd’hui',
  );
  const { code, output } = await site.command('doctor');
  expect(output).toContain('✓ Base de données : intacte');
  expect(output).toMatch(/✓ Site en marche : \S+ répond/);
  expect(output).toMatch(/✗ Sauvegardes : .* n’existe pas/);
  expect(output).toMatch(/1\u00a0point à corriger, \d à regarder\.\s*$/);
  expect(code).toBe(1);
});
