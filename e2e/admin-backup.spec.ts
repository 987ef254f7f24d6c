import fs from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { readArchive } from '../lib/site/backup/read';
import { expectFieldError } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Sauvegarde' });
const passwordOf = (page: Page) => panelOf(page).getByLabel('Mot de passe actuel', { exact: true });

/** Requests the backup on the history page, with the password. */
async function ask(page: Page, password: string): Promise<void> {
  await passwordOf(page).fill(password);
  await panelOf(page).getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
}

test('is downloaded from the history page, which says when', { tag: '@long' }, async ({ adminPage: page, site }) => {
  await page.goto('/admin/history');
  await expect(panelOf(page)).toContainText('Jamais téléchargée ici');
  const [download] = await Promise.all([page.waitForEvent('download'), ask(page, site.credentials().password)]);
  expect(download.suggestedFilename()).toMatch(/^sauvegarde-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz$/);
  const { files } = await readArchive(await download.path(), () => async (_, content) => void (await buffer(content)));
  expect(
    files.map(({ name }) => name),
    'whole: each file by its sum',
  ).toContain('portfolio.db');
  await expect(panelOf(page)).toContainText('votre navigateur l’enregistre');
  await expect(panelOf(page)).toContainText('donnez-le à la personne qui héberge le site');
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.reload();
  await expect(panelOf(page)).toContainText(/Dernier téléchargement aujourd’hui à/);
  await page.goto('/admin/audit?type=sauvegardes');
  await expect(page.locator('#contenu').getByRole('listitem')).toHaveText(/Sauvegarde téléchargée/);
  expect(fs.readdirSync(site.home).filter((name) => name.startsWith('.sauvegarde'))).toEqual([]);
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

test('no link, form or call of another site starts a backup, no cache keeps it, and wrong passwords are counted', async ({
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
