/** The first hour of a new owner: the guide on the dashboard, its five forms, and what ticks it. */
import type { Page } from '@playwright/test';
import { pngFile, saveBar } from './support/admin';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

const guide = (page: Page) => page.getByRole('region', { name: 'Premiers pas' });
const step = (page: Page, title: string) => guide(page).getByRole('link', { name: title });
const isDone = (page: Page, title: string) => step(page, title).getByLabel('Fait :');

test('it is closed and brought back; each step leads straight to its form, which returns to it, and is ticked by what was saved', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin');
  await guide(page).getByRole('button', { name: 'Fermer le guide' }).click();
  await expect(guide(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Afficher le guide' }).click();
  await expect(guide(page)).toContainText('0 sur 5');
  await expectAccessible(page);

  await step(page, 'Portrait et nom').click();
  await page.getByLabel('Choisir une photo').setInputFiles(await pngFile());
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Awa');
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Diop');
  await expect(page.getByText('Elle paraîtra sur le site')).toBeVisible();
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(isDone(page, 'Portrait et nom')).toBeVisible();
  await expect(guide(page)).toContainText('1 sur 5');

  await step(page, 'Textes').click();
  await page.getByRole('button', { name: 'Enlever l’exemple' }).click();
  await page.locator('.ProseMirror').fill('Je travaille sur les mangroves.');
  await page.keyboard.press('Control+s');
  await expect(isDone(page, 'Textes')).toBeVisible();

  const content = await contentOf(site);
  const course = { title: 'Écologie', establishment: 'Dakar', level: 'Master 1', hours: '20h' };
  await content.saveSection('enseignement', { content: [course] });
  await page.reload();
  await expect(isDone(page, 'Cours')).toBeVisible();
  await expect(isDone(page, 'Publications'), 'nothing was saved').toBeHidden();
  await page.getByRole('button', { name: 'Tout vider' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vider' }).click();
  await expect(isDone(page, 'Sections'), 'nothing of the sample is left').toBeVisible();
  const article = { title: 'Un', authors: 'A. Diop', year: '2024', journal: 'Revue' };
  await content.saveSection('publications', { content: { a: { title: 'Écologie', articles: [article] } } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(guide(page), 'all is done').toBeHidden();
});
