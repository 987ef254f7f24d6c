import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstColumn, openDatabase } from '../lib/sqlite.mjs';
import { expectAccessible } from './support/axe';
import { Caller } from './support/caller';
import { startSite } from './support/site';
import { expect, test } from './support/test';

/** The download of a backup in the administration (trust.md 30). */

/** Every row of every table and every image, for comparison; the sessions and the journal go on while one looks. */
function stateOf(databaseFile: string, uploadsDir: string) {
  const database = openDatabase(databaseFile, { readOnly: true });
  try {
    const tables = firstColumn(
      database,
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('Session', 'AuditEvent', 'sqlite_sequence') ORDER BY name`,
    );
    const rows = tables.map((name) => [name, database.prepare(`SELECT * FROM "${String(name)}" ORDER BY rowid`).all()]);
    const images = fs
      .readdirSync(uploadsDir)
      .filter((name) => name.endsWith('.webp'))
      .toSorted();
    return {
      rows,
      images: images.map((name) => [
        name,
        createHash('sha256')
          .update(fs.readFileSync(path.join(uploadsDir, name)))
          .digest('hex'),
      ]),
    };
  } finally {
    database.close();
  }
}

async function upload(caller: Caller): Promise<void> {
  const form = new FormData();
  form.append('photo', new Blob([Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')], { type: 'image/gif' }), 'a.gif');
  const { json } = await caller.call('POST', '/api/upload/photo', { body: form });
  await caller.call('PUT', `/api/profile/${caller.id}`, { json: { photo: json.url } });
}

test('is downloaded from the history page, and comes back whole on an empty host', async ({ adminPage: page, site }) => {
  await upload(await new Caller(site.origin).signIn());
  await page.goto('/admin/history');
  const panel = page.getByRole('region', { name: 'Sauvegarde' });
  await expect(panel).toContainText('Jamais téléchargée ici');
  const before = stateOf(site.databaseFile, site.uploadsDir);
  const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Télécharger une sauvegarde' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^sauvegarde-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz$/);
  await expect(panel).toContainText('votre navigateur l’enregistre');
  await expectAccessible(page);
  const archive = await download.path();

  const other = await startSite({ home: fs.mkdtempSync(path.join(os.tmpdir(), 'hôte vide ')) });
  await other.end();
  for (const name of fs.readdirSync(other.home)) fs.rmSync(path.join(other.home, name), { recursive: true });
  const restored = await other.command('restore', [archive]);
  expect(restored.output).toContain('Le site est revenu à son état du');
  expect(before.images).toHaveLength(1);
  expect(stateOf(other.databaseFile, other.uploadsDir)).toEqual(before);
  const again = await startSite({ home: other.home });
  const journal = openDatabase(again.databaseFile, { readOnly: true });
  expect(journal.prepare('SELECT "event", "ip" FROM "AuditEvent" ORDER BY "id" DESC LIMIT 1').get()).toEqual({ event: 'site.restore', ip: 'host' });
  journal.close();
  await again.remove();

  await page.reload();
  await expect(panel).toContainText(/Dernier téléchargement aujourd’hui à/);
  await page.goto('/admin/audit?type=sauvegardes');
  await expect(page.locator('#contenu').getByRole('listitem')).toHaveText(/Sauvegarde téléchargée/);
  expect(fs.readdirSync(site.home).filter((name) => name.startsWith('.sauvegarde'))).toEqual([]);
});

test('asks to sign in again when the session is over, and starts then', async ({ adminPage: page, context, surprises }) => {
  surprises.expect(/401/);
  await page.goto('/admin/history');
  await context.clearCookies({ name: 'portfolio_session' });
  await page.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
  const dialog = page.getByRole('dialog', { name: 'Session expirée' });
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill('un mot de passe d’essai');
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Se connecter et continuer' }).click()]);
  expect(
    fs
      .readFileSync(await download.path())
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('1f8b');
});

test('works without a script', async ({ browser, context, signIn, site }) => {
  await signIn();
  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false, storageState: await context.storageState() });
  const page = await plain.newPage();
  await page.goto('/admin/history');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Télécharger une sauvegarde' }).click()]);
  expect(await download.failure()).toBeNull();
  await plain.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`what cannot be prepared is said on the page, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({ browser, context, signIn, site }) => {
    await signIn();
    const other = await browser.newContext({ baseURL: site.origin, javaScriptEnabled, storageState: await context.storageState() });
    const page = await other.newPage();
    const panel = page.getByRole('region', { name: 'Sauvegarde' });
    const ask = () => panel.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
    const unreadable = path.join(site.uploadsDir, 'dossier.webp');
    fs.mkdirSync(unreadable);
    try {
      await page.goto('/admin/history');
      await ask();
      await expect(panel.getByRole('alert')).toContainText('La sauvegarde n’a pas pu être préparée');
      await expect(panel).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1, name: 'Historique' })).toHaveCount(1);
    } finally {
      fs.rmdirSync(unreadable);
    }
    const [download] = await Promise.all([page.waitForEvent('download'), ask()]);
    expect(await download.failure()).toBeNull();
    if (javaScriptEnabled) await expect(panel.getByRole('alert')).toBeEmpty();
    await page.goto('/admin/history?sauvegarde=507');
    await expect(panel.getByRole('alert')).toContainText('l’espace de stockage est plein');
    await other.close();
  });
}

test('no link, form or call of another site starts it, and nobody keeps it', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const refused: readonly Record<string, string>[] = [
    { Origin: 'https://ailleurs.org' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of refused) expect((await owner.call('POST', '/api/backup', { headers })).status, JSON.stringify(headers)).toBe(403);
  expect((await owner.call('GET', '/api/backup', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(405);
  expect((await owner.call('POST', '/api/backup', { cookies: '' })).status).toBe(401);
  const { status, headers } = await owner.call('POST', '/api/backup');
  expect([status, headers.get('cache-control'), headers.get('content-type'), headers.get('content-encoding')]).toEqual([
    200,
    'no-store',
    'application/gzip',
    null,
  ]);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="sauvegarde-/);
});

test('is sent while it is made, and what a caller who goes away has left is removed', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const large = path.join(site.uploadsDir, 'grande.webp');
  fs.writeFileSync(large, randomBytes(64 * 1024 * 1024));
  const copies = () => fs.readdirSync(site.home).filter((name) => name.startsWith('.sauvegarde'));
  const leave = new AbortController();
  const answer = await fetch(`${site.origin}/api/backup`, { method: 'POST', headers: { Origin: site.origin, Cookie: owner.cookies }, signal: leave.signal });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.subarray(0, 2)).toEqual(new Uint8Array([0x1f, 0x8b]));
  expect(copies(), 'most of it is still to be made').toHaveLength(1);
  leave.abort();
  await expect.poll(copies).toEqual([]);
  fs.rmSync(large);
  expect((await owner.call('GET', '/api/health')).status).toBe(200);
});
