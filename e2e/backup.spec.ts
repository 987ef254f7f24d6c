/** Back-ups by hand and each day, their restoration, and the password from the shell. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Caller } from './support/api-client';
import { ownerEnv } from './support/ready-sites';
import { startSite } from './support/site';
import { expect, owner, test } from './support/test';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sauvegardes '));
test.use({ siteEnv: { ...ownerEnv, BACKUP_DIR: folder } });
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a site is backed up while it runs and comes back on another host', async ({ site, content }) => {
  await content.saveProfile({ prenom: 'Sauvegardée' });
  const archive = path.join(site.home, 'sauvegarde.tar.gz');
  expect(await site.command('backup', [archive])).toMatchObject({ code: 0 });

  const refused = await site.command('restore', [archive]);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('Le site est en marche');

  const other = await startSite({ home: fs.mkdtempSync(path.join(os.tmpdir(), 'autre hôte ')) });
  await other.end();
  const restored = await other.command('restore', [archive]);
  expect(restored.output).toContain('Le site est revenu à son état du');
  const again = await startSite({ home: other.home });
  expect(again.setupUrl()).toBeUndefined();
  const html = await again.text();
  expect(html).toContain('Sauvegardée');
  await new Caller(again.origin).signIn();
  await again.remove();
});

test('the dashboard, health and the doctor tell the last back-up, and one that fails', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const main = page.getByRole('main');
  expect(await site.upkeep()).toMatchObject({ code: 0 });
  await page.goto('/admin');
  await expect(main).toContainText(/Dernière sauvegarde\s: aujourd’hui à \d+\sh\s\d\d, relue et restaurable/);
  expect(await (await fetch(`${site.origin}/api/health`)).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    lastBackup: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  fs.rmSync(folder, { recursive: true });
  expect(await site.upkeep()).toMatchObject({ code: 1 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'À voir' })).toContainText(
    'n’existe pas : créez-le, remettez le disque en place, ou changez BACKUP_DIR. La dernière a été faite aujourd’hui',
  );
  const { code, output } = await site.command('doctor');
  expect(output).toContain('✓ Base de données : intacte');
  expect(output).toMatch(/✓ Site en marche : \S+ répond/);
  expect(output).toMatch(/✗ Sauvegardes : .* n’existe pas/);
  expect(output).toMatch(/1\u00a0point à corriger, \d à regarder\.\s*$/);
  expect(code).toBe(1);
});

test('the owner’s password is changed from the shell, and open sessions end', { tag: '@long' }, async ({ site }) => {
  const caller = await new Caller(site.origin).signIn();
  const password = 'un autre mot de passe';
  expect(await site.command('owner', [], `${password}\n`)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Le mot de passe est changé'),
  });
  expect((await caller.call('GET', '/api/auth/session')).json.user).toBeNull();
  await new Caller(site.origin).signIn({ ...owner, password });
});
