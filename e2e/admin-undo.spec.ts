/** Every removal can be taken back, by « Annuler » in its toast and by Ctrl+Z. */
import type { Page } from '@playwright/test';
import { samplePdf } from '../lib/testing/sample-pdf';
import { confirmRemoval, pngFile, saveBar, toast, undoIn } from './support/admin';
import { contentOf } from './support/content';
import { hold } from './support/delay-response';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(async ({ site }) => keepLittle(site));

const remove = (page: Page, name: string) => page.getByRole('button', { name }).click();
const resting = (page: Page) => expect(saveBar(page)).toContainText('Aucune modification');

test('an item that was removed from the site is put back where it was', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const stored = async () =>
    JSON.stringify((await (await contentOf(site)).sections()).find(({ id }) => id === 'enseignement')?.content);
  const cards = page.getByRole('main').getByRole('heading', { level: 2, name: /^Cours \d/ });
  await page.goto('/admin/courses');
  const before = await stored();
  await remove(page, 'Supprimer « Cours 1 »');
  await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer ce cours ?');
  await expect(toast(page, 'Cours supprimé avec succès!')).toBeVisible();
  await expect(cards).toHaveText(['Cours 2']);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Cours 2' }),
    'the keyboard stays in the list',
  ).toBeFocused();
  await undoIn(page, 'Cours supprimé').click();
  await expect(toast(page, '« Cours 1 » est de retour')).toBeVisible();
  await expect(cards).toHaveText(['Cours 1', 'Cours 2']);
  expect(await stored()).toBe(before);
});

test('Ctrl+Z takes back what was removed from a form, the newest first, until something is typed', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  const blocks = page.getByRole('main').getByRole('button', { name: /^\d\. Cours \d/ });
  await page.getByRole('button', { name: 'Ajouter un autre cours' }).click();
  await page.getByLabel('Nom du cours').last().fill('Cours 3');
  for (const name of ['Cours 1', 'Cours 3']) {
    await remove(page, `Supprimer « ${name} »`);
    await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer ce cours ?');
  }
  await expect(blocks).toHaveText(['1. Cours 2']);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['1. Cours 2', '2. Cours 3']);
  await expect(toast(page, 'Supprimé de la liste : « Cours 3 »'), 'its toast has nothing more to say').toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['1. Cours 1', '2. Cours 2', '3. Cours 3']);

  await remove(page, 'Supprimer « Cours 2 »');
  await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer ce cours ?');
  await page.getByLabel('Nom du cours').first().pressSequentially('!');
  await page.keyboard.press('Control+z');
  await expect(blocks, 'it undoes the typing alone').toHaveText(['1. Cours 1', '2. Cours 3']);
});

test('Ctrl+Z takes back a copy and a move, each in its turn', async ({ adminPage: page }) => {
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  const blocks = page.getByRole('main').getByRole('button', { name: /^\d\. Cours \d/ });
  await page.getByRole('button', { name: 'Descendre « Cours 1 »' }).click();
  await expect(blocks).toHaveText(['1. Cours 2', '2. Cours 1']);
  await page.getByRole('button', { name: 'Dupliquer « Cours 2 »' }).click();
  await expect(blocks).toHaveText(['1. Cours 2', '2. Cours 2', '3. Cours 1']);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['1. Cours 2', '2. Cours 1']);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['1. Cours 1', '2. Cours 2']);
  await resting(page);
});

test('Ctrl+Z undoes the field that has the focus, and touches no other', async ({ adminPage: page }) => {
  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  const title = page.getByRole('textbox', { name: /^Titre/ });
  const area = page.getByRole('textbox', { name: /^Contenu/ });
  await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
  const before = await title.inputValue();
  await title.press('End');
  await title.pressSequentially('XYZ');
  await area.pressSequentially('abc');
  const text = await area.innerText();
  await title.focus();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue(before);
  await page.keyboard.press('Control+z');
  expect(await area.innerText()).toBe(text);
  await page.keyboard.press('Control+y');
  await expect(title).toHaveValue(`${before}XYZ`);
  await area.press('Control+z');
  await area.press('Control+z');
  await area.press('Control+z');
  await expect(title).toHaveValue(`${before}XYZ`);
});

test('what was given up comes back once: there is nothing left to take back', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/publications');
  await remove(page, 'Supprimer « Article 1 »');
  await confirmRemoval(page, 'Êtes-vous sûr');
  await saveBar(page).getByRole('button', { name: 'Annuler' }).click();
  await page
    .getByRole('alertdialog', { name: /^Abandonner les modifications/ })
    .getByRole('button', { name: 'Abandonner' })
    .click();
  await expect(page.getByRole('button', { name: 'Modifier « Article 1 »' })).toHaveCount(1);
  await expect(toast(page, /Supprimé de la liste/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await resting(page);
  await expect(page.getByRole('button', { name: 'Modifier « Article 1 »' })).toHaveCount(1);
});

test('giving everything up is not the only way back: the question of the bar offers to undo the last change alone', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/publications');
  await remove(page, 'Supprimer « Article 1 »');
  await confirmRemoval(page, 'Êtes-vous sûr');
  await expect(page.getByRole('button', { name: 'Modifier « Article 1 »' })).toHaveCount(0);
  await saveBar(page).getByRole('button', { name: 'Annuler' }).click();
  const question = page.getByRole('alertdialog', { name: /^Abandonner les modifications/ });
  await expect(question).toContainText('La dernière modification peut aussi être annulée seule.');
  await question.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect(page.getByRole('button', { name: 'Modifier « Article 1 »' })).toBeVisible();
  await resting(page);
});

test('a publication, a whole domain and a line come back with what they held', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/publications');
  await remove(page, 'Supprimer « Article 1 »');
  await confirmRemoval(page, 'Êtes-vous sûr');
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
  await undoIn(page, 'Supprimé de la liste : « Article 1 »').click();
  await resting(page);

  await page.goto('/admin/theses');
  await remove(page, 'Supprimer le domaine « Hydrologie »');
  await confirmRemoval(page, 'Êtes-vous sûr');
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 2, name: 'Hydrologie' })).toBeVisible();
  await resting(page);

  await page.goto('/admin/research');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  await remove(page, 'Retirer la ligne 1');
  await undoIn(page, 'Ligne supprimée : « Réseaux sans fil et mobiles »').click();
  await expect(page.getByLabel('Axe 1', { exact: true })).toHaveValue('Réseaux sans fil et mobiles');
  await resting(page);
});

test('a block without a title goes without a question only while it says nothing', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  const add = page.getByRole('button', { name: 'Ajouter un autre cours' });
  await add.click();
  await remove(page, 'Supprimer « Sans titre »');
  await resting(page);
  await add.click();
  await page.getByLabel('Description').fill('Trois pages de description.');
  await remove(page, 'Supprimer « Sans titre »');
  await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer ce cours ?');
  await undoIn(page, 'Supprimé de la liste : « Sans titre »').click();
  await expect(page.getByLabel('Description')).toHaveValue('Trois pages de description.');
});

test('a photo that was withdrawn is chosen again', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/profile');
  await page.getByLabel(/^Choisir une (?:autre )?photo/).setInputFiles(await pngFile());
  const portrait = page.getByRole('img', { name: 'Aperçu du portrait' });
  await expect(portrait).toHaveAttribute('src', /^\/uploads\//);
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(portrait).toBeHidden();
  await undoIn(page, 'Photo retirée').click();
  await expect(portrait).toHaveAttribute('src', /^\/uploads\//);
});

test('a document that was withdrawn is attached again, with the name it was given', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Modifier « Cours 1 »' }).click();
  const documents = page.getByRole('group', { name: 'Documents' });
  for (const name of ['un', 'deux']) {
    await documents
      .getByLabel('Joindre un PDF')
      .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: samplePdf(name) });
    await expect(documents.getByLabel('Intitulé').last()).toHaveValue(name);
  }
  await documents.getByLabel('Intitulé').first().fill('Diapositives');
  const names = () =>
    documents
      .getByLabel('Intitulé')
      .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')));
  for (const undo of [
    () => undoIn(page, 'Retiré de la liste : « Diapositives »').click(),
    () => page.keyboard.press('Control+z'),
  ]) {
    await remove(page, 'Retirer « Diapositives »');
    await confirmRemoval(page, 'Êtes-vous sûr de vouloir retirer ce document ?', 'Retirer');
    await expect.poll(names).toEqual(['deux']);
    await undo();
    await expect.poll(names, 'where it was').toEqual(['Diapositives', 'deux']);
  }
});

test('a photo that is withdrawn while it is sent does not come back', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/profile');
  const release = await hold(page, /\/api\/upload\/photo/);
  const sent = page.waitForResponse(/\/api\/upload\/photo/);
  await page.getByLabel(/^Choisir une (?:autre )?photo/).setInputFiles(await pngFile());
  await expect(page.getByText('Envoi de la photo…')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer' }).click();
  const portrait = page.getByRole('img', { name: 'Aperçu du portrait' });
  await expect(portrait).toBeHidden();
  release();
  await (await sent).finished();
  // What must not happen has no sign of its own: two frames are time enough to show it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(portrait).toBeHidden();
  await expect(toast(page, 'Photo uploadée avec succès!')).toBeHidden();
  await resting(page);
});

test('what was removed from a domain cannot be put into another once the domain is gone', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/theses');
  await remove(page, 'Supprimer « Les crues 1 »');
  await confirmRemoval(page, 'Êtes-vous sûr');
  await expect(undoIn(page, '« Les crues 1 »')).toBeVisible();
  await page.keyboard.press('Alt+t'); // the toasts stay
  await remove(page, 'Supprimer le domaine « Hydrologie »');
  await confirmRemoval(page, 'Êtes-vous sûr');
  await expect(page.getByRole('heading', { level: 2, name: 'Acoustique' })).toBeVisible();
  await expect(undoIn(page, '« Les crues 1 »')).toHaveCount(0);
  await undoIn(page, 'Domaine supprimé : « Hydrologie »').click();
  await expect(page.getByLabel('Sujet')).toHaveValue('Les crues 2');
});

test('in a window, Ctrl+Z takes back what was removed there, and not what was removed from the page', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: /^Supprimer « Article 1 »/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('button', { name: /^Modifier « Article 2 »/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier l’article' });
  await dialog.locator('summary', { hasText: 'Plus de détails' }).click();
  await dialog.getByLabel('Mot-clé 1', { exact: true }).fill('crues');
  await dialog.getByRole('button', { name: 'Ajouter un mot-clé' }).click();
  await dialog.getByLabel('Mot-clé 2', { exact: true }).fill('sondes');
  await dialog.getByRole('button', { name: 'Retirer la ligne 1' }).click();
  await expect(dialog.getByLabel('Mot-clé 1', { exact: true })).toHaveValue('sondes');
  await page.keyboard.press('Control+z');
  await expect(dialog.getByLabel('Mot-clé 1', { exact: true })).toHaveValue('crues');
  await page.keyboard.press('Control+z');
  await expect(page.locator('main [data-title]', { hasText: 'Article 1' }), 'the page keeps its own').toHaveCount(0);
});

test('publications that got a type and another domain at once get back both', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/publications');
  const articles = page.getByRole('region', { name: /^Articles/ });
  await articles.getByRole('button', { name: 'Sélectionner plusieurs articles' }).click();
  const bar = articles.getByRole('group', { name: 'Sélection' });
  await bar.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await bar.getByLabel('Type').selectOption('SCOPUS');
  await bar.getByLabel('Domaine').selectOption('E-learning et IA');
  await bar.getByRole('button', { name: 'Appliquer' }).click();
  await expect(articles.getByRole('listitem')).toHaveCount(0);
  await undoIn(page, /2 éléments déplacés/).click();
  await expect(articles.getByRole('listitem').filter({ hasText: 'IEEE' })).toHaveCount(2);
  await resting(page);
});
