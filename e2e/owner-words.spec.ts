/**
 * What the site says in its owner's name is the owner's: changed or emptied in the forms, and no claim is chosen by
 * itself.
 */
import type { Page } from '@playwright/test';
import { saveBar, toast } from './support/admin';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

const options = (page: Page, label: string, nth = 0) =>
  page
    .getByLabel(new RegExp(`^${label}`))
    .nth(nth)
    .locator('option')
    .allTextContents();

test('the title before the name is chosen or typed, and what is emptied is said nowhere', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/profile');
  const title = page.getByRole('group', { name: /^Titre devant le nom/ });
  await expect(title.getByRole('radio', { name: 'Dr.' })).toBeChecked();
  await title.getByRole('radio', { name: 'Autre' }).check();
  await title.getByRole('textbox').fill('Pr. émérite');
  for (const label of ['Invitation', 'Réponse promise', 'Disponibilité', 'Fonction'])
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill('');
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
  const said = async () =>
    (await (await fetch(site.origin)).text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
  expect(await said()).toMatch(/Pr\. émérite<\/span> Nabil Tazrouti/);
  for (const words of [
    'Dr.',
    'Enseignant Chercheur',
    'je réponds sous',
    'une candidature en thèse',
    '>Disponibilité<',
    'Consultations en ligne',
  ])
    expect(await said(), words).not.toContain(words);

  await page.reload();
  await expect(title.getByRole('radio', { name: 'Pr. émérite' }), 'what was typed is a choice').toBeChecked();
  await title.getByRole('radio', { name: 'Aucun' }).check();
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(saveBar(page)).toContainText('Sauvegardé');
  expect(await said()).toMatch(/<h1[^>]*>\s*Nabil Tazrouti</);
});

test('the lists of a course offer what other courses say, in the same form and later', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const content = await contentOf(site);
  await content.saveSection('enseignement', {
    content: [
      {
        id: 'a',
        title: 'Écologie',
        establishment: 'Université de Dakar',
        level: 'DU',
        semester: 'S7',
        courseType: '',
        evaluation: '',
      },
    ],
  });
  expect(await (await fetch(site.origin)).text()).not.toContain('Contrôle continu');
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  await page.getByRole('button', { name: 'Ajouter un autre cours' }).click();
  const second = page.locator('[data-index="1"]');
  const offered = (label: string) =>
    second
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .locator('option')
      .allTextContents();
  expect(await offered('Établissement'), 'no list of another place').toEqual([
    'Choisir…',
    'Université de Dakar',
    'Autre établissement',
  ]);
  expect(await offered('Niveau')).toContain('DU');
  expect(await offered('Semestre')).toEqual(['Choisir…', 'S7', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'Annuel', 'Autre']);
  await second.getByLabel(/^Nom du cours/).fill('Marées');
  await second.getByLabel(/^Établissement/).selectOption('Autre');
  await second.getByLabel(/^Nom de l’établissement/).fill('Université de Thiès');
  await second.getByLabel(/^Niveau/).selectOption('DU');
  await second
    .getByLabel(/^Semestre/)
    .first()
    .selectOption({ label: 'Autre' });
  await second.getByLabel('Semestre\u00a0: autre').fill('S9');
  await page.getByRole('button', { name: 'Ajouter un autre cours' }).click();
  expect(await options(page.locator('[data-index="2"]').page(), 'Établissement', 2)).toContain('Université de Thiès');
  await page.keyboard.press('Control+s');
  await expect(toast(page, '2 cours sauvegardé(s) avec succès!')).toBeVisible();
  const home = await (await fetch(site.origin)).text();
  for (const words of ['Université de Thiès', 'S9']) expect(home).toContain(words);
  expect(home, 'nothing that nobody said').not.toMatch(/Contrôle continu|Cours magistral/);
});

test('a status is proposed by the period and chosen by the owner', async ({ adminPage: page, site }) => {
  const content = await contentOf(site);
  await content.saveSection('responsabilites', { content: [] });
  await page.goto('/admin/responsibilities');
  await page.getByRole('button', { name: 'Ajouter ma première responsabilité' }).click();
  await page.getByLabel(/^Titre/).fill('Directeur');
  await page.getByLabel(/^Organisation/).fill('Conseil');
  await page.getByLabel(/^Période/).fill('2011 – 2015');
  const status = page.getByRole('group', { name: /^Statut/ });
  await expect(status).toHaveAccessibleDescription('D’après la période\u00a0: «\u00a0Terminé\u00a0».');
  await page.keyboard.press('Control+s');
  await expect(toast(page, '1 responsabilité(s) sauvegardée(s) avec succès!')).toBeVisible();
  expect(await (await fetch(site.origin)).text()).not.toContain('>Actuel<');
  await page.getByRole('button', { name: 'Modifier « Directeur »' }).click();
  await status.getByRole('radio', { name: 'Terminé' }).check();
  await expect(status).not.toHaveAccessibleDescription(/D’après/);
  await page.keyboard.press('Control+s');
  await expect(toast(page, '1 responsabilité(s) sauvegardée(s) avec succès!').last()).toBeVisible();
  expect(await (await fetch(site.origin)).text()).toContain('Terminé');
});
