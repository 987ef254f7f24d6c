/** The page « Copie du site »: an archive to download, and the copy that is published in a folder. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readZip } from '../lib/testing/read-zip';
import { Caller } from './support/api-client';
import { ownerEnv } from './support/ready-sites';
import { keepLittle } from './support/small-content';
import { test as base, expect } from './support/test';

const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const home = fs.mkdtempSync(path.join(os.tmpdir(), 'copies '));
      await use(path.join(home, 'public_html'));
      fs.rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  siteEnv: async ({ folder }, use) => use({ ...ownerEnv, COPY_TO: folder, COPY_ADDRESS: 'https://univ.fr/~nom' }),
});
test.beforeEach(async ({ site }) => keepLittle(site));

test('the owner downloads a copy made for the address where it will be published', async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/copie');
  const address = page.getByLabel('Adresse de la copie');
  await expect(address).toHaveValue('https://univ.fr/~nom/');
  await address.fill('univ.fr/~autre');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(/Donnez l’adresse entière/);
  await address.fill('https://univ.fr/~autre');
  await address.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Lecture des pages' })).toBeVisible();
  const owner = await new Caller(site.origin).signIn();
  const second = await owner.call('POST', '/api/copy', { json: { kind: 'publication' } });
  expect(second.json.running, 'a second one is not begun').toMatchObject({ kind: 'archive' });
  const link = page.getByRole('link', { name: 'Télécharger (' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^copie-du-site-\d{4}-\d\d-\d\d\.zip$/);
  const files = readZip(fs.readFileSync(await download.path()));
  const textOf = (name: string) => files.find((file) => file.name === name)?.bytes.toString();
  expect(textOf('LISEZ-MOI.txt')).toContain('https://univ.fr/~autre/');
  expect(textOf('site/index.html')).toContain('<link rel="canonical" href="https://univ.fr/~autre/"');
  for (const { name, bytes } of files) expect(bytes.includes('/admin'), name).toBe(false);
});

test('the owner publishes the copy; a failure is told here and on the dashboard; a change goes out by itself, once that is wanted', async ({
  adminPage: page,
  content,
  folder,
}) => {
  test.setTimeout(300_000);
  await page.goto('/admin/copie');
  const main = page.getByRole('main');
  await expect(main).toContainText('Elle n’a pas encore été publiée.');
  const publish = page.getByRole('button', { name: 'Publier la copie maintenant' });
  await publish.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Échec' })).toContainText(`${folder} n’existe pas`);
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'À voir' })).toContainText('Elle ne l’a encore jamais été.');
  fs.mkdirSync(folder);
  await page.getByRole('link', { name: 'Voir la copie' }).click();
  await publish.click();
  await expect(main).toContainText(/Publiée aujourd’hui à \d+\sh\s\d\d, à jour\./, { timeout: 60_000 });
  await expect(main).not.toContainText('Échec');
  const home = () => fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(home()).toContain('href="https://univ.fr/~nom/"');
  const add = (title: string) => content.addSection({ title, type: 'text', content: '<p>neuf</p>', visible: true });
  await add('Nouvelle');
  await page.reload();
  await expect(main).toContainText('Le site a changé depuis.');
  await page.getByRole('checkbox', { name: 'Publier aussi après chaque changement' }).check();
  await add('Partie seule');
  await expect.poll(home, { timeout: 200_000, intervals: [2000] }).toContain('Partie seule');
});

test('another site cannot start a copy, and a site off line is not copied', async ({ adminPage: page, site }) => {
  const owner = await new Caller(site.origin).signIn();
  const copy = (more: object) => owner.call('POST', '/api/copy', { json: { kind: 'archive' }, ...more });
  expect((await copy({ headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  await owner.call('PUT', '/api/site', { json: { online: false } });
  await page.goto('/admin/copie');
  await expect(page.getByRole('button', { name: /^Préparer/ })).toHaveAttribute('aria-disabled', 'true');
  const error = expect.stringContaining('Le site est hors ligne');
  expect(await copy({})).toMatchObject({ status: 409, json: { error } });
  await owner.call('PUT', '/api/site', { json: { online: true } });
});
