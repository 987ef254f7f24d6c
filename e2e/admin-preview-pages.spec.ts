import type { Page } from '@playwright/test';
import { pngFile, unfold } from './support/admin';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import { sample } from './support/sample';
import { expect, test } from './support/test';

/** Previews of unsaved values: the profile, the languages, and the simple editor. */

const frame = (page: Page) => page.frameLocator('iframe[title="Aperçu de la section"]');
const publicHtml = async (origin: string) => (await fetch(origin)).text();

/** Presses "Modifier" in the row of the section with that title. */
const openRow = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Modifier/ })
    .click();

test('the profile is shown in its three places, with the unsaved photo, and no visitor sees it', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin/profile');
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  const name = page.getByRole('textbox', { name: /^Nom/ });
  await name.fill('Ravel-Dumas');
  await page.getByRole('textbox', { name: /^Disponibilité/ }).fill('Le mardi, salle B12');
  await expect(frame(page).getByRole('heading', { level: 1 })).toContainText('Ravel-Dumas');
  await expect(frame(page).locator('#about').getByText('Ravel-Dumas')).toBeAttached();
  await expect(frame(page).locator('#contact').getByText('Le mardi, salle B12')).toBeAttached();

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pngFile());
  const portrait = frame(page).locator('#home img');
  await expect(portrait).toHaveAttribute('src', /^\/uploads\//);
  await expect.poll(() => portrait.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))).toBeGreaterThan(0);
  await name.fill('');
  await expect(frame(page).getByRole('heading', { level: 1 })).toContainText('…');
  expect(await publicHtml(site.origin)).not.toContain('Ravel-Dumas');
});

test('a button leads to each part of the profile’s preview; the form stays where it is, and keeps the focus', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/profile');
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('textbox', { name: /^Nom/ });
  await field.focus();
  await field.evaluate((input) => input.addEventListener('blur', () => input.setAttribute('data-left', 'true')));
  for (const name of ['Ravel', 'Dumas', 'Éluard']) {
    await page.keyboard.type(name);
    await expect(frame(page).getByRole('heading', { level: 1 })).toContainText(name);
  }
  await expect(field).toBeFocused();
  expect(await field.getAttribute('data-left'), 'never left').toBeNull();
  const before = await field.boundingBox();
  await page.getByRole('button', { name: 'Contact', exact: true }).click();
  await expect(frame(page).getByRole('heading', { level: 2, name: 'Contact' })).toBeInViewport();
  expect(await field.boundingBox()).toEqual(before);
});

test('the languages are shown in About', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/languages');
  await page
    .getByRole('button', { name: /Ajouter/ })
    .first()
    .click();
  await unfold(page, 1);
  await page.getByRole('textbox', { name: /Nom de la langue/ }).fill('Occitan');
  await expect(frame(page).locator('#about').getByText('Occitan')).toBeInViewport();
});

test('the simple editor shows a section of every type, and a new one', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const content = await contentOf(site);
  await content.addSection({ title: 'Distinctions', type: 'list', content: ['Prix 2019'], visible: false });
  await page.goto('/admin/sections');
  await openRow(page, 'Distinctions');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /Élément/ })
    .first()
    .fill('Prix de thèse 2021');
  await expect(frame(page).getByRole('listitem').filter({ hasText: 'Prix de thèse 2021' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abandonner' }).click();

  await page.getByRole('button', { name: 'Ajouter une section' }).click();
  await expect(frame(page).getByRole('heading', { level: 2 })).toHaveText('…');
  await page.getByRole('textbox', { name: /^Titre/ }).fill('Médias');
  await expect(frame(page).getByRole('heading', { level: 2 })).toHaveText('Médias');
  await page.getByRole('dialog').getByText('Liste', { exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /Élément/ })
    .first()
    .fill('Un entretien');
  await expect(frame(page).getByRole('listitem').filter({ hasText: 'Un entretien' })).toBeVisible();
  expect(await publicHtml(site.origin)).not.toContain('Médias');
});

for (const [index, width] of [390, 1440].entries()) {
  for (const path of sample(['/admin/profile', '/admin/languages', '/admin/sections'], 3, index)) {
    test(`at ${width} px the preview of ${path} stands ${width > 1200 ? 'beside' : 'over'} the form, for everyone`, {
      tag: '@long',
    }, async ({ adminPage: page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      if (path === '/admin/languages') {
        await page
          .getByRole('button', { name: /Ajouter/ })
          .first()
          .click();
        await unfold(page, 1);
      }
      if (path === '/admin/sections') await openRow(page, 'Axes de recherche');
      if (width < 1200) await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
      await expect(
        frame(page)
          .getByRole('heading', { level: path === '/admin/profile' ? 1 : 2 })
          .first(),
      ).toBeAttached();
      const [form, pane] = [
        await page.getByRole('textbox').first().boundingBox(),
        await page.locator('iframe').boundingBox(),
      ];
      expect((pane?.x ?? 0) > (form?.x ?? 0) + (form?.width ?? 0)).toBe(width > 1200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expectAccessible(page);
    });
  }
}
