/**
 * Whatever is done in the administration, the focus is somewhere: never on the body, where a keyboard starts again from
 * the top.
 */
import type { Page, Request } from 'playwright/test';
import { sample } from './support/sample';
import { press, type Step } from './support/scenarios';
import { type State, states } from './support/screens';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

/** The controls of the window in front, else of the page. */
const buttons = (page: Page) =>
  page.locator('body:not(:has(dialog[open])) main button:visible, dialog[open] button:visible');

/**
 * Returns a function that expects the focus to be somewhere, once every call of the API has been answered and its
 * answer is shown.
 */
function watchFocus(page: Page): (after: string) => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const settled = () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 4; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    });
  return async (after) => {
    await settled();
    await expect.poll(() => pending.size).toBe(0);
    await settled();
    const place = async () =>
      new URL(page.url()).pathname === '/login'
        ? 'another document'
        : page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(place, `after ${after}`).not.toBe('BODY');
  };
}

/** The distinct actions of a screen's buttons, in order: one of « Modifier “A” » and « Modifier “B” » is enough. */
const deeds = (page: Page) =>
  buttons(page).evaluateAll((all) =>
    all.map((button) =>
      button.matches(':disabled, [aria-disabled="true"]')
        ? ''
        : (button.ariaLabel ?? button.textContent ?? '').replace(/[«“].*|\d+/g, '').trim(),
    ),
  );

const several: Step = async ({ page, site }) => {
  await keepLittle(site);
  await page.reload();
  await press('Sélectionner plusieurs articles')({ page, site });
  await page.getByRole('checkbox', { name: 'Sélectionner « Article 1 »' }).press('Space');
};

/** A screen whose actions no state of axe has: by what several are changed. */
const more: readonly State[] = [
  { name: 'several', route: '/admin/publications', does: [several], front: 'Publications' },
];
/** « Session expirée » ends the session of the walk; the others stand on pages that are walked already. */
const windows = states.windows.filter(
  ({ name }) => !['session over', 'second factor', 'colours of a text'].includes(name),
);

test.describe.configure({ mode: 'parallel' });
for (const { route, name, does = [] } of sample(
  [...states.lists, ...states.forms, ...more, ...windows].filter(({ isAnonymous }) => !isAnonymous),
  80,
  40,
)) {
  test(`after each button of ${route}, ${name}, the focus is somewhere`, { tag: '@long' }, async ({
    page,
    signIn,
    site,
    surprises,
  }) => {
    test.setTimeout(300_000); // a form has up to fifty buttons, and many lead to another page
    surprises.expect(/status of [45]\d\d/);
    await keepLittle(site); // what another walk has removed is there again
    await signIn();
    const expectFocus = watchFocus(page);
    page.on('dialog', (dialog) => dialog.accept()); // the browser asks before unsaved changes are left
    const open = async () => {
      await page.goto(route);
      await expect(page.locator('#contenu [aria-busy="true"]')).toHaveCount(0);
      for (const step of does) await step({ page, site });
    };
    await open();
    for (const deed of new Set((await deeds(page)).filter(Boolean))) {
      const index = (await deeds(page)).indexOf(deed);
      if (index < 0) continue; // what it did it to is gone
      const windowsBefore = await page.locator('dialog[open]').count();
      await buttons(page).nth(index).focus();
      await page.keyboard.press('Enter');
      await expectFocus(`« ${deed} »`);
      const dialog = page.locator('dialog[open]').last();
      if ((await page.locator('dialog[open]').count()) > windowsBefore) {
        await dialog.getByRole('button').last().press('Enter');
        await expectFocus(`« ${deed} » and its window’s last button`);
      }
      await open();
    }
  });
}
