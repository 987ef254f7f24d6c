/** Toasts stay as long as they are needed, and their buttons can be reached, even from a window. */
import { confirmRemoval, openFold, tabTo, toast, toasts } from './support/admin';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(async ({ site }) => keepLittle(site));

test('a toast stays while the pointer is in it, or after Alt+T', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.clock.install();
  await page.goto('/admin/profile');
  const saved = toast(page, 'Profil mis à jour avec succès!');
  await page.keyboard.press('Control+s');
  await saved.hover();
  await page.clock.runFor(20_000);
  await expect(saved).toBeVisible();
  await page.mouse.move(10, 400);
  await page.clock.runFor(5000);
  await expect(saved).toBeHidden();

  await page.keyboard.press('Control+s');
  await expect(saved).toBeVisible();
  await page.keyboard.press('Alt+t');
  await page.clock.runFor(20_000);
  await expect(saved).toBeVisible();
  await tabTo(page, toasts(page).getByRole('button', { name: 'Fermer la notification' }));
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(saved).toBeHidden();
});

test('on a phone a window has its toasts: « Annuler » by pointer and by keys, Escape closes the window', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: /^Modifier « Article 2 »/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier l’article' });
  await openFold(dialog, 'Résumé et mots-clés');
  const first = dialog.getByLabel('Mot-clé 1', { exact: true });
  await first.fill('crues');
  await dialog.getByRole('button', { name: 'Ajouter un mot-clé' }).click();
  await dialog.getByLabel('Mot-clé 2', { exact: true }).fill('sondes');
  const undo = toasts(page).getByRole('button', { name: 'Annuler' });
  for (const press of [
    () => undo.click(),
    async () => {
      await page.keyboard.press('Alt+t');
      await tabTo(page, undo);
      await page.keyboard.press('Enter');
    },
  ]) {
    await dialog.getByRole('button', { name: 'Retirer la ligne 1' }).click();
    await expect(first).toHaveValue('sondes');
    await expect(undo).toBeVisible();
    await press();
    await expect(first).toHaveValue('crues');
    await expect(undo).toBeHidden();
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog'), 'which asks, as there are changes').toBeVisible();
});

test('Alt+T leads to the toasts and leaves the page where it is; « Annuler » is one step on', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Supprimer « Cours 2 »' }).click();
  await confirmRemoval(page, 'Êtes-vous sûr');
  const undo = toasts(page).getByRole('button', { name: 'Annuler' });
  await expect(undo).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  await page.keyboard.press('Alt+t');
  await tabTo(page, undo);
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
  await page.keyboard.press('Enter');
  await expect(toast(page, '« Cours 2 » est de retour')).toBeVisible();
});
