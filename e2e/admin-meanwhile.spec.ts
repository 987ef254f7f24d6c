/**
 * What is done in a form while its save is under way, or after another version was saved elsewhere, is neither lost nor
 * done to another item.
 */
import type { Page } from 'playwright/test';
import { answer, hydrated, menuLink, openForm, saveBar, toast } from './support/admin';
import { contentOf } from './support/content';
import { hold } from './support/delay-response';
import { nextCall } from './support/next-call';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const stored = (site: Site, id: string) => contentOf(site).stored(id);
const axis = (page: Page) => page.getByLabel('Axe 1', { exact: true });

async function openAxes(page: Page, site: Site): Promise<void> {
  await contentOf(site).saveSection('axes-recherche', { content: ['Axe', 'Autre axe'] });
  await page.goto('/admin/research');
  await openForm(page);
  await axis(page).fill('Axe un');
}

/** Begins a save of the open form that waits for what it returns. */
async function beginSave(page: Page): Promise<() => void> {
  const release = await hold(page, /\/api\/sections\//);
  await page.keyboard.press('Control+S');
  await expect(saveBar(page)).toContainText('Sauvegarde…');
  return release;
}

test('what is typed in a block while a save is under way stays, to be saved', async ({ adminPage: page, content }) => {
  await content.saveSection('theses-encadrees', {
    content: { Eau: [{ id: 't1', sujet: 'Sujet 1', statut: 'Soutenue', annee: '2020' }] },
  });
  await page.goto('/admin/theses');
  const block = page.getByRole('button', { name: /^1\. Sujet 1/ });
  await hydrated(block);
  await block.click();
  const topic = page.getByRole('textbox', { name: /^Sujet/ });
  const release = await hold(page, /\/api\/sections\//);
  await page.keyboard.press('Control+S');
  await topic.fill('Sujet tapé entre-temps');
  release();
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  await expect(topic).toHaveValue('Sujet tapé entre-temps');
  await menuLink(page, 'Projets').click();
  await expect(page.getByRole('alertdialog', { name: /Quitter sans sauvegarder/ })).toBeVisible();
});

test('the question whether to leave without saving closes once the save has stored everything, and the visit continues', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await openAxes(page, site);
  const release = await beginSave(page);
  await menuLink(page, 'Projets').click();
  const question = page.getByRole('alertdialog', { name: /Quitter sans sauvegarder/ });
  await expect(question).toBeVisible();
  release();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Projets' })).toBeVisible();
  expect(await stored(site, 'axes-recherche')).toEqual(['Axe un', 'Autre axe']);
});

test('a window keeps to its article when another version takes the place of the form’s', { tag: '@long' }, async ({
  adminPage: page,
  site,
  content,
  surprises,
}) => {
  surprises.expect(/status of 409/);
  const paper = (id: string, title: string, year = '2020') => ({ id, title, authors: 'N. Tazrouti', year });
  const save = (...articles: object[]) =>
    content.saveSection('publications', { content: { eau: { title: 'Eau', articles, communications: [] } } });
  await save(paper('a', 'La mer'), paper('b', 'Le fleuve'));
  await page.goto('/admin/publications');
  await save(paper('b', 'Le fleuve'), paper('a', 'La mer', '2021'));
  await page.getByRole('button', { name: 'Modifier « La mer »' }).click();
  await page.keyboard.press('Control+S');
  await page
    .getByRole('dialog', { name: 'Deux versions' })
    .getByRole('button', { name: 'Prendre la version sauvegardée' })
    .click();
  const window = page.getByRole('dialog', { name: 'Modifier l’article' });
  await expect(window.getByLabel('Année'), 'as it is stored').toHaveValue('2021');
  await window.getByLabel(/^Titre/).fill('La mer revue');
  await window.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  expect(await stored(site, 'publications')).toMatchObject({
    eau: { articles: [paper('b', 'Le fleuve'), paper('a', 'La mer revue', '2021')] },
  });
});

test('a save that is asked for while another is under way stores what was typed since', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await openAxes(page, site);
  const release = await beginSave(page);
  await axis(page).fill('Axe un deux');
  await page.keyboard.press('Control+S');
  release();
  await expect.poll(() => stored(site, 'axes-recherche')).toEqual(['Axe un deux', 'Autre axe']);
  await expect(page.getByRole('button', { name: 'Ajouter / Modifier' }), 'the list is back').toBeVisible();
});

test('typing during « Sauvegarder et quitter » keeps the owner on the page', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await openAxes(page, site);
  const release = await hold(page, /\/api\/sections\//);
  await menuLink(page, 'Projets').click();
  await answer(page, 'Sauvegarder et quitter');
  await axis(page).fill('Axe un et demi');
  release();
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
  await expect(axis(page)).toHaveValue('Axe un et demi');
  expect(await stored(site, 'axes-recherche')).toEqual(['Axe un', 'Autre axe']);
});

test('a save that was stored, but whose answer was lost, is not somebody else’s version afterwards', async ({
  adminPage: page,
  surprises,
}) => {
  surprises.expect(/ERR_FAILED|status of 409/);
  await page.goto('/admin/profile');
  await page.getByLabel('Prénom').fill('Hélène');
  await nextCall(page, '**/api/profile/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(saveBar(page)).toContainText('Non sauvegardé');
  await page.getByLabel('Grade').fill('Professeure');
  await saveBar(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Hélène');
  await expect(page.getByLabel('Grade')).toHaveValue('Professeure');
});
