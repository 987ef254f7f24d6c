/** Whatever is done in the administration, the focus is somewhere: never on the body, where a keyboard starts again from the top. */
import type { Page, Request } from '@playwright/test';
import { toast } from './support/admin';
import { sample } from './support/sample';
import { states } from './support/screens';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

const buttons = (page: Page) => page.locator('main button:visible');

/** Returns a function that expects the focus to be somewhere, once every call of the API has been answered and its answer is shown. */
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
    const place = async () => (new URL(page.url()).pathname === '/login' ? 'another document' : page.evaluate(() => document.activeElement?.tagName));
    await expect.poll(place, `after ${after}`).not.toBe('BODY');
  };
}

/** What the buttons of a screen do, in order: one of « Modifier “A” » and « Modifier “B” » is enough. */
const deeds = (page: Page) =>
  buttons(page).evaluateAll((all) =>
    all.map((button) =>
      button.matches(':disabled, [aria-disabled="true"]') ? '' : (button.ariaLabel ?? button.textContent ?? '').replace(/[«“].*|\d+/g, '').trim(),
    ),
  );

let prepared = '';
test.describe.configure({ mode: 'parallel' });
for (const { route, name, does = [] } of sample(
  [...states.lists, ...states.forms].filter(({ isAnonymous }) => !isAnonymous),
  8,
)) {
  test(`after each button of ${route}, ${name}, the focus is somewhere`, async ({ page, signIn, site, surprises }) => {
    surprises.expect(/status of [45]\d\d/);
    if (prepared !== site.origin) await keepLittle(site);
    prepared = site.origin;
    await signIn();
    const expectFocus = watchFocus(page);
    page.on('dialog', (dialog) => dialog.accept()); // the browser asks before unsaved changes are left
    const open = async () => {
      await page.goto(route);
      for (const step of does) await step({ page, site });
    };
    await open();
    for (const deed of new Set((await deeds(page)).filter(Boolean))) {
      const index = (await deeds(page)).indexOf(deed);
      if (index < 0) continue; // what it did it to is gone
      await buttons(page).nth(index).focus();
      await page.keyboard.press('Enter');
      await expectFocus(`« ${deed} »`);
      const dialog = page.locator('dialog[open]').last();
      if (await dialog.isVisible()) {
        const last = dialog.getByRole('button').last();
        await last.focus();
        await page.keyboard.press('Enter');
        await expectFocus(`« ${deed} » and its window’s last button`);
      }
      await open();
    }
  });
}

for (const [route, list, many, names, [label, value]] of [
  ['publications', 'Articles', 'articles', ['Article 1', 'Article 2'], ['Type', 'SCOPUS']],
  ['publications', 'Articles', 'articles', ['Article 1'], ['Domaine', 'E-learning et IA']],
  ['theses', 'Thèses', 'thèses', ['Les crues 1'], ['Domaine', 'Acoustique']],
  ['theses', 'Thèses', 'thèses', ['Les crues 1', 'Les crues 2'], ['Domaine', 'Acoustique']],
] as const) {
  test(`/admin/${route}: ${names.join(' and ')} of several, changed by « ${label} », deleted and put back`, async ({ adminPage: page, site }) => {
    await keepLittle(site);
    await page.goto(`/admin/${route}`);
    const expectFocus = watchFocus(page);
    const panel = page.getByRole('region', { name: new RegExp(`^${list}`) });
    const bar = panel.getByRole('group', { name: 'Sélection' });
    const pick = async () => {
      const button = panel.getByRole('button', { name: `Sélectionner plusieurs ${many}` });
      if ((await button.getAttribute('aria-pressed')) === 'false') await button.press('Enter');
      for (const name of names) await panel.getByRole('checkbox', { name: `Sélectionner « ${name} »` }).press('Space');
    };
    const undone = async (deed: string) => {
      await page.keyboard.press('Control+z');
      await expect(panel.getByRole('listitem')).toHaveCount(2);
      await expectFocus(`Ctrl+Z after « ${deed} »`);
    };
    await pick();
    await bar.getByLabel(label).selectOption(value);
    await bar.getByRole('button', { name: 'Appliquer' }).press('Enter');
    await expectFocus('« Appliquer »');
    await undone('Appliquer');
    await pick();
    await bar.getByLabel(label).selectOption(value);
    await bar.getByRole('button', { name: 'Appliquer' }).click();
    await expectFocus('a click on « Appliquer »');
    await undone('Appliquer');
    await pick();
    await bar.getByRole('button', { name: 'Supprimer' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter');
    await expectFocus('« Supprimer »');
    await undone('Supprimer');
  });
}

test('a click beside a field is no loss: the field is not focused again', async ({ adminPage: page }) => {
  await page.goto('/admin/profile');
  const field = page.getByLabel('Prénom');
  await field.press('End');
  await page.getByRole('heading', { level: 2, name: 'Informations personnelles' }).click();
  await expect(field).not.toBeFocused();
  await page.keyboard.press('Control+s'); // the page changes
  await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
  await expect(field).not.toBeFocused();
});
