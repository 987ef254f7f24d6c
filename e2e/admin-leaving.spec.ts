import type { Page } from 'playwright/test';
import { menuLink, openForm, saveBar, toast } from './support/admin';
import { sample } from './support/sample';
import { expect, test } from './support/test';

/** Leaving a form with unsaved changes asks first; Ctrl+S saves, Escape closes. Links: admin-editing.spec.ts. */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const question = (page: Page) => page.getByRole('alertdialog', { name: /Quitter sans sauvegarder/ });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();
const axe = (page: Page) => page.getByLabel('Axe 1', { exact: true });

async function typeAxe(page: Page, text: string): Promise<void> {
  await openForm(page);
  await axe(page).fill(text);
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
}

test('Back asks; staying keeps the text and the address, leaving goes back; after a save it asks nothing', {
  tag: '@long',
}, async ({ adminPage: page, content }) => {
  await content.saveSection('axes-recherche', { content: ['Premier axe', 'Deuxième axe'] });
  await page.goto('/admin/projects');
  await menuLink(page, 'Axes de Recherche').click();
  await expect(heading(page, 'Axes de Recherche')).toBeVisible();
  await typeAxe(page, 'Axe en chemin');
  for (const _ of ['asks', 'asks no second time']) {
    await page.goBack();
    await expect(question(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/admin\/research$/);
  }
  await answer(page, 'Rester');
  await expect(axe(page)).toBeFocused();
  await expect(axe(page)).toHaveValue('Axe en chemin');
  await page.goBack();
  await answer(page, 'Quitter');
  await expect(heading(page, 'Projets')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  expect(await content.stored('axes-recherche')).toEqual(['Premier axe', 'Deuxième axe']);

  await page.goForward();
  await expect(heading(page, 'Axes de Recherche')).toBeVisible();
  await typeAxe(page, 'Axe sauvegardé');
  await page.keyboard.press('Control+S');
  await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Projets')).toBeVisible();
});

test('leaving the site asks as the browser does, only while something is unsaved', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/research');
  await typeAxe(page, 'Axe retenu au départ');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(axe(page)).toHaveValue('Axe retenu au départ');
  await page.keyboard.press('Control+S');
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  const closed = page.waitForEvent('close');
  page.on('dialog', () => expect(true, 'nothing is unsaved').toBe(false));
  await page.close({ runBeforeUnload: true });
  await closed;
});

/** Route, the button that opens the form ('' if it is open), one of its fields, whether Escape closes the form. */
const forms = [
  ['profile', '', 'Équipe', false],
  ['about', 'Modifier', 'Titre', true],
  ['research', 'Ajouter / Modifier', 'Axe 1', true],
  ['courses', 'Ajouter / Modifier', 'Nom du cours', true],
  ['sections-manager', /^Modifier «/, 'Titre', true],
] as const;

for (const [index, [route, open, label, closes]] of sample([...forms.entries()], forms.length, forms.length - 1)) {
  const key = index % 2 === 0 ? 'Control+S' : 'Meta+S';
  test(`/admin/${route}: ${key} saves${closes ? '; Escape asks, then closes' : ''}`, async ({ adminPage: page }) => {
    const start = async () => {
      await page.goto(`/admin/${route}`);
      if (open) await page.getByRole('button', { name: open }).first().click();
      const unfold = page.getByRole('button', { name: /^1\. /, expanded: false });
      if ((await page.getByLabel(new RegExp(`^${label}`)).count()) === 0 && (await unfold.count()) > 0)
        await unfold.click();
      const field = page
        .getByRole('main')
        .getByLabel(new RegExp(`^${label}`))
        .first();
      await expect(field).toBeVisible();
      return field;
    };
    let field = await start();
    if (closes) {
      await field.fill('Une valeur abandonnée');
      for (const choice of ['Rester', 'Quitter']) {
        await expect(field).toHaveValue('Une valeur abandonnée');
        await field.press('Escape');
        await answer(page, choice);
      }
      await expect(saveBar(page)).toHaveCount(0);
      field = await start();
    }
    await field.fill(`Valeur sauvegardée ${index}`);
    await field.press(key);
    await expect(toast(page, /succès!$/).first()).toBeVisible();
    await page.reload();
    await expect(await start()).toHaveValue(`Valeur sauvegardée ${index}`);
  });
}

test('a window with something typed asks, however often Escape is pressed, and by Back; Ctrl+S joins it and stores', async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: /^Ajouter un article/ }).click();
  const window = page.getByRole('dialog', { name: /article/ });
  const asked = page.getByRole('alertdialog');
  const title = window.getByLabel(/^Titre/);
  await title.fill('Un article par le clavier');
  for (const press of [1, 2]) {
    await page.keyboard.press('Escape');
    await expect(asked, `asked ${press}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked, `answered ${press}`).toBeHidden();
  }
  await menuLink(page, 'Langues').evaluate((link: HTMLElement) => link.click());
  await answer(page, 'Sauvegarder et quitter');
  await expect(window.getByLabel(/^Auteurs/), 'half of an article is not saved').toBeFocused();
  await expect(title).toHaveValue('Un article par le clavier');
  await window.getByLabel(/^Auteurs/).fill('C. Clavier');
  await page.keyboard.press('Control+S');
  await expect(window).toBeHidden();
  await expect(toast(page, /publication\(s\)/)).toBeVisible();
  expect(await site.text('/publications')).toContain('Un article par le clavier');
});

test('a list that is typed and not added asks before its window closes, by Escape, « Annuler » and a link', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/theses');
  const open = page.getByRole('button', { name: 'Coller une liste' });
  await open.click();
  const paste = page.getByRole('dialog', { name: 'Coller une liste' });
  const list = paste.getByLabel('Votre liste');
  await expect(list).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(paste, 'nothing is lost').toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await list.fill('Marie Dupont, Les sols salés, depuis 2024');
  const asked = page.getByRole('alertdialog', { name: /Abandonner les modifications/ });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => paste.getByRole('button', { name: 'Annuler' }).click(),
    () => paste.getByRole('button', { name: 'Fermer' }).click(),
  ]) {
    await close();
    await asked.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(list).toHaveValue('Marie Dupont, Les sols salés, depuis 2024');
  }
  await page.mouse.click(4, 4);
  await expect(list, 'a click beside it').toBeVisible();
  await menuLink(page, 'Langues').evaluate((link: HTMLElement) => link.click());
  await expect(question(page)).toContainText('La liste que vous avez collée n’est pas ajoutée.');
  await answer(page, 'Rester');
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Abandonner' }).click();
  await expect(paste).toBeHidden();
  await expect(open).toBeFocused();
});
