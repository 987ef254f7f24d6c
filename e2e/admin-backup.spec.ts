import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { formats, srcSet } from '../lib/site/media/variants';
import { firstColumn, openDatabase } from '../lib/sqlite';
import { expectFieldError } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { sample } from './support/sample';
import { inherited, run, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

/**
 * Every row and every image, for comparison. Left out: sessions and audit events, which requests change, and
 * `sessionVersion`, which a restore changes.
 */
function stateOf(databaseFile: string, uploadsDir: string) {
  const database = openDatabase(databaseFile, { readOnly: true });
  try {
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

/** Requests the backup on the history page, with the password and, when the second factor is on, a code. */
async function ask(
  page: Page,
  { password, code }: { readonly password: string; readonly code?: string },
): Promise<void> {
  const panel = page.getByRole('region', { name: 'Sauvegarde' });
  await panel.getByLabel('Mot de passe actuel', { exact: true }).fill(password);
  if (code !== undefined) await panel.getByLabel('Code de vérification').fill(code);
  await panel.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
}

/** Options of the HTTP request by which a program downloads a backup. */
const request = (owner: Caller, site: Site) => ({
  method: 'POST',
  body: JSON.stringify(site.credentials()),
  headers: { Origin: site.origin, Cookie: owner.cookies, 'Content-Type': 'application/json' },
});

/** Temporary files of downloads in progress, beside the database. */
const copies = ({ home }: Pick<Site, 'home'>) => fs.readdirSync(home).filter((name) => name.startsWith('.sauvegarde'));

function change(databaseFile: string, sql: string): void {
  const database = openDatabase(databaseFile, { wait: 5000 });
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

/** Uploads a photo, sets it on the profile and returns its path. */
async function upload(caller: Caller): Promise<string> {
  const form = new FormData();
  form.append(
    'photo',
    new Blob([Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')], {
      type: 'image/gif',
    }),
    'a.gif',
  );
  const { json } = await caller.call('POST', '/api/upload/photo', { body: form });
  await caller.call('PUT', `/api/profile/${caller.id}`, { json: { photo: json.url } });
  return String(json.url);
}

/** Fetches a picture in its sizes and formats, and returns how many that were. */
async function lookAt({ origin }: Pick<Site, 'origin'>, photo: string): Promise<number> {
  const all = (['portrait', 'square', 'whole'] as const).flatMap((crop) =>
    formats.flatMap(
      (format) =>
        srcSet(photo, crop, format)
          ?.split(', ')
          .map((entry) => entry.split(' ')[0]) ?? [],
    ),
  );
  const sizes = sample(all, 7);
  for (const address of sizes) expect((await fetch(`${origin}${address}`)).status, String(address)).toBe(200);
  return sizes.length;
}

test('is downloaded from the history page, and comes back whole on an empty host', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const photo = await upload(await new Caller(site.origin).signIn());
  const sizes = await lookAt(site, photo);
  expect(
    fs.readdirSync(path.join(site.uploadsDir, 'variantes'), { recursive: true }).length,
    'they are kept',
  ).toBeGreaterThanOrEqual(sizes);
  await page.goto('/admin/history');
  const panel = page.getByRole('region', { name: 'Sauvegarde' });
  await expect(panel).toContainText('Jamais téléchargée ici');
  const before = stateOf(site.databaseFile, site.uploadsDir);
  const [download] = await Promise.all([page.waitForEvent('download'), ask(page, site.credentials())]);
  expect(download.suggestedFilename()).toMatch(/^sauvegarde-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz$/);
  await expect(panel).toContainText('votre navigateur l’enregistre');
  await expect(panel).not.toContainText('Jamais téléchargée ici');
  await expect(panel).toContainText('donnez-le à la personne qui héberge le site');
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
  expect(journal.prepare('SELECT "event", "ip" FROM "AuditEvent" ORDER BY "id" DESC LIMIT 1').get()).toEqual({
    event: 'site.restore',
    ip: 'host',
  });
  journal.close();
  await again.remove();

  await page.reload();
  await expect(panel).toContainText(/Dernier téléchargement aujourd’hui à/);
  await page.goto('/admin/audit?type=sauvegardes');
  await expect(page.locator('#contenu').getByRole('listitem')).toHaveText(/Sauvegarde téléchargée/);
  expect(copies(site)).toEqual([]);
});

test('asks to sign in again when the session is over, and starts then', { tag: '@long' }, async ({
  adminPage: page,
  context,
  site,
  surprises,
}) => {
  surprises.expect(/401/);
  await page.goto('/admin/history');
  await context.clearCookies({ name: 'portfolio_session' });
  await ask(page, site.credentials());
  const dialog = page.getByRole('dialog', { name: 'Session expirée' });
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill('un mot de passe d’essai');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Se connecter et continuer' }).click(),
  ]);
  expect(
    fs
      .readFileSync(await download.path())
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('1f8b');
});

test('works without a script', { tag: '@long' }, async ({ browser, context, signIn, site }) => {
  await signIn();
  const plain = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const page = await plain.newPage();
  await page.goto('/admin/history');
  const [download] = await Promise.all([page.waitForEvent('download'), ask(page, site.credentials())]);
  expect(await download.failure()).toBeNull();
  await plain.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`what cannot be prepared is said on the page, ${javaScriptEnabled ? 'with' : 'without'} a script`, {
    tag: '@long',
  }, async ({ browser, context, signIn, site }) => {
    await signIn();
    const other = await browser.newContext({
      baseURL: site.origin,
      javaScriptEnabled,
      storageState: await context.storageState(),
    });
    const page = await other.newPage();
    const panel = page.getByRole('region', { name: 'Sauvegarde' });
    const rename = (from: string, to: string) => change(site.databaseFile, `ALTER TABLE "${from}" RENAME TO "${to}"`);
    await page.goto('/admin/history');
    rename('Upload', 'Perdue');
    try {
      await ask(page, site.credentials());
      await expect(panel.getByRole('alert')).toContainText(
        'La sauvegarde n’a pas pu être préparée : la base de données est abîmée',
      );
      await expect(panel).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1, name: 'Historique' })).toHaveCount(1);
      const { status, json } = await (await new Caller(site.origin).signIn()).call('POST', '/api/backup', {
        json: site.credentials(),
      });
      expect([status, json.error]).toEqual([500, expect.stringContaining('La base de données est abîmée')]);
      expect(copies(site)).toEqual([]);
    } finally {
      rename('Perdue', 'Upload');
    }
    const [download] = await Promise.all([page.waitForEvent('download'), ask(page, site.credentials())]);
    expect(await download.failure()).toBeNull();
    if (javaScriptEnabled) await expect(panel.getByRole('alert')).toBeEmpty();
    await page.goto('/admin/history?sauvegarde=507');
    await expect(panel.getByRole('alert')).toContainText('l’espace de stockage est plein');
    await other.close();
  });
}

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
    const password = page
      .getByRole('region', { name: 'Sauvegarde' })
      .getByLabel('Mot de passe actuel', { exact: true });
    await page.goto('/admin/history');
    if (javaScriptEnabled) {
      await ask(page, { password: '' });
      await expectFieldError(password, 'Le mot de passe actuel est requis');
      await expect(password).toBeFocused();
    }
    await ask(page, { password: 'un autre' });
    await expectFieldError(password, 'Mot de passe actuel incorrect');
    await expect(password).toBeInViewport();
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('');
    const [download] = await Promise.all([page.waitForEvent('download'), ask(page, site.credentials())]);
    expect(await download.failure()).toBeNull();
    await page.goto('/admin/history?sauvegarde=429');
    await expect(page.getByRole('region', { name: 'Sauvegarde' }).getByRole('alert')).toContainText(
      'trop de tentatives',
    );
    await other.close();
  });
}

test('a program’s session alone is refused in words, and wrong passwords are counted', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const call = (json: unknown) => owner.call('POST', '/api/backup', { json });
  expect(await call({})).toMatchObject({ status: 400, json: { error: 'Le mot de passe actuel est requis' } });
  const guesses = [];
  for (let guess = 1; guess <= 6; guess += 1) guesses.push((await call({ password: `essai ${guess}` })).status);
  expect(guesses).toEqual([400, 400, 400, 400, 429, 429]);
  expect((await call(site.credentials())).status, 'the right one, too, while the limit holds').toBe(429);
});

test('no link, form or call of another site starts it, and nobody keeps it', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const refused: readonly Record<string, string>[] = [
    { Origin: 'https://ailleurs.org' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of refused)
    expect((await owner.call('POST', '/api/backup', { headers })).status, JSON.stringify(headers)).toBe(403);
  expect((await owner.call('GET', '/api/backup', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(405);
  expect((await owner.call('POST', '/api/backup', { cookies: '' })).status).toBe(401);
  const { status, headers } = await owner.call('POST', '/api/backup', { json: site.credentials() });
  expect([status, headers.get('cache-control'), headers.get('content-type'), headers.get('content-encoding')]).toEqual([
    200,
    'no-store',
    'application/gzip',
    null,
  ]);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="sauvegarde-/);
});

test('is sent while it is made, and what a caller who goes away has left is removed', { tag: '@long' }, async ({
  site,
}) => {
  const owner = await new Caller(site.origin).signIn();
  const large = path.join(site.uploadsDir, 'grande.webp');
  fs.writeFileSync(large, randomBytes(64 * 1024 * 1024));
  const leave = new AbortController();
  const answer = await fetch(`${site.origin}/api/backup`, { ...request(owner, site), signal: leave.signal });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.subarray(0, 2)).toEqual(new Uint8Array([0x1f, 0x8b]));
  expect(copies(site), 'most of it is still to be made').toHaveLength(1);
  leave.abort();
  await expect.poll(() => copies(site)).toEqual([]);
  fs.rmSync(large);
  expect((await owner.call('GET', '/api/health')).status).toBe(200);
});

test('two downloads at once are both whole', { tag: '@long' }, async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const large = path.join(site.uploadsDir, 'grande.webp');
  fs.writeFileSync(large, randomBytes(4 * 1024 * 1024));
  const get = async (name: string) => {
    const answer = await fetch(`${site.origin}/api/backup`, request(owner, site));
    const file = path.join(site.home, name);
    fs.writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    return file;
  };
  const archives = await Promise.all([get('une.tar.gz'), get('deux.tar.gz')]);
  fs.rmSync(large);
  for (const archive of archives) {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'hôte vide '));
    const env = {
      ...inherited(),
      DATABASE_URL: `file:${path.join(home, 'portfolio.db')}`,
      UPLOADS_DIR: path.join(home, 'uploads'),
    };
    expect(await run(['scripts/node.mjs', 'scripts/restore.ts', archive], env)).toMatchObject({ code: 0 });
    expect(fs.statSync(path.join(home, 'uploads/grande.webp')).size).toBe(4 * 1024 * 1024);
    for (const folder of [home, archive]) fs.rmSync(folder, { recursive: true });
  }
  expect(copies(site)).toEqual([]);
});
