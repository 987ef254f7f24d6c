/** Toasts: they stand over no control, go when their time is over, and their buttons are at hand, in a window too. */
import type { Locator, Page } from '@playwright/test';
import { confirmRemoval, signInByForm, tabTo, toast } from './support/admin';
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
  'a narrower one': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
} as const;
const toasts = (page: Page) => page.getByLabel('Notifications').getByRole('listitem');

/** The controls that one could click if the toasts were not there, by their names. */
const covered = (page: Page) =>
  toasts(page).evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    for (const card of cards) card.style.visibility = 'hidden';
    const found = new Set<Element>();
    for (const { left, right, top, bottom } of boxes) {
      for (let x = left + 1; x < right; x += 4) {
        for (let y = top + 1; y < bottom; y += 4) {
          const control = document.elementFromPoint(x, y)?.closest('a[href], button, input, textarea, select, summary, iframe, [contenteditable="true"]');
          if (control) found.add(control);
        }
      }
    }
    for (const card of cards) card.style.visibility = '';
    return [...found].map((control) => control.ariaLabel ?? control.textContent);
  });

async function removeArticle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Supprimer « ${name} »` }).click();
  await confirmRemoval(page, 'Êtes-vous sûr');
}

/** What makes each screen say something, and what that is. */
const screens = {
  '/admin/profile': async (page: Page) => {
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    return 'Profil mis à jour avec succès!';
  },
  '/admin/courses': async (page: Page) => {
    await page.getByRole('button', { name: 'Supprimer « Cours 1 »' }).click();
    await confirmRemoval(page, 'Êtes-vous sûr');
    return 'Cours supprimé avec succès!';
  },
  '/admin/publications': async (page: Page) => {
    await removeArticle(page, 'Article 2');
    return 'Supprimé de la liste : « Article 2 »';
  },
  '/admin/sections': async (page: Page) => {
    await page.getByRole('button', { name: 'Masquer « Projets »' }).click();
    return 'Section masquée';
  },
} as const;

for (const [size, viewport] of sample(Object.entries(sizes), 3, 2)) {
  test(`on ${size} a toast stands at the top right, over no control`, async ({ adminPage: page }) => {
    await page.setViewportSize(viewport);
    for (const [route, provoke] of Object.entries(screens)) {
      await page.goto(route);
      const text = await provoke(page);
      await expect(toast(page, text)).toBeVisible();
      expect(await covered(page), route).toEqual([]);
      await expectBox(toasts(page).filter({ hasText: text }), viewport.width / 2);
    }
  });

  test(`on ${size} the toasts of signing in and out stand top centre, over no control`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInByForm(page);
    await expect(toast(page, 'Connexion réussie!')).toBeVisible();
    expect(await covered(page)).toEqual([]);
    const { x, width } = await boxOf(toasts(page));
    expect(Math.abs(x + width / 2 - viewport.width / 2)).toBeLessThan(viewport.width / 12);
  });
}

const boxOf = async (card: Locator) => (await card.boundingBox()) ?? { x: 0, y: Number.POSITIVE_INFINITY, width: 0, height: 0 };

/** At most 350 px wide, at the top, its middle in the right half. */
async function expectBox(card: Locator, middle: number): Promise<void> {
  const { x, y, width } = await boxOf(card);
  expect(width).toBeLessThanOrEqual(350);
  expect(y).toBeLessThan(20);
  expect(x + width / 2).toBeGreaterThan(middle - 10);
}

test('a pointer that rests where a toast appears does not keep it; one that moves in it does', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.clock.install();
  await page.goto('/admin/profile');
  const saved = toast(page, 'Profil mis à jour avec succès!');
  const card = toasts(page);
  const save = async () => {
    await page.keyboard.press('Control+s');
    await expect(saved).toBeVisible();
    await card.hover({ trial: true }); // it has come down
  };
  const isOnCard = () => expect.poll(() => card.evaluate((element) => element.matches(':hover'))).toBe(true);
  const pass = async (time: number) => {
    await page.clock.fastForward(time);
    await page.clock.runFor(1000); // one that goes takes a while
  };
  await save();
  const { x, y, width, height } = await boxOf(card);
  await page.mouse.move(x + width / 2, y + height + 60);
  await pass(4000);
  await expect(saved).toBeHidden();

  await page.mouse.move(x + width / 2, y + height / 2);
  await save();
  await isOnCard();
  await pass(4000);
  await expect(saved, 'it rests').toBeHidden();

  await save();
  await page.mouse.move(x + width / 2 + 5, y + height / 2);
  await pass(20_000);
  await expect(saved, 'it moves').toBeVisible();
  await page.mouse.move(x + width / 2, y + height + 60);
  await pass(4000);
  await expect(saved).toBeHidden();

  await save();
  await page.keyboard.press('Alt+t');
  await expect(card.getByRole('button', { name: 'Fermer la notification' })).toBeFocused();
  await pass(20_000);
  await expect(saved, 'it has the focus').toBeVisible();
});

for (const [size, viewport] of sample(Object.entries(sizes), 2)) {
  test(`on ${size} a window has its toasts in its head: « Annuler » by pointer and by keys, Escape closes the window`, { tag: '@long' }, async ({
    adminPage: page,
  }) => {
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
    const undo = dialog.getByRole('listitem').filter({ hasText: 'Ligne supprimée : « crues »' }).getByRole('button', { name: 'Annuler' });
    const focused = dialog.locator(':focus');

    await remove();
    await expect(first).toHaveValue('sondes');
    await expect(undo).toBeVisible();
    expect(await covered(page)).toEqual([]);
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

test('of eight at once each can be read: below each other, 8 px apart, the newest first', async ({ adminPage: page, site }) => {
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
      const boxes = await toasts(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).toSorted((a, b) => a.top - b.top));
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

test('what was added before is said no longer once another article ends the window', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.clock.install();
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un article' });
  for (const name of ['Le premier', 'Le second']) {
    for (const [label, text] of Object.entries({ Titre: name, Auteurs: 'C. Essai', Année: '2024' })) await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: name === 'Le premier' ? 'Ajouter et continuer' : 'Ajouter', exact: true }).click();
    if (name === 'Le premier') await expect(toasts(page)).toHaveText(['Ajouté : « Le premier »']);
  }
  await page.clock.runFor(1000); // one that goes takes a while; by itself it would stay for four seconds
  await expect(toasts(page)).toHaveCount(0);
});

test('on a phone, the open menu has the toast of a failed sign-out in its head', { tag: '@long' }, async ({ adminPage: page, surprises }) => {
  surprises.expect(/ERR_FAILED/);
  await page.setViewportSize(sizes['a phone']);
  await page.goto('/admin/profile');
  await page.route('**/api/auth/signout', (route) => route.abort());
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(menu.getByText('Erreur lors de la déconnexion')).toBeInViewport();
  expect(await covered(page)).toEqual([]);
});

/** Has the focus once « Cours 2 » is gone. */
const neighbour = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cours 1' });

test('Tab goes through a toast and on, both ways; one that Alt+T has opened goes once it is left', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Supprimer « Cours 2 »' }).click();
  await confirmRemoval(page, 'Êtes-vous sûr');
  await expect(neighbour(page)).toBeFocused();
  const undo = toasts(page).getByRole('button', { name: 'Annuler' });
  await undo.hover(); // so that it stays
  await page.mouse.move(0, 0, { steps: 3 });
  await page.keyboard.press('Alt+t');
  await expect(undo).toBeFocused();
  const inToasts = () => toasts(page).evaluateAll((lists) => lists.some((list) => list.contains(document.activeElement)));
  for (const [from, key] of [
    [/Aller à/, 'Tab'],
    ['Déconnexion', 'Shift+Tab'],
  ] as const) {
    await page.getByRole('button', { name: from }).focus();
    const order: boolean[] = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press(key);
      order.push(await inToasts());
    }
    expect(order.join(), `${key}: in, and out again`).toMatch(/^(?:false,)*true,(?:true,)*false(?:,false)*$/);
  }
  await expect(undo, 'its time goes on').toBeHidden();
});

test('Alt+T leads to « Annuler », and leaves the page where it is', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Supprimer « Cours 2 »' }).click();
  await confirmRemoval(page, 'Êtes-vous sûr');
  await expect(toasts(page).getByRole('button', { name: 'Annuler' })).toBeVisible();
  await expect(neighbour(page)).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  await page.keyboard.press('Alt+t');
  await expect(toasts(page).getByRole('button', { name: 'Annuler' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
  await page.keyboard.press('Enter');
  await expect(toast(page, '« Cours 2 » est de retour')).toBeVisible();
});
