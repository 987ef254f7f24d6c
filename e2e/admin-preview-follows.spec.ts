import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Where the preview stands and how wide it is; it follows what has the focus in the form, and a click in it leads to the field. */

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

test('it is as wide as a phone or as a computer, in the room there is; the browser remembers it, and whether it is open', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/projects');
  await openForm(page);
  await expect(frame(page).getByRole('heading', { level: 2 })).toBeVisible();
  expect(await widthInside(page)).toBe(390);
  await page.getByText('Ordinateur', { exact: true }).click();
  await expect.poll(() => widthInside(page)).toBe(1200);
  const [pane, field] = [await page.locator('iframe').boundingBox(), await page.getByRole('textbox').first().boundingBox()];
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

test('on a phone it is a window over the form, which Escape closes', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/projects');
  await openForm(page);
  const button = page.getByRole('button', { name: 'Aperçu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Aperçu' })).toBeVisible();
  await expect(frame(page).getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Aperçu' })).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Gérer mes projets' })).toBeVisible();
});
