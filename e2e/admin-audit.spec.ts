import type { Page } from '@playwright/test';
import { type Database, inTransaction, openDatabase } from '../lib/sqlite';
import { menuLink } from './support/admin';
import { Caller } from './support/api-client';
import { expect, owner, test } from './support/test';

/** The audit log: events in plain French, filtered and paginated, without any secret. */

const events = (page: Page) => page.locator('#contenu').getByRole('listitem');
const type = (page: Page) => page.getByLabel('Type d’événement');

function inDatabase<T>(file: string, work: (database: Database) => T): T {
  const database = openDatabase(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Adds `count` events as the site writes them, all at the time `at`. */
function addEvents(file: string, event: string, count: number, at = new Date()): void {
  inDatabase(file, (database) => {
    const add = database.prepare(`INSERT INTO "AuditEvent" ("at", "event", "ip") VALUES (?, ?, '192.0.2.7')`);
    inTransaction(database, 'IMMEDIATE', () => {
      for (let index = 0; index < count; index += 1) add.run(at.toISOString().replace('Z', '+00:00'), event);
    });
  });
}

test('sign-ins, failures, changes, uploads, refusals and restorations are in it, with the address and no secret', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const caller = await new Caller(site.origin).signIn();
  const secret = 'un mot de passe secret et faux';
  await caller.call('POST', '/api/auth/signin', { json: { email: owner.email, password: secret } });
  await caller.call('PUT', `/api/profile/${caller.id}`, { json: { grade: 'Professeure' } });
  const { json } = await caller.call('GET', '/api/history/profile');
  const [, before] = Array.isArray(json.versions) ? json.versions : [];
  await caller.call('POST', `/api/history/versions/${before?.id}`, { json: {} });
  await caller.call('PUT', `/api/sections/${caller.id}/projets`, { json: { visible: false } });
  const form = new FormData();
  form.append(
    'photo',
    new Blob([Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')], {
      type: 'image/gif',
    }),
    'a.gif',
  );
  expect((await caller.call('POST', '/api/upload/photo', { body: form })).status).toBe(200);
  const text = new FormData();
  text.append('photo', new Blob(['<svg onload=alert(1)>'], { type: 'image/png' }), 'b.png');
  expect((await caller.call('POST', '/api/upload/photo', { body: text })).status).toBe(415);
  await caller.call('PUT', `/api/profile/${caller.id}?<b>`, { json: {}, headers: { Origin: 'https://ailleurs.org' } });
  await caller.call('PUT', `/api/profile/${caller.id}`, { json: {}, cookies: '' });
  await caller.call('PUT', `/api/profile/x`, { json: {} });

  await page.goto('/admin');
  await menuLink(page, 'Journal').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Aujourd’hui' })).toBeVisible();
  for (const line of [
    /Connexion.*127\.0\.0\.1|Connexion.*::1/,
    /Échec de connexion\s: mot de passe incorrect/,
    /Profil modifié/,
    /Profil rétabli dans une version antérieure/,
    /Section «\sProjets\s» masquée/,
    /Image téléversée\S*\.webp, 1\sKo/,
    /Appel refusé.*Veuillez sélectionner un fichier image valide — POST \/api\/upload\/photo/,
    /Appel refusé.*Cette requête ne vient pas du site : elle a été refusée — PUT \/api\/profile\//,
    /Appel refusé.*Utilisateur non authentifié — PUT \/api\/profile\//,
    /Appel refusé.*Ces données ne sont pas les vôtres — PUT \/api\/profile\/x/,
    /Compte administrateur créé.*Machine du site/,
  ])
    await expect(events(page).filter({ hasText: line }).first(), String(line)).toBeVisible();

  const rows = inDatabase(site.databaseFile, (database) => database.prepare('SELECT * FROM "AuditEvent"').all());
  for (const words of [secret, owner.password, 'Fe26', 'portfolio_session', '$2b$']) {
    expect(JSON.stringify(rows)).not.toContain(words);
    expect(site.output()).not.toContain(words);
  }
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(
    expect.arrayContaining(['signin.success', 'signin.failure', 'profile.update', 'upload.create', 'refusal']),
  );
});

test('a type or a period is asked for by the address, live, and without a script', { tag: '@long' }, async ({
  adminPage: page,
  browser,
  context,
  site,
}) => {
  addEvents(site.databaseFile, 'second-factor.on', 3, new Date('2026-02-10T22:59:00Z'));
  addEvents(site.databaseFile, 'second-factor.off', 2, new Date('2026-02-10T23:01:00Z'));
  await page.goto('/admin/audit');
  await type(page).selectOption('Mot de passe et sécurité');
  await expect(page).toHaveURL(/\?type=securite$/);
  await page.getByLabel('Du', { exact: true }).fill('2026-02-01');
  await page.getByLabel('Au', { exact: true }).fill('2026-02-10');
  await expect(page).toHaveURL(/\?type=securite&du=2026-02-01&au=2026-02-10$/);
  await expect(events(page)).toHaveText([/Double authentification activée/, /activée/, /activée/]);
  await expect(page.locator('#contenu').getByRole('heading', { level: 2 })).toHaveText('Mardi 10 février 2026');
  await expect(page.getByText('3 événements')).toBeVisible();
  await page.getByLabel('Du', { exact: true }).fill('2026-02-11');
  await expect(page.getByText('La date de début vient après la date de fin.')).toBeVisible();
  await page.getByRole('link', { name: 'Tout afficher' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await expect(type(page)).toHaveValue('');
  await expect(page.getByLabel('Du', { exact: true })).toHaveValue('');

  const plain = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto('/admin/audit');
  await type(bare).selectOption('Mot de passe et sécurité');
  await bare.getByLabel('Au', { exact: true }).fill('2026-02-11');
  await bare.getByRole('button', { name: 'Filtrer' }).click();
  await expect(bare).toHaveURL(/type=securite&du=&au=2026-02-11$/);
  await expect(events(bare)).toHaveCount(5);
  await plain.close();
});

test('fifty events a page, also of ten thousand', { tag: '@long' }, async ({ adminPage: page, site }) => {
  addEvents(site.databaseFile, 'section.update', 10_000, new Date('2026-03-01T10:00:00Z'));
  await page.goto('/admin/audit?type=contenu&au=2026-03-01');
  await expect(page.getByText('10 000 événements')).toBeVisible();
  await expect(events(page)).toHaveCount(50);
  await expect(page.getByText('Page 1 sur 200')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plus récents' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Plus anciens' }).click();
  await expect(page.getByText('Page 2 sur 200')).toBeVisible();
  await expect(page).toHaveURL(/type=contenu&au=2026-03-01&page=2$/);
  await page.goto('/admin/audit?type=contenu&au=2026-03-01&page=99999');
  await expect(page.getByText('Page 200 sur 200')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plus anciens' })).toHaveCount(0);
  const plan = inDatabase(site.databaseFile, (database) =>
    database
      .prepare(`EXPLAIN QUERY PLAN SELECT count(*) FROM "AuditEvent" WHERE "event" IN ('a', 'b') AND "at" < 'c'`)
      .all(),
  );
  expect(JSON.stringify(plan)).toContain('AuditEvent_event_at_idx');
});
