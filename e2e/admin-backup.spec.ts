import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { firstColumn, openDatabase } from '../lib/sqlite';
import { expectFieldError, pngFile } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import { newHome, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

/**
 * Every row and every image, for comparison. Left out: sessions and audit events, which requests change, and
 * `sessionVersion`, which a restore changes.
 */
function stateOf({ databaseFile, uploadsDir }: Site) {
  const database = openDatabase(databaseFile, { readOnly: true });
  const tables = firstColumn(
    database,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('Session', 'AuditEvent', 'sqlite_sequence') ORDER BY name`,
  );
  const rows = tables.map((name) => [
    name,
    database
      .prepare(`SELECT * FROM "${String(name)}" ORDER BY 1`)
      .all()
      .map((row) => ({ ...row, sessionVersion: 0 })),
  ]);
  database.close();
  const images = fs.readdirSync(uploadsDir).filter((name) => name.endsWith('.webp'));
  const hash = (name: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(uploadsDir, name)))
      .digest('hex');
  return { rows, images: images.toSorted().map((name) => [name, hash(name)]) };
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Sauvegarde' });
const passwordOf = (page: Page) => panelOf(page).getByLabel('Mot de passe actuel', { exact: true });

/** Requests the backup on the history page, with the password. */
async function ask(page: Page, password: string): Promise<void> {
  await passwordOf(page).fill(password);
  await panelOf(page).getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
}

/** Temporary files of downloads in progress, beside the database. */
const copies = ({ home }: Site) => fs.readdirSync(home).filter((name) => name.startsWith('.sauvegarde'));

test('is downloaded from the history page, and comes back whole on an empty host', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array((await pngFile()).buffer)], { type: 'image/png' }), 'a.png');
  const { json } = await (await new Caller(site.origin).signIn()).call('POST', '/api/upload/photo', { body: form });
  await (await contentOf(site)).saveProfile({ photo: json.url });
  await page.goto('/admin/history');
  await expect(panelOf(page)).toContainText('Jamais téléchargée ici');
  const before = stateOf(site);
  const [download] = await Promise.all([page.waitForEvent('download'), ask(page, site.credentials().password)]);
  expect(download.suggestedFilename()).toMatch(/^sauvegarde-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz$/);
  await expect(panelOf(page)).toContainText('votre navigateur l’enregistre');
  await expect(panelOf(page)).toContainText('donnez-le à la personne qui héberge le site');
  await expectAccessible(page);

  const other = await startSite({ home: newHome() });
  await other.end();
  for (const name of fs.readdirSync(other.home)) fs.rmSync(path.join(other.home, name), { recursive: true });
  const restored = await other.command('restore', [await download.path()]);
  expect(restored.output).toContain('Le site est revenu à son état du');
  expect(before.images).toHaveLength(1);
  expect(stateOf(other)).toEqual(before);
  const again = await startSite({ home: other.home });
  expect((await fetch(again.origin)).status).toBe(200);
  await again.remove();

  await page.reload();
  await expect(panelOf(page)).toContainText(/Dernier téléchargement aujourd’hui à/);
  await page.goto('/admin/audit?type=sauvegardes');
  await expect(page.locator('#contenu').getByRole('listitem')).toHaveText(/Sauvegarde téléchargée/);
  expect(copies(site)).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`asks for the password, ${javaScriptEnabled ? 'with' : 'without'} a script: a session alone takes nothing away`, {
    tag: '@long',
  }, async ({ browser, context, signIn, site }) => {
    await signIn();
    const other = await browser.newContext({
      baseURL: site.origin,
      javaScriptEnabled,
      storageState: await context.storageState(),
    });
    const page = await other.newPage();
    await page.goto('/admin/history');
    await ask(page, 'un autre');
    await expectFieldError(passwordOf(page), 'Mot de passe actuel incorrect');
    await expect(passwordOf(page)).toBeFocused();
    await expect(passwordOf(page)).toHaveValue('');
    const [download] = await Promise.all([page.waitForEvent('download'), ask(page, site.credentials().password)]);
    expect(await download.failure()).toBeNull();
    await other.close();
  });
}

test('no link, form or call of another site starts it, nobody keeps it, and wrong passwords are counted', async ({
  site,
}) => {
  const owner = await new Caller(site.origin).signIn();
  const call = (json: unknown) => owner.call('POST', '/api/backup', { json });
  const refused: readonly Record<string, string>[] = [
    { Origin: 'https://ailleurs.org' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of refused)
    expect((await owner.call('POST', '/api/backup', { headers })).status, JSON.stringify(headers)).toBe(403);
  expect((await owner.call('GET', '/api/backup')).status).toBe(405);
  expect((await owner.call('POST', '/api/backup', { cookies: '' })).status).toBe(401);
  const { status, headers } = await call(site.credentials());
  expect([status, ...['cache-control', 'content-type', 'content-encoding'].map((name) => headers.get(name))]).toEqual([
    ...[200, 'no-store', 'application/gzip', null],
  ]);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="sauvegarde-/);

  expect(await call({})).toMatchObject({ status: 400, json: { error: 'Le mot de passe actuel est requis' } });
  const guesses = [];
  for (let guess = 1; guess <= 6; guess += 1) guesses.push((await call({ password: `essai ${guess}` })).status);
  expect(guesses).toEqual([400, 400, 400, 400, 429, 429]);
  expect((await call(site.credentials())).status, 'the right one, too, while the limit holds').toBe(429);
});
