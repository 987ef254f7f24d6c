/** Visual faults in the administration: what is cut off, jumps, or is not aligned. */
import type { Locator } from 'playwright/test';
import { openForm, tabTo, toast, toasts, togglePreview } from './support/admin';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ site }) => keepLittle(site));

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('not in the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('the three legal pages and what publishes each are in the window at once', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/mentions');
  await page.getByRole('radio', { name: 'France' }).check();
  const rail = page.getByRole('complementary', { name: 'Les trois pages' });
  for (const publish of await rail.getByRole('checkbox').all()) {
    await expect(publish).toBeInViewport({ ratio: 1 });
    await expect(publish).toBeVisible();
  }
  expect(await rail.evaluate((box) => box.scrollHeight - box.clientHeight), 'nothing of it is cut').toBe(0);
  await rail.getByText('Il manque').first().click();
  await expect(rail.getByRole('link', { name: 'Éditeur du site' })).toBeVisible();
});

test('the state of the sections scrolls by itself on a wide window only', async ({ adminPage: page }) => {
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Liste des sections' });
  await expect(list).toHaveCSS('max-height', '456px');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toHaveCSS('max-height', 'none');
});

test('a block shows its buttons with the chevron last; the name of a card comes before its buttons', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/projects');
  const card = page.getByRole('listitem').filter({ hasText: 'Projet 1' });
  await expect(card.getByRole('button')).toHaveText(['Projet 1', '', '', '']);
  await openForm(page);
  const title = page.getByRole('button', { name: /Projet 1$/, expanded: false });
  const block = page.getByRole('listitem').filter({ has: title });
  await expect(block.getByRole('button', { name: 'Supprimer « Projet 1 »' }).locator('..')).toHaveCSS('opacity', '1');
  const [outer, chevron] = [await boxOf(block), await boxOf(title.locator('svg'))];
  expect(Math.round(outer.right - chevron.right)).toBe(17); // with the border
  await title.locator('svg').click();
  await expect(page.getByRole('button', { name: /Projet 1$/, expanded: true })).toBeVisible();
});

test('the ring of « Site en ligne » is whole', async ({ adminPage: page }) => {
  await page.goto('/admin');
  const button = page.getByRole('banner').getByRole('button', { name: 'Site en ligne' });
  await tabTo(page, button);
  const cut = await button.evaluate((focused) => {
    const ring = focused.getBoundingClientRect();
    const isCut = (box: Element) => {
      const { left, top } = box.getBoundingClientRect();
      return getComputedStyle(box).overflow !== 'visible' && (left > ring.left - 4 || top > ring.top - 4);
    };
    return [focused.parentElement, focused.parentElement?.parentElement].some((box) => box && isCut(box));
  });
  expect(cut).toBe(false);
});

test('the fields of a row stand on one line, whatever their labels say', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Modifier « Cours 1 »' }).click();
  await togglePreview(page);
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toBeVisible();
  const hours = page.getByRole('textbox', { name: /^Volume horaire/ });
  const semester = page.getByRole('combobox', { name: /^Semestre/ });
  const { y } = await boxOf(hours);
  await hours.fill('41h');
  await expect(page.getByText('modifié', { exact: true })).toBeVisible();
  expect((await boxOf(hours)).y, 'its label has a second line').toBeGreaterThan(y);
  expect((await boxOf(hours)).y).toBeCloseTo((await boxOf(semester)).y, 0);
});

test('a toast is below the bar, and does not cover its buttons', async ({ adminPage: page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/profile');
    await page.keyboard.press('Control+s');
    await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    const bar = await boxOf(page.getByRole('banner'));
    await expect.poll(async () => (await boxOf(toasts(page))).y).toBeGreaterThanOrEqual(bar.bottom);
  }
});
