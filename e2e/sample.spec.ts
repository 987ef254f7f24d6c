/** The sample's content: its marks in lists and forms, the clicks on the dashboard, and what the forms take out. */
import type { Page } from 'playwright/test';
import { sampleTexts } from '../lib/testing/sample-texts';
import { answer, menuLink, openPaste, saveBar, toast, togglePreview } from './support/admin';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

const notice = (page: Page) => page.getByRole('region', { name: 'Contenu d’exemple' });
/** The line of the dashboard. */
const line = (page: Page) =>
  page.getByRole('region', { name: 'À voir' }).getByRole('listitem').filter({ hasText: 'exemples restent' });
/** Without what stands there by default, or is chosen from a list. */
const texts = sampleTexts("Enseignant Chercheur, Cours magistral, Faculté des Sciences d'El Jadida");

/** Texts of the sample that visitors read, those of the whole list of publications included. */
async function invented(origin: string): Promise<string[]> {
  const pages = await Promise.all(['/', '/publications'].map(async (path) => (await fetch(origin + path)).text()));
  return texts.filter((text) => pages.some((page) => page.includes(text)));
}

test('a pasted list offers, ticked, to take the example out', async ({ adminPage: page, site }) => {
  await page.goto('/admin/responsibilities');
  const paste = await openPaste(page);
  await paste.getByLabel('Votre liste').fill('Doyenne de la Faculté des lettres de Pau, depuis 2021');
  await paste.getByLabel('Organisation').fill('Université de Pau');
  await expect(page.getByRole('checkbox', { name: /^Enlever l’exemple \(\d+\)$/ })).toBeChecked();
  await page.getByRole('button', { name: 'Ajouter 1 responsabilité' }).click();
  await expect(toast(page, /^1\sresponsabilité de plus, \d+\sexemples enlevés/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(toast(page, '1 responsabilité(s) sauvegardée(s) avec succès!')).toBeVisible();
  await expect(page.getByText('exemple', { exact: true })).toHaveCount(0);
  expect(await site.text()).toContain('Faculté des lettres de Pau');
});

test('under the owner’s name visitors read no example, nor does the owner in a preview; all of it is emptied at once', {
  tag: '@long',
}, async ({ adminPage: page, site, content }) => {
  await content.saveSection('responsabilites', { content: [{ title: 'Doyenne', organization: 'Pau' }] });
  expect((await invented(site.origin)).length).toBeGreaterThan(100);
  await page.goto('/admin');
  await expect(line(page)).toContainText('Vos visiteurs y lisent une vie inventée');
  await page.goto('/admin/profile');
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Awa');
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Diop');
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
  const total = (await content.sections()).length;
  await expect(
    toast(page, `Vos visiteurs ne voient plus les exemples : 1 section sur ${total} a votre contenu.`),
  ).toBeVisible();
  expect(await invented(site.origin)).toEqual([]);
  for (const path of ['/admin', '/admin/sections', '/admin/sections-manager', '/admin/courses']) {
    await page.goto(path);
    const isOne = path === '/admin/courses';
    await expect(page.getByRole('main').getByText('Exemple seul')).toHaveCount(isOne ? 1 : total - 1);
    await expect(page.getByRole('main').getByText(/^(?:Visible|Masqué)$/)).toHaveCount(isOne ? 0 : 1);
    if (path.startsWith('/admin/sections')) await expect(page.getByText(/^\d+\ssections, 1\svisible$/)).toBeVisible();
  }
  await page
    .getByRole('button', { name: /^Modifier «/ })
    .first()
    .click();
  await page.getByLabel(/^Nom du cours/).fill('Les marées');
  await page.keyboard.press('Control+s');
  const card = page.getByRole('listitem').filter({ hasText: 'Les marées' });
  await expect(card, 'it shows what the page has').toHaveText(/^Les marées\d+\schamps d’exemple, non publiés$/);
  const home = await site.text();
  expect(home).toContain('Les marées');
  expect(home).not.toMatch(/El Jadida|Licence 3/);
  await expectAccessible(page);

  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await page.getByLabel('Sujet').fill('Les marées');
  await togglePreview(page);
  const preview = page.frameLocator('iframe[title="Aperçu de la section"]').locator('body');
  await expect(preview).toContainText('Les marées');
  const shown = (await preview.textContent()) ?? '';
  expect(texts.filter((text) => shown.includes(text))).toEqual([]);
  await menuLink(page, 'Tableau de bord').click();
  await answer(page, 'Quitter');

  await expect(line(page)).toContainText(/^\d+\sexemples restent, à \d+\sendroits\. Vos visiteurs ne voient pas/);
  await line(page).getByText('Voir les endroits un par un').click();
  await expect(line(page).getByRole('link', { name: 'Langues' })).toHaveAttribute('href', '/admin/languages?guide');
  await expectAccessible(page);
  await line(page).getByRole('button', { name: 'Enlever tous les exemples' }).click();
  await answer(page, 'Enlever');
  await expect(toast(page, 'Tous les exemples sont enlevés')).toBeVisible();
  expect(await invented(site.origin)).toEqual([]);
  await page.goto('/admin/history?sujet=section%2Fprojets');
  await page.getByRole('button', { name: /^Restaurer la version/ }).click();
  await answer(page, 'Restaurer');
  await expect(toast(page, /^Version n°\s\d+ restaurée$/)).toBeVisible();
});

test('one added, one deleted, one edited: every other example keeps its mark, and one click takes out what is left', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin/projects');
  const marks = page.getByRole('main').getByText('exemple', { exact: true });
  const all = await marks.count();
  await expect(notice(page)).toContainText(`${all}\u00a0exemples restent.`);
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  await button(/^Ajouter un projet$/).click();
  await page.getByLabel(/^Titre du projet/).fill('Rivages');
  await page.getByLabel(/^Catégorie/).fill('Écologie');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Rivages' })).toBeVisible();
  await expect(marks).toHaveCount(all);
  await button(/^Supprimer « /).click();
  await answer(page, 'Supprimer');
  await expect(marks).toHaveCount(all - 1);
  await button(/^Modifier « /).click();
  await page.getByLabel(/^Titre du projet/).fill('Marées');
  await page.keyboard.press('Control+s');
  await expect(notice(page)).toContainText(`${all - 2}\u00a0exemples restent.`);
  await expectAccessible(page);

  await notice(page).getByRole('button', { name: 'Enlever l’exemple' }).click();
  await expect(toast(page, 'Exemple enlevé')).toBeVisible();
  await expect(marks).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: /Rivages|Marées/ })).toHaveCount(2);
  const home = await site.text();
  for (const title of ['Rivages', 'Marées']) expect(home).toContain(title);
});

test('a section that its owner has hidden says so, and one click shows it', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const article = { title: 'Les estuaires', authors: 'A. Diop', year: '2021', journal: 'Rivages' };
  const content = { ecologie: { title: 'Écologie', articles: [article] } };
  await contentOf(site).saveSection('publications', { content, visible: false });
  await page.goto('/admin/publications');
  const hidden = page.getByRole('region', { name: /section masquée$/ });
  await expect(hidden).toContainText('Votre contenu n’est pas sur le site.');
  await expectAccessible(page);
  await hidden.getByRole('button', { name: 'Afficher la section' }).click();
  await expect(hidden).toBeHidden();
  expect(await site.text()).toContain('Les estuaires');
});
