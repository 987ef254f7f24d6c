/** The legal pages: an owner fills in the form with the keyboard, and visitors find what is complete. */

import { hydrated, save, tabTo } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessibleInBoth } from './support/axe';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test('a page is public once it is complete and switched on; nothing of it is before', async ({
  adminPage: page,
  site,
}) => {
  await keepLittle(site);
  const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
  await page.goto('/admin/mentions');
  const france = page.getByRole('radio', { name: 'France' });
  await hydrated(france);
  await tabTo(page, france);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Moi-même' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Professionnel', exact: true }));
  await page.keyboard.press('Space');
  const address = page.getByRole('textbox', { name: /^Adresse ?obligatoire/ });
  await expect(address).toHaveAccessibleDescription(/^Manque pour «\u00a0Mentions légales\u00a0»\./);
  const state = page.getByRole('region', { name: 'Page «\u00a0Mentions légales\u00a0»' });
  await expect(state).toContainText('Il manque');
  await state.getByRole('checkbox', { name: 'Publier «\u00a0Mentions légales\u00a0»' }).check();
  await save(page);
  expect(await statusOf('/mentions-legales'), 'switched on, but incomplete').toBe(404);
  expect(await site.text()).not.toContain('/mentions-legales');
  await expectAccessibleInBoth(page, 'the form');

  for (const [name, text] of [
    ['Nom ou dénomination', 'Noor Essai'],
    ['Adresse', '1, rue des Essais, Paris'],
    ['Téléphone', '01 02 03 04 05'],
    ['Nom de l’hébergeur', 'Hébergeur SAS'],
    ['Adresse de l’hébergeur', '2, rue du Serveur, Roubaix'],
    ['Téléphone de l’hébergeur', '09 01 02 03 04'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(`^${name} ?obligatoire`) }).fill(text);
  await expect(state).toContainText('Complète.');
  await page.keyboard.press('Control+s');
  await expect(state).toContainText('Publique');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
  await expect(page.getByRole('main')).toContainText('l’article 1-1 de la loi n°\u00a02004-575');
  await expectAccessibleInBoth(page, 'the notices');
  expect(await statusOf('/donnees-personnelles')).toBe(404);
  expect(await site.text('/sitemap.xml')).toContain('/mentions-legales</loc>');
});

test('a visitor of all pages gets no cookie, keeps nothing, and asks this site alone', async ({ page, site }) => {
  const caller = await new Caller(site.origin).signIn();
  const facts = {
    law: 'france',
    publisher: 'body',
    status: 'public',
    name: 'Université',
    dataContact: 'donnees@exemple.fr',
    dpo: 'dpo@exemple.fr',
    hostName: 'Hébergeur',
    hostLogs: 'none',
    hostPlace: 'inside',
    accessContact: 'acces@exemple.fr',
    declaredOn: '2026-01-02',
    showData: true,
    showAccessibility: true,
  };
  expect((await caller.call('PUT', '/api/legal', { json: { facts } })).status).toBe(200);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const path of ['/', '/publications', '/donnees-personnelles', '/accessibilite']) {
    const answer = await fetch(site.origin + path);
    expect([answer.status, answer.headers.get('set-cookie')], path).toEqual([200, null]);
    await page.goto(path);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilité : non conforme' }),
    ).toBeVisible();
  }
  await expectAccessibleInBoth(page, 'the declaration');
  expect([...asked]).toEqual([site.origin]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
