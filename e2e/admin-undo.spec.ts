/** Every removal can be taken back, by « Annuler » in its toast and by Ctrl+Z. */
import type { Page } from 'playwright/test';
import { confirmRemoval, openAbout, openForm, pngFile, save, saveBar, toast, undoIn } from './support/admin';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(async ({ site }) => keepLittle(site));

const remove = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await confirmRemoval(page, 'Êtes-vous sûr');
};
const resting = (page: Page) => expect(saveBar(page).getByText('Modifications non sauvegardées')).toBeHidden();

test('an item that was removed from the site is put back where it was', { tag: '@long' }, async ({
  adminPage: page,
  content,
}) => {
  const stored = async () => JSON.stringify(await content.stored('enseignement'));
  const cards = page.getByRole('main').getByRole('heading', { level: 2, name: /^Cours \d/ });
  await page.goto('/admin/courses');
  const before = await stored();
  await remove(page, 'Supprimer « Cours 1 »');
  await expect(toast(page, 'Cours supprimé avec succès!')).toBeVisible();
  await expect(cards).toHaveText(['Cours 2']);
  await expect(page.getByRole('listitem').filter({ hasText: 'Cours 2' }), 'the keyboard stays').toBeFocused();
  await undoIn(page, 'Cours supprimé').click();
  await expect(toast(page, '« Cours 1 » est de retour')).toBeVisible();
  await expect(cards).toHaveText(['Cours 1', 'Cours 2']);
  expect(await stored()).toBe(before);
});

test('Ctrl+Z takes back what was typed, a move, a copy and removals of a form, the newest first', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/courses');
  await openForm(page);
  const blocks = page.getByRole('main').getByRole('button', { name: /^\d\. Cours \d/ });
  await page.getByRole('button', { name: 'Descendre « Cours 1 »' }).click();
  await page.getByRole('button', { name: 'Dupliquer « Cours 2 »' }).click();
  await expect(blocks).toHaveText(['1. Cours 2', '2. Cours 2', '3. Cours 1']);
  await remove(page, 'Supprimer « Cours 1 »');
  await expect(blocks).toHaveText(['1. Cours 2', '2. Cours 2']);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['1. Cours 2', '2. Cours 2', '3. Cours 1']);
  await expect(toast(page, 'Supprimé de la liste : « Cours 1 »'), 'it has nothing more to say').toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['1. Cours 2', '2. Cours 1']);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['1. Cours 1', '2. Cours 2']);
  await resting(page);

  await page.getByRole('button', { name: '2. Cours 2' }).click();
  await remove(page, 'Supprimer « Cours 1 »');
  await page.getByLabel('Nom du cours').pressSequentially('!');
  await page.keyboard.press('Control+z');
  await expect(blocks, 'it undoes the typing alone').toHaveText(['1. Cours 2']);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['1. Cours 1', '2. Cours 2']);
  await resting(page);
  const semester = page.getByLabel('Semestre').first();
  await semester.focus();
  await semester.selectOption('S2');
  await page.getByLabel('Filière ou programme').first().fill('Master');
  await semester.press('Control+z');
  await expect(semester).toHaveValue('');
  await page.getByLabel('Filière ou programme').first().press('Control+z');
  await resting(page);
});

test('Ctrl+Z undoes the field that has the focus, and touches no other', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const area = await openAbout(page);
  const title = page.getByRole('textbox', { name: /^Titre/ });
  const before = await title.inputValue();
  await title.press('End');
  await title.pressSequentially('XYZ');
  await area.pressSequentially('abc');
  const text = await area.innerText();
  await title.focus();
  for (const _ of [1, 2]) {
    await page.keyboard.press('Control+z');
    await expect(title).toHaveValue(before);
  }
  expect(await area.innerText()).toBe(text);
  await page.keyboard.press('Control+y');
  await expect(title).toHaveValue(`${before}XYZ`);
  for (const _ of [1, 2, 3]) await area.press('Control+z');
  await expect(title).toHaveValue(`${before}XYZ`);
});

test('after a save, a removal is taken back in what was saved, and then to be saved again', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: '2. Les crues 2' }).click();
  await remove(page, 'Supprimer « Les crues 1 »');
  await page
    .getByLabel(/^Sujet/)
    .first()
    .fill('Les étiages');
  await save(page);
  for (const _ of [1, 2]) await page.keyboard.press('Control+z');
  const blocks = page.getByRole('main').getByRole('button', { name: /^\d\. Les / });
  await expect(blocks).toHaveText(['1. Les crues 1', '2. Les crues 2']);
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
});

test('an example that was taken out of a text is back in its editor', { tag: '@long' }, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  const text = await area.innerText();
  await page.getByRole('button', { name: 'Enlever l’exemple' }).click();
  await expect(area).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect(area).toHaveText(text, { useInnerText: true });
  await resting(page);
});

test('a publication, a whole domain, a line and a photo come back with what they held', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/publications');
  await remove(page, 'Supprimer « Article 1 »');
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
  await undoIn(page, 'Supprimé de la liste : « Article 1 »').click();
  await resting(page);

  await page.goto('/admin/theses');
  await remove(page, 'Supprimer le domaine « Hydrologie »');
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 2, name: 'Hydrologie' })).toBeVisible();
  await resting(page);

  await page.goto('/admin/research');
  await openForm(page);
  await page.getByRole('button', { name: 'Retirer la ligne 1' }).click();
  await undoIn(page, 'Ligne supprimée : « Réseaux sans fil et mobiles »').click();
  await expect(page.getByLabel('Axe 1', { exact: true })).toHaveValue('Réseaux sans fil et mobiles');
  await resting(page);

  await page.goto('/admin/profile');
  await page.getByLabel(/^Choisir une (?:autre )?photo/).setInputFiles(await pngFile());
  const portrait = page.getByRole('img', { name: 'Aperçu du portrait' });
  await expect(portrait).toHaveAttribute('src', /^\/uploads\//);
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(portrait).toBeHidden();
  await undoIn(page, 'Photo retirée').click();
  await expect(portrait).toHaveAttribute('src', /^\/uploads\//);
});
