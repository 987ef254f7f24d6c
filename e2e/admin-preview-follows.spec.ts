import type { Page } from '@playwright/test';
import { pngFile, saveBar, unfold } from './support/admin';
import { expect, test } from './support/test';

/** Where the preview stands and how wide it is; it follows the block in hand, and a click in it leads to the block. */

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // it scrolls at once

const frame = (page: Page) => page.frameLocator('iframe[title="Aperçu de la section"]');
const openForm = (page: Page) =>
  page
    .getByRole('button', { name: /^(Ajouter \/ )?Modifier/ })
    .first()
    .click();
const widthInside = (page: Page) =>
  frame(page)
    .locator('html')
    .evaluate((html) => html.clientWidth);

test('it is as wide as a phone or as a computer, in the room there is; the browser remembers it, and whether it is open', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/projects');
  await openForm(page);
  await expect(frame(page).getByRole('heading', { level: 2 })).toBeVisible();
  expect(await widthInside(page)).toBe(390);
  await unfold(page, 1);
  await page.getByText('Ordinateur', { exact: true }).click();
  await expect.poll(() => widthInside(page)).toBe(1200);
  const [pane, field] = [
    await page.locator('iframe').boundingBox(),
    await page.getByRole('textbox').first().boundingBox(),
  ];
  expect(pane?.width).toBeLessThan(720);
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(pane?.x ?? 0);

  await page.reload();
  await openForm(page);
  await expect.poll(() => widthInside(page)).toBe(1200);
  await page.getByText('Aperçu', { exact: true }).click();
  await expect(page.locator('iframe')).toBeHidden();
  await page.reload();
  await openForm(page);
  await expect(page.getByText('Aperçu', { exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
});

test('on a phone it is a window over the form, which Escape closes', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/projects');
  await openForm(page);
  const button = saveBar(page).getByRole('button', { name: 'Aperçu', exact: true }); // over no field
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Aperçu' })).toBeVisible();
  await expect(frame(page).getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Aperçu' })).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Gérer mes projets' })).toBeVisible();
});

test('it follows the block in hand, and stays there while it is typed in', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/projects');
  await openForm(page);
  const cards = frame(page).locator('li[data-id]');
  await expect(cards.first()).toBeVisible();
  await expect(cards.nth(4)).not.toBeInViewport();
  await unfold(page, 5);
  const title = page.getByRole('textbox', { name: /^Titre/ });
  await title.focus();
  await expect(cards.nth(4).getByRole('heading')).toBeInViewport();
  await page.keyboard.type('Suite : ');
  await expect(cards.nth(4)).toContainText('Suite');
  await expect(cards.nth(4).getByRole('heading')).toBeInViewport();
  await expect(title).toBeFocused();
});

test('it goes from Contact to the portrait that is chosen', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/profile');
  await page.getByRole('textbox', { name: /^Disponibilité/ }).fill('Le mardi, salle B12');
  await expect(frame(page).getByText('Le mardi, salle B12')).toBeInViewport();
  const file = page.getByRole('button', { name: 'Choisir une photo' });
  await file.focus();
  await file.setInputFiles(await pngFile());
  await expect(frame(page).locator('#home img')).toBeInViewport();
});

test('a click opens the block again: an item, from its card and from its details, a text that is part of another section, an item of another tab', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/projects');
  await openForm(page);
  const block = page.locator('li[data-index="2"]');
  const card = frame(page).locator('li[data-id]').nth(2);
  await card.click();
  const title = block.getByRole('textbox', { name: /^Titre/ });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await frame(page).getByRole('dialog').getByRole('heading', { level: 2 }).click(); // the click has opened them too
  await expect(title).toBeFocused();

  await page.goto('/admin/about');
  await openForm(page);
  await frame(page).locator('.prose p').first().click();
  await expect(page.getByRole('textbox', { name: /^(Contenu|Texte)/ })).toBeFocused();

  await page.goto('/admin/theses');
  const row = frame(page).locator('li[data-id]').last();
  const subject = await row.locator('p').first().innerText();
  await row.locator('p').first().click();
  await expect(page.getByRole('textbox', { name: /^Sujet/ }).and(page.locator(':focus'))).toHaveValue(subject);
});

test('a click leads to an item that the filter of its list hides', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/publications');
  const newest = frame(page)
    .getByRole('list', { name: 'Publications les plus récentes' })
    .getByRole('listitem')
    .first();
  const title = await newest.locator('a[href^="/publications/"]').first().innerText();
  const filter = page.getByRole('searchbox', { name: /^Filtrer/ }).first();
  await filter.fill('rien de tel');
  await expect(page.getByText('Aucun résultat pour « rien de tel »')).toBeVisible();
  await newest.getByText(title, { exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Titre/ })).toHaveValue(title);
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
});

test('on a phone a click in the window closes it and leads to the block; what comes from elsewhere leads nowhere', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/key-figures');
  await openForm(page);
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Aperçu' });
  await frame(page).getByText('Informations personnelles').click();
  await expect(sheet).toBeVisible();
  await frame(page).locator('[data-id] dt').nth(1).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Valeur/ }).and(page.locator(':focus'))).toHaveCount(1);
});
