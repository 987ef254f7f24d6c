/** The detail dialogs, the retries of a photo that does not load, and the page without script. */
import type { Page } from 'playwright/test';
import { pngFile } from './support/admin';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

const dialog = (page: Page) => page.getByRole('dialog');

for (const [section, name] of [
  ['competences', 'Cybersécurité'],
  ['publications', 'Voir Toutes les Publications'],
] as const) {
  test(`a window of ${section} opens, closes in every way, gives the focus back, and has an address`, {
    tag: section === 'publications' ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto('/');
    await wholePage(page);
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
    const link = page.locator(`#${section}`).getByRole('link', { name });
    const ways: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Fermer' }).click(),
      () => page.mouse.click(4, 300),
      async () => {
        await dialog(page).getByRole('button', { name: 'Fermer' }).focus();
        await page.keyboard.press('Space');
      },
      async () => void (await page.goBack()),
    ];
    for (const [index, close] of ways.entries()) {
      if (index % 2 === 0) await link.click();
      else await link.press('Enter');
      await expect(dialog(page)).toBeVisible();
      const box = await dialog(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(0.9 * 600 + 1);
      await expect(page).toHaveURL(/#detail-/);
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page).not.toHaveURL(/#detail-/);
    }
    await link.click();
    const title = await dialog(page).getByRole('heading', { level: 2 }).innerText();
    await page.reload();
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(title);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
}

test('a course’s window says the default words, and hours are summed', async ({ page, content }) => {
  const course = { establishment: 'EST de Sidi Bennour', level: 'Licence 1' };
  await content.saveSection('enseignement', {
    content: [
      { ...course, title: 'Routage', hours: '40h' },
      { ...course, title: 'Chiffrement', establishment: 'Université de BREST', hours: '18h30' },
    ],
  });
  await page.goto('/');
  await wholePage(page);
  const teaching = page.locator('#teaching');
  await expect(teaching.getByRole('region')).toHaveCount(2);
  await expect(teaching).toContainText(/Total, 2\senseignements\s*58\sh\s30/);
  await teaching.getByRole('link', { name: 'Routage' }).click();
  await expect(dialog(page)).toContainText('Cours magistral et travaux pratiques');
  await expect(dialog(page)).toContainText('Contrôle continu et examen final');
});

test('a photo that does not load is tried again, then gives way to the placeholder', { tag: '@long' }, async ({
  page,
  context,
  signIn,
  site,
  content,
  surprises,
}) => {
  await signIn();
  const uploaded = await context.request.post('/api/upload/photo', {
    multipart: { photo: await pngFile() },
    headers: { Origin: site.origin },
  });
  const { url } = await uploaded.json();
  await content.saveProfile({ photo: url });
  await page.goto('/');
  await wholePage(page);
  await expect(page.getByRole('img', { name: 'Portrait de Nabil Tazrouti' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo non disponible' })).toBeHidden();

  surprises.expect(/ERR_FAILED/);
  const tries: string[] = [];
  await page.clock.install();
  await page.route(/\/uploads\//, (route) => {
    tries.push(new URL(route.request().url()).search);
    return route.abort();
  });
  await page.reload();
  // The hero retries twice, after 500 ms each; the header three times, after 1, 2 and 4 s.
  for (const count of [1, 2, 3]) {
    await expect.poll(() => page.locator('html').getAttribute('data-script')).toBe('');
    for (let second = 0; second < 9; second += 1) await page.clock.runFor(1000);
    await expect
      .poll(() => tries.filter((search) => search.startsWith(`?retry=${count}&t=`)).length)
      .toBe(count < 3 ? 2 : 1);
  }
  await page.clock.runFor(9000);
  await expect(page.getByRole('img', { name: 'Photo non disponible' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Portrait de Nabil Tazrouti' })).toBeHidden();
  await expect(page.getByRole('banner').locator('a[href="/"] svg')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ surprises }) => surprises.expect(/\.js csp$/)); // Chromium's message for a script that it may not run

  test('everything is there, the menu opens, windows are shown by their address and closed by a link', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await wholePage(page);
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(12); // nine sections, three of the footer
    await expect(page.getByRole('button', { name: 'Changer de thème clair ou sombre' })).toBeHidden();
    await page.getByRole('banner').locator('summary[aria-label="Menu"]').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Compétences' }).click();
    await page.locator('#competences').getByRole('link', { name: 'Cybersécurité' }).click();
    const window = page.locator('dialog:target');
    await expect(window).toBeVisible();
    await expect(window).toContainText('Compétences détaillées');
    await window.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.locator('dialog').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Voir Toutes les Publications' }).click();
    await expect(page).toHaveURL(/\/publications$/);
  });
});
