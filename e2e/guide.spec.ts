/** The first hour of a new owner: the line of the dashboard that leads through five forms, and what it counts. */
import type { Page } from 'playwright/test';
import { answer, pngFile, saveBar } from './support/admin';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const line = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'À voir' }).getByRole('listitem').filter({ hasText: text });
const guide = (page: Page) => line(page, 'Premiers pas');

test('it can be postponed and resumed; its button opens the form of the next step, which returns to it, and it counts the steps', {
  tag: '@long',
}, async ({ adminPage: page, content }) => {
  await page.goto('/admin');
  await guide(page).getByRole('button', { name: 'Plus tard' }).click();
  await expect(guide(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre les premiers pas' }).click();
  await expect(guide(page)).toContainText('0 sur 5');
  await expectAccessible(page);

  await guide(page).getByRole('link', { name: 'Compléter le profil' }).click();
  await page.getByLabel('Choisir une photo').setInputFiles(await pngFile());
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Awa');
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Diop');
  await expect(page.getByText('Elle paraîtra sur le site')).toBeVisible();
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(guide(page)).toContainText('1 sur 5. Ensuite\u00a0: vos publications.');

  const article = { title: 'Un', authors: 'A. Diop', year: '2024', journal: 'Revue' };
  await content.saveSection('publications', { content: { a: { title: 'Écologie', articles: [article] } } });
  await page.reload();
  await guide(page).getByRole('link', { name: 'Écrire À propos' }).click();
  await page.getByRole('button', { name: 'Enlever l’exemple' }).click();
  await page.locator('.ProseMirror').fill('Je travaille sur les mangroves.');
  await page.keyboard.press('Control+s');
  await expect(guide(page)).toContainText('3 sur 5. Ensuite\u00a0: vos cours.');

  const course = { title: 'Écologie', establishment: 'Dakar', level: 'Master 1', hours: '20h' };
  await content.saveSection('enseignement', { content: [course] });
  await page.reload();
  await expect(guide(page)).toContainText('4 sur 5. Ensuite\u00a0: les exemples qui restent.');
  await line(page, 'exemples restent').getByRole('button', { name: 'Enlever tous les exemples' }).click();
  await answer(page, 'Enlever');
  await expect(guide(page), 'all is done').toBeHidden();
});
