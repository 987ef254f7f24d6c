/**
 * Whatever is done in the administration, the focus is somewhere: never on the body, where a keyboard starts again from
 * the top.
 */
import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { samplePdf } from '../lib/testing/sample-pdf';
import { toast } from './support/admin';
import { Caller } from './support/api-client';
import { sample } from './support/sample';
import type { Step } from './support/scenarios';
import { press } from './support/scenarios';
import { type State, states } from './support/screens';
import { keepLittle } from './support/small-content';
import { expect, owner, test } from './support/test';

/** Those of the window in front, else of the page. */
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

/** What the buttons of a screen do, in order: one of « Modifier “A” » and « Modifier “B” » is enough. */
const deeds = (page: Page) =>
  buttons(page).evaluateAll((all) =>
    all.map((button) =>
      button.matches(':disabled, [aria-disabled="true"]')
        ? ''
        : (button.ariaLabel ?? button.textContent ?? '').replace(/[«“].*|\d+/g, '').trim(),
    ),
  );

const withoutSection: Step = async ({ page, site }) => {
  const caller = await new Caller(site.origin).signIn();
  const { json } = await caller.call('POST', `/api/sections/${caller.id}`, {
    json: { title: 'Essai', type: 'text', content: '<p>Essai</p>' },
  });
  await caller.call('DELETE', `/api/sections/${caller.id}/${z.object({ id: z.string() }).parse(json).id}`);
  await page.reload();
};

/** Screens whose actions no state of axe has: what was deleted, what several are changed by. */
const more: readonly State[] = [
  { name: 'bin', route: '/admin/history', does: [withoutSection], front: 'Historique' },
  { name: 'events', route: '/admin/audit', front: 'Journal' },
  {
    name: 'several',
    route: '/admin/sections',
    does: [press('Sélectionner plusieurs sections')],
    front: 'Éditeur Simple',
  },
];
/**
 * « Session expirée » ends the session of the walk; the second factor and the colours stand on pages that are walked
 * already.
 */
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
  test(`/admin/${route}: ${names.join(' and ')} of several, changed by « ${label} », deleted and put back`, {
    tag: '@long',
  }, async ({ adminPage: page, site }) => {
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

test('after a document is attached, withdrawn and put back, the password changed and the second factor given up, the focus is somewhere', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await keepLittle(site);
  const expectFocus = watchFocus(page);
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Modifier « Cours 1 »' }).press('Enter');
  const documents = page.getByRole('group', { name: 'Documents' });
  const file = documents.getByLabel('Joindre un PDF');
  await file.focus();
  await file.setInputFiles({ name: 'rapport.pdf', mimeType: 'application/pdf', buffer: samplePdf('rapport') });
  await expect(documents.getByLabel('Intitulé')).toHaveValue('rapport');
  await expectFocus('a document is attached');
  await documents.getByRole('button', { name: 'Retirer « rapport »' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).press('Enter');
  await expect(documents.getByLabel('Intitulé')).toBeHidden();
  await expectFocus('« Retirer »');
  await page.keyboard.press('Control+z');
  await expect(documents.getByLabel('Intitulé')).toHaveValue('rapport');
  await expectFocus('Ctrl+Z after « Retirer »');

  await page.keyboard.press('Control+s');
  await expect(toast(page, /cours sauvegardé/)).toBeVisible();
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).press('Enter');
  await page.getByLabel(/^Mot de passe actuel/).fill(owner.password);
  await page.getByLabel(/^Nouveau mot de passe/).fill(owner.password);
  await page.getByLabel(/^Confirmer le nouveau/).fill(owner.password);
  await page.getByLabel(/^Confirmer le nouveau/).press('Enter');
  await expect(toast(page, 'Mot de passe modifié avec succès!')).toBeVisible();
  await expectFocus('the password is changed');
  await page.getByRole('button', { name: 'Activer la double authentification' }).press('Enter');
  await expectFocus('« Activer la double authentification »');
  await page
    .getByRole('region', { name: 'Double authentification' })
    .getByRole('button', { name: 'Annuler' })
    .press('Enter');
  await expectFocus('« Annuler » of the second factor');
});

test('a file button that has the focus is in sight, in a small window too', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/admin/publications');
  await page
    .getByRole('button', { name: /^Modifier/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Joindre un PDF').focus();
  const label = dialog.getByText('Joindre un PDF', { exact: true });
  await expect(label).toBeInViewport({ ratio: 1 });
  const [box, foot] = [await label.boundingBox(), await dialog.getByRole('button', { name: 'Annuler' }).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});
