/**
 * What is done in a form while its save is under way, or after another version was saved elsewhere, is neither lost nor
 * done to another item.
 */
import type { Page } from '@playwright/test';
import { confirmRemoval, hydrated, menuLink, saveBar, toast } from './support/admin';
import { contentOf } from './support/content';
import { hold } from './support/delay-response';
import { nextCall } from './support/next-call';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const course = (id: string, title: string) => ({ id, title, establishment: 'SUPEMIR', level: 'Master 1' });
const paper = (id: string, title: string) => ({
  id,
  title,
  authors: 'N. Tazrouti',
  year: '2020',
  journal: 'Revue',
  type: 'SCOPUS',
});
const domainOf = (...articles: readonly unknown[]) => ({ eau: { title: 'Eau', articles, communications: [] } });

test('what is typed in a block while a save is under way stays, to be saved', async ({ adminPage: page, site }) => {
  await (await contentOf(site)).saveSection('theses-encadrees', {
    content: { Eau: [{ id: 't1', sujet: 'Sujet 1', statut: 'Soutenue', annee: '2020' }] },
  });
  await page.goto('/admin/theses');
  const topic = page.getByRole('textbox', { name: /^Sujet/ });
  await hydrated(topic);
  const release = await hold(page, /\/api\/sections\//);
  await page.keyboard.press('Control+S');
  await topic.fill('Sujet tapé entre-temps');
  release();
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  await expect(topic).toHaveValue('Sujet tapé entre-temps');
  await menuLink(page, 'Projets').click();
  await expect(page.getByRole('alertdialog', { name: /Quitter sans sauvegarder/ })).toBeVisible();
});

test('who is in the block of a thesis when a save ends stays in it', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await (await contentOf(site)).saveSection('theses-encadrees', {
    content: { Eau: [{ id: 't1', sujet: 'Sujet 1', statut: 'Soutenue', annee: '2020' }] },
  });
  await page.goto('/admin/theses');
  const release = await hold(page, /\/api\/sections\//);
  await page.keyboard.press('Control+S');
  const topic = page.getByRole('textbox', { name: /^Sujet/ });
  await topic.focus();
  const field = await topic.elementHandle();
  release();
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  expect(
    await topic.evaluate((now, before) => now === before, field),
    'a letter typed while another takes its place would be lost',
  ).toBe(true);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' et marées');
  await expect(topic).toHaveValue(/ et marées$/);
});

test('a window keeps to its article when another version takes the place of the form’s', { tag: '@long' }, async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/status of 409/);
  const content = await contentOf(site);
  await content.saveSection('publications', { content: domainOf(paper('a', 'La mer'), paper('b', 'Le fleuve')) });
  await page.goto('/admin/publications');
  await content.saveSection('publications', {
    content: domainOf(paper('b', 'Le fleuve'), { ...paper('a', 'La mer'), year: '2021' }),
  });
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
  const stored = (await content.sections()).find(({ id }) => id === 'publications')?.content;
  expect(stored).toMatchObject(
    domainOf({ id: 'b', title: 'Le fleuve' }, { id: 'a', title: 'La mer revue', year: '2021' }),
  );
});

test('a removal that is confirmed once its form was saved and closed removes nothing, and says nothing', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const content = await contentOf(site);
  await content.saveSection('enseignement', { content: [course('a', 'Cours A'), course('b', 'Cours B')] });
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  const release = await hold(page, /\/api\/sections\//);
  await page.keyboard.press('Control+S');
  await page.getByRole('button', { name: 'Supprimer « Cours A »' }).click();
  release();
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  await confirmRemoval(page, '« Cours A »');
  await expect(page.getByRole('button', { name: 'Modifier « Cours A »' })).toBeVisible();
  await expect(toast(page, /Supprimé de la liste/)).toHaveCount(0);
});

test('a removal takes the item of its question, though a save has ended while it was open', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await (await contentOf(site)).saveSection('theses-encadrees', {
    content: {
      Eau: ['A', 'B', 'C'].map((name) => ({ id: name, sujet: `Sujet ${name}`, statut: 'Soutenue', annee: '2020' })),
    },
  });
  await page.goto('/admin/theses');
  const release = await hold(page, /\/api\/sections\//);
  await page.keyboard.press('Control+S');
  await page.getByRole('button', { name: 'Supprimer « Sujet B »' }).click();
  release();
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  await confirmRemoval(page, '« Sujet B »');
  const blocks = page.getByRole('main').getByRole('button', { name: /^\d\. Sujet/ });
  await expect(blocks).toHaveText(['1. Sujet A', '2. Sujet C']);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['1. Sujet A', '2. Sujet B', '3. Sujet C']);
});

test('a removal that another version refuses does not say that anything was saved', { tag: '@long' }, async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/status of 409/);
  const content = await contentOf(site);
  await content.saveSection('enseignement', { content: [course('a', 'Cours A'), course('b', 'Cours B')] });
  await page.goto('/admin/courses');
  await content.saveSection('enseignement', {
    content: [course('a', 'Cours A'), course('b', 'Cours B'), course('c', 'Cours C')],
  });
  await page.getByRole('button', { name: 'Supprimer « Cours A »' }).click();
  await confirmRemoval(page, '« Cours A »');
  await expect(page.getByRole('button', { name: 'Modifier « Cours C »' }), 'what is stored is shown').toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Sauvegardé à');
});

test.describe('a save that is asked for while another is under way', () => {
  const stored = async (site: Site, id: string) =>
    (await (await contentOf(site)).sections()).find((section) => section.id === id)?.content;
  const axis = (page: Page) => page.getByLabel('Axe 1', { exact: true });

  /** The form of the axes, whose first save, of « Axe un », waits for the returned function. */
  async function saveAxes(page: Page, site: Site): Promise<() => void> {
    await (await contentOf(site)).saveSection('axes-recherche', { content: ['Axe', 'Autre axe'] });
    await page.goto('/admin/research');
    await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
    const release = await hold(page, /\/api\/sections\//);
    await axis(page).fill('Axe un');
    await page.keyboard.press('Control+S');
    await expect(saveBar(page)).toContainText('Sauvegarde…');
    return release;
  }

  test('stores what was typed since, by the key', { tag: '@long' }, async ({ adminPage: page, site }) => {
    const release = await saveAxes(page, site);
    await axis(page).fill('Axe un deux');
    await page.keyboard.press('Control+S');
    release();
    await expect.poll(() => stored(site, 'axes-recherche')).toEqual(['Axe un deux', 'Autre axe']);
    await expect(
      page.getByRole('button', { name: 'Ajouter / Modifier' }),
      'all is saved: the list is back',
    ).toBeVisible();
  });

  test('is made once for several, and not at all where nothing is left', { tag: '@long' }, async ({
    adminPage: page,
    site,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent += 1;
    });
    const release = await saveAxes(page, site);
    await page.keyboard.press('Control+S');
    await page.keyboard.press('Control+S');
    release();
    await expect(toast(page, /sauvegardé/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ajouter / Modifier' })).toBeVisible();
    expect(sent).toBe(1);
  });

  test('lets « Sauvegarder et quitter » leave', { tag: '@long' }, async ({ adminPage: page, site }) => {
    const release = await saveAxes(page, site);
    await menuLink(page, 'Projets').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sauvegarder et quitter' }).click();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Projets' })).toBeVisible();
    expect(await stored(site, 'axes-recherche')).toEqual(['Axe un', 'Autre axe']);
  });

  test('leaves nobody who types on during « Sauvegarder et quitter »', async ({ adminPage: page, site }) => {
    await (await contentOf(site)).saveSection('axes-recherche', { content: ['Un axe', 'Autre axe'] });
    await page.goto('/admin/research');
    await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
    await axis(page).fill('Axe un');
    const release = await hold(page, /\/api\/sections\//);
    await menuLink(page, 'Projets').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sauvegarder et quitter' }).click();
    await axis(page).fill('Axe un et demi');
    release();
    await expect(toast(page, /sauvegardé/)).toBeVisible();
    await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
    await expect(axis(page)).toHaveValue('Axe un et demi');
    expect(await stored(site, 'axes-recherche')).toEqual(['Axe un', 'Autre axe']);
  });

  test('stores the article of a window', { tag: '@long' }, async ({ adminPage: page, site }) => {
    await (await contentOf(site)).saveSection('publications', { content: domainOf(paper('a', 'La mer')) });
    await page.goto('/admin/publications');
    const release = await hold(page, /\/api\/sections\//);
    await page.keyboard.press('Control+S');
    await page.getByRole('button', { name: 'Modifier « La mer »' }).click();
    const window = page.getByRole('dialog', { name: 'Modifier l’article' });
    await window.getByLabel(/^Titre/).fill('La mer revue');
    await window.getByRole('button', { name: 'Sauvegarder' }).click();
    release();
    await expect.poll(() => stored(site, 'publications')).toMatchObject(domainOf({ id: 'a', title: 'La mer revue' }));
    await expect(saveBar(page)).toContainText('Sauvegardé à');
  });
});

test('the late answer to a save leaves a card or a section that was opened since', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await (await contentOf(site)).saveSection('enseignement', {
    content: [course('a', 'Cours A'), course('b', 'Cours B')],
  });
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Modifier « Cours A »' }).click();
  const release = await hold(page, /\/api\/sections\//);
  await page.getByLabel('Nom du cours').fill('Cours A revu');
  await page.keyboard.press('Control+S');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter', exact: true }).click();
  await page.getByRole('button', { name: 'Modifier « Cours B »' }).click();
  await page.getByLabel('Nom du cours').fill('Cours B revu');
  release();
  await expect(toast(page, /sauvegardé/)).toBeVisible();
  await expect(page.getByLabel('Nom du cours')).toHaveValue('Cours B revu');

  await page.unrouteAll();
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Modifier « Enseignement »' }).click();
  const again = await hold(page, /\/api\/sections\//);
  const window = page.getByRole('dialog', { name: 'Modifier la section' });
  await page.keyboard.press('Control+S');
  await window.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByRole('button', { name: 'Modifier « Projets »' }).click();
  await window.getByLabel('Titre').first().fill('Mes projets');
  again();
  await expect(toast(page, 'Section mise à jour')).toBeVisible();
  await expect(window.getByLabel('Titre').first()).toHaveValue('Mes projets');
});

test('a move in a list that lacks a section of another tab takes up that section, and moves nothing', async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/status of 400/);
  await page.goto('/admin/sections-manager');
  await (await contentOf(site)).addSection({ title: 'Ajoutée ailleurs', type: 'list', content: ['x'] });
  const moveDown = async () => {
    await page.getByRole('button', { name: 'Déplacer «\u00a0Projets\u00a0»' }).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  };
  await moveDown();
  await expect(toast(page, /ajoutées ou supprimées ailleurs/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ajoutée ailleurs' })).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/sections/reorder'));
  await moveDown();
  expect((await saved).ok()).toBe(true);
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
