/** « Parcours », « Activités », hours and the last years; what the site says in its owner's name is the owner's. */
import fs from 'node:fs';
import type { Page } from 'playwright/test';
import { openFold, saveBar, toast } from './support/admin';
import { expectAccessible, expectAccessibleInBoth } from './support/axe';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

const save = async (page: Page, said: string | RegExp) => {
  await page.keyboard.press('Control+s');
  await expect(toast(page, said).last()).toBeVisible();
};
const fitsPhone = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
};

test('a first post makes the section « Parcours »; degrees have a page of their own', { tag: '@long' }, async ({
  adminPage: page,
  site,
  content,
}) => {
  expect(await site.text()).not.toContain('cv--parcours');
  await page.goto('/admin/career');
  await expect(page.getByText('Cette section paraîtra sur le site')).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter un poste' }).press('Enter');
  const post = page.getByRole('dialog', { name: 'Ajouter un poste' });
  await post.getByLabel(/^Fonction ou grade/).fill('Maîtresse de conférences');
  await post.getByLabel('Établissement').fill('Université de Pau');
  await post.getByLabel('Début').fill('sept. 2019');
  await expect(post.getByText('septembre 2019')).toBeVisible();
  await expectAccessible(page);
  await post.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(toast(page, 'Parcours sauvegardé avec succès!')).toBeVisible();
  expect(await content.stored('cv--parcours')).toMatchObject({
    posts: [{ title: 'Maîtresse de conférences', start: '2019-09' }],
    degrees: [],
  });
  await page.getByRole('main').getByRole('link', { name: 'Formation et diplômes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Formation et diplômes' })).toBeVisible();
  await page.goto('/#cv--parcours');
  const section = page.getByRole('region', { name: 'Parcours' });
  await expect(section.getByRole('listitem')).toContainText('depuis sept. 2019');
  await fitsPhone(page);
  await expectAccessible(page);
});

test('activities stand by nature, one’s own too; a nature that is left out is not on the page', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin/activities');
  const form = page.getByRole('dialog', { name: 'Ajouter une activité' });
  const own = 'Science participative';
  for (const [nature, title, date] of [
    ['Prix et distinctions', 'Médaille de bronze', '2021'],
    ['Comités éditoriaux et relectures', 'Revue des crues', '2020'],
    [own, 'Jardin partagé', '03/2022'],
  ] as const) {
    await page.getByRole('button', { name: 'Ajouter une activité' }).click();
    await form.getByLabel(/^Nature/).selectOption(nature === own ? 'Autre nature' : nature);
    if (nature === own) await form.getByRole('textbox', { name: 'Nature : autre nature' }).fill(nature);
    await form.getByLabel(/^Intitulé/).fill(title);
    await form.getByLabel('Date ou début').fill(date);
    await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  }
  await expect(toast(page, '3 activité(s) sauvegardée(s) avec succès!')).toBeVisible();
  for (const words of ['Médaille de bronze', 'depuis 2020', own, 'mars 2022'])
    expect(await site.text()).toContain(words);
  await page.reload();
  await page.getByText('Choisir les natures à masquer').click();
  await page.getByRole('checkbox', { name: 'Prix et distinctions' }).check();
  await save(page, '3 activité(s) sauvegardée(s) avec succès!');
  expect(await site.text()).not.toContain('Médaille de bronze');
  await expectAccessible(page);
});

test('two years of a course are typed, counted by the owner’s rule, kept, and shown to visitors once it is ticked', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await keepLittle(site);
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).last();
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Modifier « Cours 1 »' }).click();
  await page.getByText(/^Heures par année/).click();
  for (const [year, lectures, classes] of [
    ['2023/24', '18', '24'],
    ['2024-2025', '6', '40'],
  ] as const) {
    await page.getByRole('button', { name: 'Ajouter une année' }).click();
    await field('Année universitaire').fill(year);
    await field('Heures de cours magistral').fill(lectures);
    await field('Heures de TD').fill(classes);
  }
  await field('Heures de TP').fill('seize');
  await expect(page.getByText('Non compris : « seize ».')).toBeVisible();
  await field('Heures de TP').fill('');
  await expect(saveBar(page)).toContainText('1 cours modifié : Cours 1 (2023/24, 2024-2025)');
  await save(page, /cours sauvegardé/);
  await expect(page.getByText(/Sans statut, les heures ne sont pas comptées/)).toBeVisible();

  await page.getByRole('button', { name: 'Modifier le service' }).click();
  await page.getByRole('button', { name: 'Ajouter un statut' }).click();
  await page.getByLabel(/^Service dû/).selectOption({ label: '192 h (enseignant-chercheur, ATER)' });
  await save(page, 'Service sauvegardé avec succès!');
  const table = page.getByRole('table', { name: /^Service par année/ });
  for (const [year, total] of [
    ['2023-2024', '51'],
    ['2024-2025', '49'],
  ] as const)
    await expect(
      table
        .getByRole('row', { name: new RegExp(`^${year} `) })
        .getByRole('cell', { name: total, exact: true })
        .first(),
    ).toBeVisible();
  expect(await site.text(), 'nothing is public by itself').not.toMatch(/Service par année|Heures par année|2023-2024/);
  await fitsPhone(page);
  await page.getByRole('button', { name: 'Modifier le service' }).click();
  await page.getByLabel('Montrer le service sur le site').check();
  await save(page, 'Service sauvegardé avec succès!');
  await expect.poll(() => site.text()).toMatch(/Service par année/);
  expect(await site.text()).toMatch(/Heures par année[\s\S]*2024-2025[\s\S]*2023-2024/);
});

test('the owner reads the last years as pictures and tables, and takes a table along', { tag: '@long' }, async ({
  adminPage: page,
  content,
}) => {
  const thisYear = new Date().getFullYear();
  const articles = ['s. d.', `${thisYear}`, `${thisYear - 5}`].map((year, index) => ({
    ...{ id: `bilan-${index}`, title: `Article ${index}`, authors: 'C. Essai', year, type: 'IEEE' },
  }));
  await content.saveSection('publications', { content: { reseaux: { title: 'Réseaux', articles } } });
  await page.goto('/admin/dossiers');
  await page.getByRole('link', { name: 'Bilan', exact: true }).click();
  const works = page.getByRole('region', { name: 'Publications par classe', exact: true });
  await works.getByText(/^Voir les chiffres/).click();
  const row = works.getByRole('table').getByRole('row', { name: /^ART/ });
  await expect(row.getByRole('cell')).toHaveText(['0', '0', '0', '0', '1', '1']);
  await expectAccessibleInBoth(page, 'the review of the last years');

  await page.getByRole('navigation', { name: 'Période' }).getByRole('link', { name: '10' }).click();
  await expect(page.getByText(`Ce que le site sait de ${thisYear - 9}–${thisYear},`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Classes des publications' }).getByRole('link', { name: 'AERES' }).click();
  await expect(works.getByRole('figure').getByText('ACL')).not.toHaveCount(0);
  const saving = page.waitForEvent('download');
  await works.getByRole('button', { name: /^Télécharger en CSV/ }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`publications-${thisYear - 9}-${thisYear}.csv`);
  expect(fs.readFileSync(await file.path(), 'utf8')).toMatch(/^\ufeffClasse;.*;Sans date\r\nACL.*;1;0;0;0;0;1;1\r\n/);
  await fitsPhone(page);
});

test('the title before the name is chosen or typed, and what is emptied is said nowhere', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/profile');
  await openFold(page.getByRole('main'), 'Sur la page d’accueil');
  const title = page.getByRole('group', { name: /^Titre devant le nom/ });
  await expect(title.getByRole('radio', { name: 'Dr.' })).toBeChecked();
  await title.getByRole('radio', { name: 'Autre' }).check();
  await title.getByRole('textbox').fill('Pr. émérite');
  for (const label of ['Invitation', 'Réponse promise', 'Disponibilité', 'Fonction'])
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill('');
  await save(page, 'Profil mis à jour avec succès!');
  const said = (await site.text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
  expect(said).toMatch(/Pr\. émérite<\/span> Nabil Tazrouti/);
  const gone = /Dr\.|Enseignant Chercheur|je réponds sous|une candidature en thèse|>Disponibilité</;
  expect(said).not.toMatch(gone);
  await page.reload();
  await expect(title.getByRole('radio', { name: 'Pr. émérite' }), 'what was typed is a choice').toBeChecked();
});
