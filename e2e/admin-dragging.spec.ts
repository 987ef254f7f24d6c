import type { Locator, Page } from 'playwright/test';
import { hydrated, openForm, saveBar, tabTo, toast } from './support/admin';
import { contentOf } from './support/content';
import { nextCall } from './support/next-call';
import type { Site } from './support/site';
import { expect, test } from './support/test';

/** Items are reordered by their drag handle, with the mouse, by touch and with the keyboard. */

test.use({ hasTouch: true, viewport: { width: 1280, height: 1400 } });

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Déplacer « ${name} »`, exact: true });
const middle = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** The y coordinate just past the middle of the handle's row, in px. */
const past = async (target: Locator) => {
  const box = await target.locator('xpath=ancestor::*[@data-index][1]').boundingBox();
  if (!box) throw new Error(`${target} is in no row`);
  return box.y + box.height / 2 + 4;
};

type Move = (page: Page, from: Locator, onto: Locator) => Promise<void>;
/** Each drags a row by its handle and drops it after the next one. */
const ways: Readonly<Record<'mouse' | 'touch' | 'keyboard', Move>> = {
  mouse: async (page, from, onto) => {
    const { x, y } = await middle(from);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3, y + 12);
    await page.mouse.move(x + 3, await past(onto), { steps: 4 });
    await page.mouse.up();
  },
  touch: async (page, from, onto) => {
    const finger = await page.context().newCDPSession(page);
    const { x, y } = await middle(from);
    const to = await past(onto);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
    await touch('touchStart', y);
    for (let part = 1; part <= 4; part += 1) await touch('touchMove', y + ((to - y) * part) / 4);
    await touch('touchEnd');
  },
  keyboard: async (page, from) => {
    await from.focus();
    await page.keyboard.press('Space');
    await expect(from).toHaveAttribute('aria-pressed', 'true');
    for (const key of ['ArrowDown', 'Space']) await page.keyboard.press(key);
  },
};

const titles = async (site: Site) => (await contentOf(site).sections()).map(({ title }) => title);
/** The parts of the block « À propos », which do not move. */
const fixed = ['État civil', 'À propos', 'Formation et diplômes'];
const movable = async (site: Site) => (await titles(site)).filter((title) => !fixed.includes(title));
const reordered = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/sections/reorder') && answer.ok());
const said = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

for (const [name, move] of Object.entries(ways)) {
  test(`the sections: by ${name}, saved at once and shown`, {
    tag: name === 'mouse' ? [] : '@long',
  }, async ({ adminPage: page, site }) => {
    const before = await movable(site);
    const [first = '', second = '', ...rest] = before;
    await page.goto('/admin/sections');
    await hydrated(handle(page, first));
    for (const part of fixed)
      await expect(
        page.getByRole('button', { name: `« ${part} » ne se déplace pas : partie du bloc de présentation` }),
      ).toHaveAttribute('aria-disabled', 'true');
    const saved = reordered(page);
    await move(page, handle(page, first), handle(page, second));
    await saved;
    await said(page, `« ${first} », position 2 sur ${before.length}`);
    expect(await titles(site)).toEqual([...fixed, second, first, ...rest]);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Déplacer/ }).nth(1)).toHaveAccessibleName(`Déplacer « ${first} »`);
  });

  if (name === 'touch') continue;
  test(`Escape gives up a move by ${name}: nothing moves, nothing is sent`, { tag: '@long' }, async ({
    adminPage: page,
    site,
  }) => {
    const before = await movable(site);
    const [first = '', second = ''] = before;
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())));
    await page.goto('/admin/sections');
    const grip = handle(page, first);
    if (name === 'mouse') {
      const { x, y } = await middle(grip);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, await past(handle(page, second)), { steps: 4 });
    } else {
      await tabTo(page, grip);
      for (const key of ['Enter', 'End']) await page.keyboard.press(key);
    }
    await expect(grip).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(grip).toHaveAttribute('aria-pressed', 'false');
    await said(page, `« ${first} » reste à sa place`);
    await page.mouse.up();
    expect(await movable(site)).toEqual(before);
    expect(sent).toEqual([]);
  });
}

test('a move that the server refuses is undone, with a message', { tag: '@long' }, async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/status of 503/);
  const [first = '', second = ''] = await movable(site);
  await page.goto('/admin/sections');
  await nextCall(page, '**/api/sections/reorder', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await hydrated(handle(page, first));
  await ways.keyboard(page, handle(page, first), handle(page, second));
  await expect(page.getByRole('main').getByText('Erreur lors de la réorganisation')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Déplacer/ }).first()).toHaveAccessibleName(`Déplacer « ${first} »`);
});

test('the items of a form: saved with it', { tag: '@long' }, async ({ adminPage: page, content }) => {
  const names = async () =>
    Object.values(Object(await content.stored('projets'))).map((item) => String(Object(item).title));
  const before = await names();
  const [first = '', second = '', ...rest] = before;
  await page.goto('/admin/projects');
  await openForm(page);
  await hydrated(handle(page, first));
  await ways.mouse(page, handle(page, first), handle(page, second));
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
  expect(await names()).toEqual(before);
  await saveBar(page).getByRole('button', { name: 'Sauvegarder mes projets' }).click();
  await expect(toast(page, /sauvegardé/).first()).toBeVisible();
  expect(await names()).toEqual([second, first, ...rest]);
});
