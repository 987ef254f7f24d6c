/** The first hour of a new owner: the guide on the dashboard, its five forms, what ticks it, and help in typing. */
import type { Page } from '@playwright/test';
import { pngFile, saveBar } from './support/admin';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

const guide = (page: Page) => page.getByRole('region', { name: 'Premiers pas' });
const step = (page: Page, title: string) => guide(page).getByRole('link', { name: title });
const isDone = (page: Page, title: string) => step(page, title).getByLabel('Fait :');
const back = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();

test('it is closed and brought back', async ({ adminPage: page }) => {
  await page.goto('/admin');
  await guide(page).getByRole('button', { name: 'Fermer le guide' }).click();
  await expect(guide(page)).toBeHidden();
  await page.reload();
  await expect(guide(page)).toBeHidden();
  await page.getByRole('button', { name: 'Afficher le guide' }).click();
  await expect(guide(page)).toBeVisible();
});

test('each step leads straight to its form, which returns to the guide, and is ticked by what was saved', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin');
  await expect(guide(page)).toContainText('0 sur 5');
  await expectAccessible(page);

  await step(page, 'Portrait et nom').click();
  await page.getByLabel('Choisir une photo').setInputFiles(await pngFile());
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Awa');
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Diop');
  await expect(page.getByText('Elle paraîtra sur le site')).toBeVisible();
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await back(page);
  await expect(isDone(page, 'Portrait et nom')).toBeVisible();
  await expect(guide(page)).toContainText('1 sur 5');

  await step(page, 'Textes').click();
  await page.getByRole('button', { name: 'Enlever l’exemple' }).click();
  await page.locator('.ProseMirror').fill('Je travaille sur les mangroves.');
  await page.keyboard.press('Control+s');
  await back(page);
  await expect(isDone(page, 'Textes')).toBeVisible();

  await step(page, 'Publications').click();
  await page.getByRole('button', { name: 'Enlever l’exemple' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter', exact: true }).click();
  await back(page);
  await expect(isDone(page, 'Publications'), 'nothing was saved').toBeHidden();

  const content = await contentOf(site);
  await content.saveSection('enseignement', {
    content: [{ title: 'Écologie', establishment: 'Dakar', level: 'Master 1', hours: '20h' }],
  });
  await page.reload();
  await expect(isDone(page, 'Cours')).toBeVisible();
  await page.getByRole('button', { name: 'Tout vider' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vider' }).click();
  await expect(isDone(page, 'Sections'), 'nothing of the sample is left').toBeVisible();
  const article = { title: 'Un', authors: 'A. Diop', year: '2024', journal: 'Revue' };
  await content.saveSection('publications', { content: { a: { title: 'Écologie', articles: [article] } } });
  await page.reload();
  await expect(guide(page), 'all is done').toBeHidden();
  await expect(page.getByRole('button', { name: 'Afficher le guide' })).toBeHidden();
});

test('the photo is chosen by the keyboard, with Enter as with Space', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/profile');
  for (const key of ['Enter', 'Space']) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel(/^Choisir une (?:autre )?photo/).press(key);
    await chooser;
  }
});
