/** The sample's content: its marks in lists and forms, the clicks on the dashboard, and what the forms take out. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { sampleTexts } from '../lib/testing/sample-texts';
import { profilSample } from '../sections/profil/sample';
import { firstDefinitions } from '../sections/registry';
import { menuLink, saveBar, toast, undoIn } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const notice = (page: Page) => page.getByRole('region', { name: 'Contenu d’exemple' });
const removed = 'Exemple enlevé du formulaire\u00a0: sauvegardez';
const dashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
/** Without what stands there by default, or is chosen from a list. */
const texts = sampleTexts("Enseignant Chercheur, Cours magistral, Faculté des Sciences d'El Jadida");

/** Texts of the sample that visitors read, those of the whole list of publications included. */
async function invented(origin: string): Promise<string[]> {
  const pages = await Promise.all(['/', '/publications'].map(async (path) => (await fetch(origin + path)).text()));
  return texts.filter((text) => pages.some((page) => page.includes(text)));
}

async function nameProfile(page: Page, firstName: string): Promise<void> {
  await page.goto('/admin/profile');
  await page.getByRole('textbox', { name: /^Prénom/ }).fill(firstName);
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Diop');
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
}

/** The profile and the sections are the sample's again. */
test.beforeEach(async ({ site }) => {
  const caller = await new Caller(site.origin).signIn();
  await caller.call('PUT', `/api/profile/${caller.id}`, { json: profilSample });
  for (const { id } of firstDefinitions) {
    const { versions } = historyShape.parse((await caller.call('GET', `/api/history/sections/${id}`)).json);
    if (versions.length > 1) await caller.call('POST', `/api/history/versions/${versions.at(-1)?.id}`, { json: {} });
  }
});
const historyShape = z.object({ versions: z.array(z.object({ id: z.number() })) });

const hide = async (site: Site, ...ids: string[]) => {
  const content = await contentOf(site);
  for (const id of ids) await content.saveSection(id, { visible: false });
};

test('under the owner’s name visitors read no example, nor does the owner in a preview; the dashboard says so, and how many are left', async ({
  adminPage: page,
  site,
}) => {
  expect((await invented(site.origin)).length).toBeGreaterThan(100);
  await page.goto('/admin');
  await expect(notice(page)).toContainText('Vos visiteurs y lisent une vie inventée');
  await nameProfile(page, 'Awa');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await invented(site.origin)).toEqual([]);
  await expect(notice(page)).toContainText(/^\d+\sexemples restent\./);
  const left = (await notice(page).textContent())?.match(/^\d+/)?.[0];
  await menuLink(page, 'Tableau de bord').click();
  const places = page.getByRole('region', { name: 'Liste de ce qui est à compléter' }).getByRole('listitem');
  await expect(places).toHaveCount(16);
  await expect(places.filter({ hasText: 'Profil' }).last()).toContainText(`${left}\u00a0exemples y restent`);
  await expect(notice(page)).toContainText(
    /^\d+\sexemples restent, à 15\sendroits\.Vos visiteurs ne voient pas les ex/,
  );
  await expectAccessible(page);
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await page.getByLabel('Sujet').fill('Les marées');
  const preview = page.frameLocator('iframe[title="Aperçu de la section"]').locator('body');
  await expect(preview).toContainText('Les marées');
  const shown = (await preview.textContent()) ?? '';
  expect(texts.filter((text) => shown.includes(text))).toEqual([]);
});

test('one added, one deleted, one edited: every other example keeps its mark, and one click takes out what is left', async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/projects');
  const marks = page.getByRole('main').getByText('exemple', { exact: true });
  const all = await marks.count();
  await expect(notice(page)).toContainText(`${all}\u00a0exemples restent.`);
  await page.getByRole('button', { name: 'Ajouter un projet' }).click();
  await expect(page.getByLabel(/^Titre du projet/)).toBeFocused();
  await expect(saveBar(page), 'nothing was typed').not.toContainText('Modifications');
  await page.getByLabel(/^Titre du projet/).fill('Rivages');
  await page.getByLabel(/^Catégorie/).fill('Écologie');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Rivages' })).toBeVisible();
  await expect(marks).toHaveCount(all);

  await page
    .getByRole('button', { name: /^Supprimer « / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(marks).toHaveCount(all - 1);
  await page
    .getByRole('button', { name: /^Modifier « / })
    .first()
    .click();
  await page.getByLabel(/^Titre du projet/).fill('Marées');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Marées' })).toBeVisible();
  await expect(marks).toHaveCount(all - 2);
  await expect(notice(page)).toContainText(`${all - 2}\u00a0exemples restent.`);
  await expectAccessible(page);

  await notice(page).getByRole('button', { name: 'Enlever l’exemple' }).click();
  await expect(toast(page, 'Exemple enlevé')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: /Rivages|Marées/ })).toHaveCount(2);
  await expect(marks).toHaveCount(0);
  const home = await (await fetch(site.origin)).text();
  expect(home).toContain('Rivages');
  expect(home).toContain('Marées');
});

test('one by one: each place leads to the page where it is replaced', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Voir les endroits un par un' }).click();
  await expect(page.getByRole('region', { name: /^À compléter/ })).toBeInViewport();
  const links = page.getByRole('region', { name: /^À compléter/ }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/admin/languages?guide',
      '/admin/publications?guide',
      '/admin/courses?guide',
      '/admin/profile?guide#photo',
    ]),
  );

  await page.getByRole('link', { name: 'Compléter : Langues' }).click();
  await page.getByRole('button', { name: 'Enlever l’exemple' }).click();
  await page.getByRole('textbox', { name: /^Nom de la langue/ }).fill('Wolof');
  await page.keyboard.press('Control+s');
  await dashboard(page); // for the next place
  await expect(page.getByRole('link', { name: 'Compléter : Langues' })).toHaveCount(0);
});

test('a form takes the sample out at once, and a section that was hidden with it comes back', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await nameProfile(page, 'Awa');
  await hide(site, 'enseignement');
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  await expect(notice(page)).toContainText('La section est masquée');
  await notice(page).getByRole('button', { name: 'Enlever l’exemple' }).click();
  await expect(notice(page)).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect(notice(page)).toContainText('exemples restent.');
  await notice(page).getByRole('button', { name: 'Enlever l’exemple' }).click();
  await expect(toast(page, removed).last()).toBeVisible();
  await page.getByLabel(/^Nom du cours/).fill('Écologie');
  await page.getByLabel(/^Établissement/).selectOption({ index: 1 });
  await page.getByLabel(/^Niveau/).selectOption({ index: 1 });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Visible', { exact: true })).toBeVisible();
  const home = await (await fetch(site.origin)).text();
  expect(home).toContain('Écologie');
  expect(await invented(site.origin)).toEqual([]);
});

test('all of the sample is emptied at once, and the history has it', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await nameProfile(page, 'Awa');
  await page.goto('/admin');
  await notice(page).getByRole('button', { name: 'Tout vider' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Vider le contenu d’exemple' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Vider' }).click();
  await expect(toast(page, 'Contenu d’exemple vidé')).toBeVisible();
  expect(await invented(site.origin)).toEqual([]);
  await page.goto('/admin/projects');
  await expect(page.getByRole('main')).toContainText('Aucun projet ajouté');
  await page.goto('/admin/sections');
  await expect(page.getByRole('button', { name: 'Modifier « À propos »' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afficher « À propos »' }), 'there is nothing to show').toHaveCount(0);
  await page.goto('/admin/history?sujet=section%2Fprojets');
  await page.getByRole('button', { name: /^Restaurer la version/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurer' }).click();
  await expect(toast(page, /^Version n°\s\d+ restaurée$/)).toBeVisible();
  await page.goto('/admin');
  await expect(notice(page), 'it is the sample’s again').toContainText(/exemples restent, à 1\sendroit/);
});

test('a section of examples that was hidden comes back with a project that is added beside them', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await nameProfile(page, 'Awa');
  await hide(site, 'projets');
  await page.goto('/admin/projects');
  await expect(notice(page)).toContainText('La section est masquée');
  await page.getByRole('button', { name: 'Ajouter un projet' }).click();
  await page.getByLabel(/^Titre du projet/).fill('Rivages');
  await page.getByLabel(/^Catégorie/).fill('Écologie');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Visible', { exact: true })).toBeVisible();
  expect(await (await fetch(site.origin)).text()).toContain('Rivages');
  expect(await invented(site.origin)).toEqual([]);
  await notice(page).getByRole('button', { name: 'Enlever l’exemple' }).click();
  await expect(notice(page)).toBeHidden();
  await undoIn(page, 'Exemple enlevé').click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Visible', { exact: true })).toBeVisible();
});

test('a section that was hidden with the sample comes back with an import, and with a thesis that is added after it was saved empty', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await nameProfile(page, 'Awa');
  await hide(site, 'publications', 'theses-encadrees');
  await page.goto('/admin/publications/import');
  await page
    .getByLabel('Ou collez des références')
    .fill('@article{a, title={Les estuaires}, author={Diop, Awa}, year={2021}, journal={Rivages}}');
  await page.getByRole('button', { name: 'Lire ces références' }).click();
  await expect(page.getByRole('checkbox', { name: /^Enlever l’exemple \(\d+\)$/ })).toBeChecked();
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1\u00a0publication importée' })).toBeVisible();
  expect(await (await fetch(site.origin)).text()).toContain('Les estuaires');

  await page.goto('/admin/theses');
  await notice(page).getByRole('button', { name: 'Enlever l’exemple' }).click();
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé');
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click();
  await page.getByLabel('Nom du domaine').fill('Écologie');
  await page.keyboard.press('Control+s'); // a name that is typed is saved, too
  await expect(page.getByRole('button', { name: /^Écologie/ })).toBeVisible();
  await expect(saveBar(page)).toContainText('Sauvegardé');
  await page.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await page.getByRole('textbox', { name: /^Sujet/ }).fill('Marées');
  await page.getByRole('radio', { name: 'En cours' }).check();
  await page.getByRole('textbox', { name: /^Année/ }).fill('2021');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Visible', { exact: true })).toBeVisible();
  const home = await (await fetch(site.origin)).text();
  expect(home).toContain('Marées');
});

test('a section that its owner has hidden says so, and one click shows it', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const caller = await new Caller(site.origin).signIn();
  const content = {
    ecologie: {
      title: 'Écologie',
      articles: [{ title: 'Les estuaires', authors: 'A. Diop', year: '2021', journal: 'Rivages' }],
    },
  };
  await caller.call('PUT', `/api/sections/${caller.id}/publications`, { json: { content, visible: false } });
  await page.goto('/admin/publications');
  const hidden = page.getByRole('region', { name: /section masquée$/ });
  await expect(hidden).toContainText('Votre contenu n’est pas sur le site.');
  await expectAccessible(page);
  await hidden.getByRole('button', { name: 'Afficher la section' }).click();
  await expect(toast(page, 'Section affichée')).toBeVisible();
  await expect(hidden).toBeHidden();
  expect(await (await fetch(site.origin)).text()).toContain('Les estuaires');
  await page.getByRole('button', { name: 'Renommer' }).click();
  await page.getByLabel('Nom du domaine').fill('Rivages');
  await page.keyboard.press('Control+s'); // based on what was shown just now, and with the name that is typed
  await expect(saveBar(page)).toContainText('Sauvegardé');
  expect(await (await fetch(site.origin)).text()).toContain('Rivages');
});

test('the sample goes, what is typed beside it stays, and the sample comes back', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter une thèse' }).click();
  const subject = page.getByLabel('Sujet');
  await subject.fill('Les marées');
  await notice(page).getByRole('button', { name: 'Enlever l’exemple' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '1. Les marées' })).toBeVisible();
  await undoIn(page, removed).click();
  await expect(notice(page)).toContainText('exemples restent.');
  await expect(page.getByRole('button', { name: /^\d+\. Les marées/ })).toBeVisible();
});

test('on a phone, a save of a card says that its section is hidden', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const caller = await new Caller(site.origin).signIn();
  const course = (id: string) => ({ id, title: `Cours ${id}`, establishment: 'SUPEMIR', level: 'Master 1' });
  await caller.call('PUT', `/api/sections/${caller.id}/enseignement`, {
    json: { content: [course('a'), course('b')], visible: false },
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Modifier « Cours b »' }).click();
  await page.getByLabel('Nom du cours').fill('Cours c');
  await page.keyboard.press('Control+s');
  await expect(toast(page, '2 cours sauvegardé(s) avec succès! La section est masquée.')).toBeInViewport();
});
