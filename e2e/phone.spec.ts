/**
 * What a phone leaves to the text: the save bar is one line, the editor's toolbar another, and targets are large enough
 * for a thumb.
 */
import type { Page } from '@playwright/test';
import { saveBar } from './support/admin';
import { contentOf } from './support/content';
import { hold } from './support/delay-response';
import { expect, test } from './support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('the save bar is one line, as high with changes as without', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/profile');
  const release = await hold(page, /\/api\/profile\//);
  const bar = saveBar(page);
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  await expect(bar).toContainText('Aucune modification');
  const rest = await height();
  expect(rest).toBeLessThanOrEqual(72);
  await page.getByLabel('Prénom').fill('Hélène');
  await expect(bar.getByText('À sauvegarder')).toBeVisible(); // short, for the room that the buttons leave
  expect(await height()).toBe(rest);
  await bar.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(bar).toContainText('Sauvegarde…');
  expect(await height()).toBe(rest);
  release();
  await expect(bar).toContainText('Sauvegardé à');
  expect(await height()).toBe(rest);
});

test('no field of a public page is so small that a phone would magnify the page', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of ['/', '/publications?de=2020']) {
    await page.goto(path);
    const sizes = await page
      .locator('input:visible, select:visible')
      .evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length, path).toBeGreaterThan(2);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});

test('a window as low as that of a page at 400 % leaves most of its height to the text', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/admin/profile');
  await expect(saveBar(page)).toHaveCSS('position', 'static');
  const bar = await page.getByRole('banner').boundingBox();
  expect(256 - (bar?.height ?? 256)).toBeGreaterThanOrEqual(190);
});

test('a save leaves the page where it is', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/profile');
  await page.getByLabel('Prénom').fill('Hélène');
  const button = saveBar(page).getByRole('button', { name: 'Sauvegarder' });
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  await page.touchscreen.tap(x + 20, y + 20); // the button's own `tap` would scroll to it
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Waits until the caret is seen, between the bars above and below; answers with how much room they leave. */
async function expectCaretSeen(page: Page): Promise<number> {
  const places = () =>
    page.evaluate(() => {
      const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
      const bottoms = ['header', '[role=toolbar]'].map(
        (name) => document.querySelector(name)?.getBoundingClientRect().bottom ?? 0,
      );
      const end = document.querySelector('[data-save-bar]')?.getBoundingClientRect().top ?? 0;
      return { start: Math.max(...bottoms), top: caret?.top ?? 0, bottom: caret?.bottom ?? 0, end };
    });
  await expect
    .poll(async () => {
      const { start, top, bottom, end } = await places();
      return top >= start - 1 && bottom <= end + 1;
    })
    .toBe(true);
  const { start, end } = await places();
  return end - start;
}

for (const [name, viewport, room] of [
  ['a phone with its keyboard open', { width: 390, height: 420 }, 220],
  ['a phone on its side with its keyboard open', { width: 844, height: 190 }, 60],
] as const) {
  test(`${name} shows the line that is written`, { tag: '@long' }, async ({ adminPage: page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/admin/about');
    await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
    const area = page.getByRole('textbox', { name: /^Contenu/ });
    await area.locator('p').last().click();
    await page.keyboard.press('End');
    for (let line = 1; line <= 12; line += 1) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(`Ligne ${line}`);
      expect(await expectCaretSeen(page)).toBeGreaterThanOrEqual(room);
    }
  });

  test(`${name} shows the line that is written, when the bars had covered it`, { tag: '@long' }, async ({
    adminPage: page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/admin/about');
    await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
    const text = page
      .getByRole('textbox', { name: /^Contenu/ })
      .locator('p')
      .first();
    await text.click({ position: { x: 5, y: 5 } });
    await page.keyboard.type('A');
    const topbar = await page.getByRole('banner').boundingBox();
    await text.evaluate(
      (element, top) => window.scrollBy(0, element.getBoundingClientRect().top - top),
      (topbar?.height ?? 0) + 12,
    );
    await page.keyboard.type('B');
    await expect(text).toContainText('AB');
    await expectCaretSeen(page);
  });
}

test('the button that changes the password keeps its width and its line, under a round spinner', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/profile');
  const release = await hold(page, /\/api\/change-password/);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  const form = page.getByRole('form', { name: 'Changer le mot de passe' });
  for (const [index, text] of ['faux-mot-de-passe', 'chat cheval mer 9', 'chat cheval mer 9'].entries())
    await form.locator('input').nth(index).fill(text);
  const button = form.getByRole('button', { name: 'Modifier le mot de passe' });
  const before = await button.boundingBox();
  await button.press('Enter');
  await expect(button).toBeDisabled();
  const after = await button.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  const spinner = await button
    .locator('[aria-hidden=true]')
    .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  expect(spinner).toEqual([14, 14]);
  release();
});

test('links on their own are large enough for a thumb', async ({ page, site }) => {
  await (await contentOf(site)).saveProfile({ email: 'h@exemple.org', gsm: '+33 6 12 34 56 78' });
  for (const path of ['/', '/publications?type=Communication']) {
    await page.goto(path);
    const small = await page
      .locator(
        '[data-part="effacer"] a, [data-part="classement"] a, [data-part="telecharger"] a, a[href^="mailto:"], a[href^="tel:"]',
      )
      .evaluateAll((links) =>
        links
          .filter((link) => link.getBoundingClientRect().height < 24 || link.getBoundingClientRect().width < 24)
          .map((link) => link.outerHTML),
      );
    expect(small, path).toEqual([]);
  }
});
