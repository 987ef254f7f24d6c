import type { Page } from 'playwright/test';
import { inTransaction, openDatabase } from '../lib/sqlite';
import { pngFile } from './support/admin';
import { Caller } from './support/api-client';
import type { Site } from './support/site';
import { expect, owner, test } from './support/test';

/** The audit log: events in plain French, filtered and paginated, without any secret. */

const events = (page: Page) => page.locator('#contenu').getByRole('listitem');
const type = (page: Page) => page.getByLabel('Type d’événement');

/** Adds `count` events as the site writes them, all at the time `at`. */
function addEvents({ databaseFile }: Site, event: string, count: number, at: string): void {
  const database = openDatabase(databaseFile);
  const add = database.prepare(`INSERT INTO "AuditEvent" ("at", "event", "ip") VALUES (?, ?, '192.0.2.7')`);
  inTransaction(database, 'IMMEDIATE', () => {
    for (let index = 0; index < count; index += 1) add.run(`${at}.000+00:00`, event);
  });
  database.close();
}

test('sign-ins, failures, changes, uploads, refusals and restorations are in it, with the address and no secret', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const caller = await new Caller(site.origin).signIn();
  const { id } = caller;
  const secret = 'un mot de passe secret et faux';
  await caller.call('POST', '/api/auth/signin', { json: { email: owner.email, password: secret } });
  await caller.call('PUT', `/api/profile/${id}`, { json: { grade: 'Professeure' } });
  const { json } = await caller.call('GET', '/api/history/profile');
  const [, before] = Array.isArray(json.versions) ? json.versions : [];
  await caller.call('POST', `/api/history/versions/${before?.id}`, { json: {} });
  await caller.call('PUT', `/api/sections/${id}/projets`, { json: { visible: false } });
  for (const bytes of [new Uint8Array((await pngFile(60)).buffer), '<svg onload=alert(1)>']) {
    const form = new FormData();
    form.append('photo', new Blob([bytes], { type: 'image/png' }), 'a.png');
    await caller.call('POST', '/api/upload/photo', { body: form });
  }
  await caller.call('PUT', `/api/profile/${id}?<b>`, { json: {}, headers: { Origin: 'https://ailleurs.org' } });
  await caller.call('PUT', `/api/profile/${id}`, { json: {}, cookies: '' });

  await page.goto('/admin/audit');
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
    /Compte administrateur créé.*Machine du site/,
  ])
    await expect(events(page).filter({ hasText: line }).first(), String(line)).toBeVisible();

  const database = openDatabase(site.databaseFile);
  const rows = JSON.stringify(database.prepare('SELECT * FROM "AuditEvent"').all());
  database.close();
  for (const words of [secret, owner.password, 'Fe26', 'portfolio_session', '$2b$']) {
    expect(rows).not.toContain(words);
    expect(site.output()).not.toContain(words);
  }
  for (const event of ['signin.success', 'signin.failure', 'profile.update', 'upload.create', 'refusal'])
    expect(site.output()).toContain(`"event":"${event}"`);
});

test('a type or a period is asked for by the address, live, and without a script; fifty events a page, also of ten thousand', {
  tag: '@long',
}, async ({ adminPage: page, browser, context, site }) => {
  addEvents(site, 'second-factor.on', 3, '2026-02-10T22:59:00');
  addEvents(site, 'second-factor.off', 2, '2026-02-10T23:01:00');
  addEvents(site, 'section.update', 10_000, '2026-03-01T10:00:00');
  await page.goto('/admin/audit');
  await type(page).selectOption('Mot de passe et sécurité');
  await expect(page).toHaveURL(/\?type=securite$/);
  await page.getByLabel('Du', { exact: true }).fill('2026-02-01');
  await page.getByLabel('Au', { exact: true }).fill('2026-02-10');
  await expect(page).toHaveURL(/\?type=securite&du=2026-02-01&au=2026-02-10$/);
  await expect(events(page)).toHaveText([/Double authentification activée/, /activée/, /activée/]);
  await expect(page.locator('#contenu').getByRole('heading', { level: 2 })).toHaveText('Mardi 10 février 2026');
  await page.getByLabel('Du', { exact: true }).fill('2026-02-11');
  await expect(page.getByText('La date de début vient après la date de fin.')).toBeVisible();

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

  await page.goto('/admin/audit?type=contenu&au=2026-03-01');
  await expect(page.getByText('10 000 événements')).toBeVisible();
  await expect(events(page)).toHaveCount(50);
  await page.getByRole('link', { name: 'Plus anciens' }).click();
  await expect(page.getByText('Page 2 sur 200')).toBeVisible();
  await expect(page).toHaveURL(/type=contenu&au=2026-03-01&page=2$/);
});
