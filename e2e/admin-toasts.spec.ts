/** Toasts: where they stand, how long, and that their buttons are at hand, in a window too. */
import type { Locator, Page } from '@playwright/test';
import { confirmRemoval, signInByForm, tabTo, toast, toasts } from './support/admin';
import { contentOf } from './support/content';
import { sample } from './support/sample';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(async ({ site }) => {
  await keepLittle(site);
  await (await contentOf(site)).saveSection('projets', { visible: true });
});

const sizes = {
  'a wide window': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
} as const;
const boxOf = async (card: Locator) =>
  (await card.boundingBox()) ?? { x: 0, y: Number.POSITIVE_INFINITY, width: 0, height: 0 };
/** Waits until a toast has come to rest. */
const comeDown = (page: Page) => expect.poll(async () => (await boxOf(toasts(page))).y).toBe(8);

for (const [size, viewport] of sample(Object.entries(sizes), 2)) {
  test(`on ${size} a toast of an editor stands at the top right, those of signing in and out top centre`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await signInByForm(page);
    await comeDown(page);
    const centre = await boxOf(toasts(page));
    expect(Math.abs(centre.x + centre.width / 2 - viewport.width / 2)).toBeLessThan(viewport.width / 12);
    await page.clock.runFor(3000);
    await expect(toasts(page), 'success goes after two seconds').toHaveCount(0);
    await page.goto('/admin/profile');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
    await comeDown(page);
    const { x, y, width } = await boxOf(toasts(page));
    expect([y, viewport.width - x - width]).toEqual([8, 8]);
    expect(width).toBe(Math.min(350, viewport.width - 16));
    await page.clock.runFor(5000);
    await expect(toasts(page), 'the others after four').toHaveCount(0);
  });
}

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
  await comeDown(page);
  await page.keyboard.press('Alt+t');
  await page.clock.runFor(20_000);
  await expect(saved).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Fermer la notification' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(saved).toBeHidden();
});

for (const [size, viewport] of Object.entries(sizes)) {
  test(`on ${size} a window has its toasts: « Annuler » by pointer and by keys, Escape closes the window`, {
    tag: '@long',
  }, async ({ adminPage: page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/admin/publications');
    await page.getByRole('button', { name: /^Modifier « Article 2 »/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier l’article' });
    await dialog.locator('summary', { hasText: 'Plus de détails' }).click();
    const first = dialog.getByLabel('Mot-clé 1', { exact: true });
    await first.fill('crues');
    await dialog.getByRole('button', { name: 'Ajouter un mot-clé' }).click();
    await dialog.getByLabel('Mot-clé 2', { exact: true }).fill('sondes');
    const remove = () => dialog.getByRole('button', { name: 'Retirer la ligne 1' }).click();
    const undo = dialog
      .getByRole('listitem')
      .filter({ hasText: 'Ligne supprimée : « crues »' })
      .getByRole('button', { name: 'Annuler' });
    const focused = dialog.locator(':focus');

    await remove();
    await expect(first).toHaveValue('sondes');
    await expect(undo).toBeVisible();
    await undo.click();
    await expect(first).toHaveValue('crues');
    await expect(undo).toBeHidden();
    await expect(focused).toHaveCount(1);

    await remove();
    await expect(undo).toBeVisible();
    await page.keyboard.press('Alt+t');
    await tabTo(page, undo);
    await page.keyboard.press('Enter');
    await expect(first).toHaveValue('crues');
    await expect(focused).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog'), 'which asks, as there are changes').toBeVisible();
  });
}

test('of eight at once each can be read: below each other, 8 px apart, the newest first', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const lines = Array.from({ length: 9 }, (_, index) => `Axe ${index + 1}`);
  await (await contentOf(site)).saveSection('axes-recherche', { content: lines });
  await page.clock.install();
  await page.goto('/admin/research');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  await page.clock.pauseAt(Date.now() + 1000); // else they go after a while
  for (const _ of lines.slice(1)) await page.getByRole('button', { name: 'Retirer la ligne 1' }).click();
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(8);
  await expect(toasts(page).first()).toContainText('«\u00a0Axe 8\u00a0»');
  await expect
    .poll(async () => {
      const boxes = await toasts(page).evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect()).toSorted((a, b) => a.top - b.top),
      );
      return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
    }, 'once they have come to rest')
    .toEqual(Array.from({ length: 7 }, () => 8));
  for (const card of await toasts(page).all()) await expect(card).toBeInViewport({ ratio: 1 });
});

test('what was hidden and is shown again has one toast', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Masquer « Projets »' }).click();
  await expect(toast(page, 'Section masquée')).toBeVisible();
  await page.getByRole('button', { name: 'Afficher « Projets »' }).click();
  await expect(toasts(page)).toHaveText(['Section affichée']);
});

test('what was added before is said no longer once another article ends the window', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.clock.install();
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un article' });
  for (const name of ['Le premier', 'Le second']) {
    for (const [label, text] of Object.entries({ Titre: name, Auteurs: 'C. Essai', Année: '2024' }))
      await dialog.getByLabel(label).fill(text);
    await dialog
      .getByRole('button', { name: name === 'Le premier' ? 'Ajouter et continuer' : 'Ajouter', exact: true })
      .click();
    if (name === 'Le premier') await expect(toasts(page)).toHaveText(['Ajouté : « Le premier »']);
  }
  await page.clock.runFor(1000); // one that goes takes a while; by itself it would stay for four seconds
  await expect(toasts(page)).toHaveCount(0);
});

test('on a phone, the toast of a failed sign-out stands over the open menu', { tag: '@long' }, async ({
  adminPage: page,
  surprises,
}) => {
  surprises.expect(/ERR_FAILED/);
  await page.setViewportSize(sizes['a phone']);
  await page.goto('/admin/profile');
  await page.route('**/api/auth/signout', (route) => route.abort());
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('button', { name: 'Déconnexion' }).click();
  await toast(page, 'Erreur lors de la déconnexion').hover(); // in front
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
