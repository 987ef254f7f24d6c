import type { Page } from 'playwright/test';
import { confirmRemoval, menuLink, openMenuGroup, toast } from './support/admin';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import type { Site } from './support/site';
import { expect, test } from './support/test';

/** The history, the trash and undoing a deletion, as the owner uses them. Every save keeps the previous version. */

const setAxes = async (site: Site, ...content: string[]) => contentOf(site).saveSection('axes-recherche', { content });
const versions = (page: Page) => page.getByRole('region', { name: 'Versions' }).getByRole('listitem');
const comparison = (page: Page) => page.getByRole('region', { name: 'Comparaison' });
/** Whether the home page contains `words`. */
const isOnSite = async (site: Site, words: string) => (await site.text()).includes(words);

test('two edits are listed in words, compared word by word, and the first one comes back', async ({
  adminPage: page,
  site,
}) => {
  await setAxes(site, 'Réseaux sans fil', 'Sécurité');
  await setAxes(site, 'Réseaux sans fil et mobiles', 'Sécurité', 'Apprentissage');
  await page.goto('/admin');
  await openMenuGroup(page, 'Site');
  await menuLink(page, 'Historique').click();
  await page.getByLabel('Section', { exact: true }).selectOption('section/axes-recherche');
  await expect(versions(page)).toHaveCount(3);
  await expect(versions(page).first()).toContainText(
    /Aujourd’hui à \d+\sh\s\d\d.*1\sligne ajoutée, 1 modifiée.*Version actuelle/,
  );
  await expect(comparison(page).locator('ins')).toHaveText(['et mobiles', 'Apprentissage']);

  const radio = page.getByRole('radio').nth(1);
  expect((await radio.boundingBox())?.height, 'the whole row is its target').toBeGreaterThanOrEqual(24);
  await radio.check();
  const answer = async (button: string) => {
    await comparison(page)
      .getByRole('button', { name: /^Restaurer la version n°\s2, d’aujourd’hui à/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
  };
  await answer('Annuler');
  expect(await isOnSite(site, 'Réseaux sans fil et mobiles')).toBe(true);
  await answer('Restaurer');
  await expect(toast(page, /^Version n°\s2 restaurée$/)).toBeVisible();
  await expect(versions(page)).toHaveCount(4);
  await expect(versions(page).first()).toContainText(/Version n°\s2 restaurée/);
  expect(await isOnSite(site, 'Réseaux sans fil et mobiles')).toBe(false);
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Restauration annulée')).toBeVisible();
  expect(await isOnSite(site, 'Réseaux sans fil et mobiles')).toBe(true);
});

test('one project that was deleted comes back alone, and one that was changed is as it was; what came later stays', {
  tag: '@long',
}, async ({ adminPage: page, site, content }) => {
  const project = (id: string, title: string) => ({ id, title, category: 'Recherche' });
  const renamed = project('2', 'Renommé par erreur');
  for (const projects of [
    [project('1', 'Rivages'), project('2', 'Cours ouvert')],
    [renamed],
    [renamed, project('3', 'Venu plus tard')],
  ])
    await content.saveSection('projets', { content: projects });
  await page.goto('/admin/history?sujet=section%2Fprojets');
  const before = await versions(page).count();
  await page.getByRole('radio').nth(2).check();
  await expect(comparison(page).getByRole('button', { name: /^Reprendre/ })).toHaveCount(2);
  await expectAccessible(page);
  await comparison(page).getByRole('button', { name: 'Reprendre «\u00a0Rivages\u00a0» de la version choisie' }).click();
  await expect(toast(page, /^«\s+Rivages\s+» repris de la version n°\s\d+$/)).toBeVisible();
  await expect(versions(page).first()).toContainText(/«\s+Rivages\s+» repris de la version n°\s\d+/);
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  await comparison(page)
    .getByRole('button', { name: 'Reprendre en entier «\u00a0Cours ouvert\u00a0» de la version choisie' })
    .click();
  await expect(versions(page)).toHaveCount(before + 2);
  for (const title of ['Rivages', 'Cours ouvert', 'Venu plus tard']) expect(await isOnSite(site, title)).toBe(true);
  expect(await isOnSite(site, 'Renommé par erreur')).toBe(false);
});

test('Ctrl+Z takes back what was done last: hiding several sections, then a deletion', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/sections');
  const rows = page.getByRole('list', { name: 'Sections, dans l’ordre du site' }).getByRole('listitem');
  const before = await rows.locator('[data-title]').allTextContents();
  await page.getByRole('button', { name: 'Sélectionner plusieurs sections' }).click();
  for (const name of ['Axes de Recherche', 'Compétences'])
    await rows.getByRole('checkbox', { name: `Sélectionner « ${name} »` }).check();
  await page.getByRole('button', { name: 'Supprimer « Projets »' }).click();
  await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer cette section ?');
  await expect(rows).toHaveCount(before.length - 1);
  expect(await isOnSite(site, 'id="projects"')).toBe(false);
  await page.getByRole('group', { name: 'Sélection' }).getByRole('button', { name: 'Masquer' }).click();
  await expect(toast(page, '2 sections masquées')).toBeVisible();
  for (const said of ['2 sections affichées', '« Projets » restaurée']) {
    await page.keyboard.press('Control+z');
    await expect(toast(page, said)).toBeVisible();
  }
  await expect(rows.locator('[data-title]')).toHaveText(before);
  expect(await isOnSite(site, 'id="projects"')).toBe(true);
});

test('the trash shows what was deleted and gives it back, hidden as it was', async ({ adminPage: page, site }) => {
  await page.goto('/admin/sections-manager');
  await page.getByRole('button', { name: 'Masquer « Compétences »' }).click();
  await expect(toast(page, 'Section masquée')).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer « Compétences »' }).click();
  await confirmRemoval(page, 'Elle ira dans la corbeille (Historique), d’où elle peut revenir.');
  await expect(toast(page, 'Section supprimée avec succès!')).toBeVisible();
  await page.goto('/admin/history');
  const bin = page.getByRole('region', { name: 'Corbeille' });
  await expect(bin.getByRole('listitem')).toHaveText(/Compétences.*supprimée aujourd’hui à .*Reviendra masquée/);
  await bin.getByRole('button', { name: 'Restaurer « Compétences »' }).click();
  await expect(bin).toContainText('La corbeille est vide');
  await expect(versions(page).first()).toContainText('Sortie de la corbeille');
  expect(await isOnSite(site, 'id="competences"')).toBe(false);
  await page.goto('/admin/sections');
  await expect(page.getByRole('button', { name: 'Afficher « Compétences »' })).toBeVisible();
});
