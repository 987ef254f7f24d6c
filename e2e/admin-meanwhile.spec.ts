/** What is done in a form while its save is under way, or after another version was saved elsewhere, is neither lost nor done to another item. */
import { menuLink, toast } from './support/admin';
import { contentOf } from './support/content';
import { hold } from './support/delay-response';
import { expect, test } from './support/test';


test('what is typed in a row while a save is under way stays, to be saved', async ({ adminPage: page, site }) => {
  await (await contentOf(site)).saveSection('theses-encadrees', { content: { Eau: [{ id: 't1', sujet: 'Sujet 1', statut: 'Soutenue', annee: '2020' }] } });
  await page.goto('/admin/theses');
  const release = await hold(page, /\/api\/sections\//);
  await page.keyboard.press('Control+S');
  const topic = page.getByRole('group', { name: 'Ajouter une thèse' }).getByLabel('Sujet');
  await topic.fill('Sujet tapé entre-temps');
  release();
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  await expect(topic).toHaveValue('Sujet tapé entre-temps');
  await menuLink(page, 'Projets').click();
  await expect(page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeVisible();
});
