import type { Locator, Page } from '@playwright/test';
import { firstColumn, openDatabase } from '../lib/sqlite';
import { confirmRemoval, expectFieldError, menuLink, pngFile, saveBar, toast } from './support/admin';
import { Caller } from './support/api-client';
import { contentOf } from './support/content';
import { hold } from './support/delay-response';
import { nextCall } from './support/next-call';
import type { Site } from './support/site';
import { expect, owner, test } from './support/test';

/**
 * The editors: what they refuse and say. Typed text survives a failed save, an expired session and a save from
 * elsewhere; a save is public at once.
 */

/** Stores a section's content as another program would; returns the caller, to read it back. */
async function store(site: Site, id: string, content: unknown): Promise<Caller> {
  const caller = await new Caller(site.origin).signIn();
  const answer = await caller.call('PUT', `/api/sections/${caller.id}/${id}`, { json: { content } });
  expect(answer.json).toMatchObject({ success: true });
  return caller;
}
const publicText = async (site: Site, path = '/') => (await fetch(`${site.origin}${path}`)).text();
const axe = (page: Page, number: number) => page.getByLabel(`Axe ${number}`, { exact: true });
const saveAxes = (page: Page) => page.getByRole('button', { name: 'Sauvegarder mes axes de recherche' }).click();

test.describe('the research axes', () => {
  test.beforeEach(async ({ adminPage: page, site }) => {
    await store(site, 'axes-recherche', ['Premier axe', 'Deuxième axe']);
    await page.goto('/admin/research');
  });
  const edit = (page: Page) => page.getByRole('button', { name: 'Ajouter / Modifier' }).click();

  test('none left is refused beside the first line; blank lines are dropped', { tag: '@long' }, async ({
    adminPage: page,
    site,
  }) => {
    await edit(page);
    await axe(page, 1).fill('  ');
    await axe(page, 2).fill('');
    await saveAxes(page);
    await expectFieldError(axe(page, 1), 'Au moins un axe de recherche est requis');
    await expect(axe(page, 1)).toBeFocused();
    expect(await publicText(site)).toContain('Premier axe');
    await axe(page, 2).fill('Un seul axe');
    await saveAxes(page);
    await expect(toast(page, '1 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Axes de recherche' }).getByRole('listitem')).toHaveCount(1);
    expect(await publicText(site)).toContain('Un seul axe');
  });

  test('one alone is edited, and deleted after the question', { tag: '@long' }, async ({ adminPage: page, site }) => {
    await page.getByRole('button', { name: 'Modifier « Deuxième axe »' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Modifier l’axe de recherche' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Ajouter un axe|Retirer la ligne)/ })).toHaveCount(0);
    await axe(page, 2).fill('Deuxième axe revu');
    await page.keyboard.press('Control+S');
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Deuxième axe revu' }) });
    await expect(card, 'the focus is where it was').toBeFocused();
    await page.getByRole('button', { name: 'Modifier « Deuxième axe revu »' }).click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(card).toBeFocused();
    await page.getByRole('button', { name: 'Supprimer « Premier axe »' }).click();
    await confirmRemoval(page, '« Premier axe »');
    await expect(page.getByRole('heading', { name: 'Premier axe' })).toHaveCount(0);
    expect(await publicText(site)).toMatch(/^(?![\s\S]*Premier axe)[\s\S]*Deuxième axe revu/);
  });

  test('leaving unsaved changes asks first', { tag: '@long' }, async ({ adminPage: page, site }) => {
    await edit(page);
    await axe(page, 1).fill('Axe en chemin');
    await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
    const question = page.getByRole('alertdialog', { name: /Quitter sans sauvegarder/ });
    await menuLink(page, 'Projets').click();
    await expect(question).toContainText('Vos modifications ne sont pas sauvegardées.');
    await page.keyboard.press('Escape');
    await expect(axe(page, 1)).toHaveValue('Axe en chemin');
    await saveBar(page).getByRole('button', { name: 'Annuler' }).click();
    await question.getByRole('button', { name: 'Rester' }).click();
    await expect(axe(page, 1)).toHaveValue('Axe en chemin');
    await menuLink(page, 'Projets').click();
    await question.getByRole('button', { name: 'Sauvegarder et quitter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Projets' })).toBeVisible();
    expect(await publicText(site)).toContain('Axe en chemin');
    await menuLink(page, 'Axes de recherche').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Axes de Recherche' })).toBeVisible();
    await edit(page);
    await axe(page, 1).fill('Axe perdu');
    await menuLink(page, 'Projets').click();
    await question.getByRole('button', { name: 'Quitter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Projets' })).toBeVisible();
    expect(await publicText(site)).not.toContain('Axe perdu');
  });

  test('a save that does not arrive keeps the text and offers to try again', async ({
    adminPage: page,
    site,
    surprises,
  }) => {
    surprises.expect(/ERR_FAILED|status of 500/);
    await edit(page);
    await axe(page, 1).fill('Axe têtu');
    await nextCall(page, '**/api/sections/**', (route) => route.abort());
    await saveAxes(page);
    await expect(saveBar(page).getByRole('alert')).toContainText('Non sauvegardé');
    await expect(axe(page, 1)).toHaveValue('Axe têtu');
    await nextCall(page, '**/api/sections/**', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await saveBar(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(toast(page, 'Erreur lors de la sauvegarde')).toBeVisible();
    await expect(axe(page, 1)).toHaveValue('Axe têtu');
    expect(await publicText(site)).not.toContain('Axe têtu');
    await saveBar(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    expect(await publicText(site)).toContain('Axe têtu');
  });

  test('a save whose answer was lost is no conflict when it is sent again', { tag: '@long' }, async ({
    adminPage: page,
    site,
    surprises,
  }) => {
    surprises.expect(/net::ERR_FAILED/);
    await edit(page);
    await axe(page, 1).fill('Axe entendu');
    await nextCall(page, '**/api/sections/**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await saveAxes(page);
    await expect(saveBar(page).getByRole('alert')).toContainText('Non sauvegardé');
    expect(await publicText(site), 'it was stored').toContain('Axe entendu');
    await saveBar(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
  });

  test('what is typed while a save is under way stays, to be saved', { tag: '@long' }, async ({
    adminPage: page,
    site,
  }) => {
    await edit(page);
    await axe(page, 1).fill('Axe envoyé');
    const release = await hold(page, /\/api\/sections\//);
    await saveAxes(page);
    await axe(page, 2).fill('Axe tapé entre-temps');
    release();
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    await expect(axe(page, 2)).toHaveValue('Axe tapé entre-temps');
    expect(await publicText(site)).not.toContain('Axe tapé entre-temps');
    await saveAxes(page);
    await expect.poll(() => publicText(site)).toContain('Axe tapé entre-temps');
    expect(await publicText(site)).toContain('Axe envoyé');
  });

  test('a section that was moved meanwhile stays where it is', { tag: '@long' }, async ({ adminPage: page, site }) => {
    const order = async () =>
      Array.from((await (await fetch(site.origin)).text()).matchAll(/<section[^>]* id="([a-z-]+)"/g), ([, id]) => id);
    await edit(page);
    const before = await order();
    const caller = await new Caller(site.origin).signIn();
    const database = openDatabase(site.databaseFile);
    const ids = firstColumn(
      database,
      'SELECT id FROM Section WHERE id NOT IN (?, ?, ?) ORDER BY "order" DESC',
      'chiffres-cles',
      'infos-enseignement',
      'intro-enseignement',
    );
    database.close();
    const { json } = await caller.call('PUT', '/api/sections/reorder', {
      json: { sections: ids.map((id, index) => ({ id, order: index + 1 })) },
    });
    expect(json).toEqual({ success: true });
    const moved = await order();
    expect(moved).not.toEqual(before);
    await axe(page, 1).fill('Axe déplacé');
    await saveAxes(page);
    await expect(toast(page, /sauvegardé/)).toBeVisible();
    expect(await order()).toEqual(moved);
  });

  test('a session that is over: sign in over the form, and the save goes on', async ({
    adminPage: page,
    site,
    surprises,
  }) => {
    surprises.expect(/status of 401/);
    await edit(page);
    await axe(page, 1).fill('Axe patient');
    const database = openDatabase(site.databaseFile);
    database.prepare('DELETE FROM Session').run();
    database.close();
    await saveAxes(page);
    const dialog = page.getByRole('dialog', { name: 'Session expirée' });
    await expect(dialog, 'true of a save and of a removal').toHaveAccessibleDescription(
      'Reconnectez-vous ici\u00a0: votre saisie est intacte, et l’action se poursuivra.',
    );
    await expect(dialog.getByLabel('Adresse email')).toHaveValue(owner.email);
    const password = dialog.getByRole('textbox', { name: 'Mot de passe' });
    await password.fill('ce n’est pas lui');
    await dialog.getByRole('button', { name: 'Se connecter et continuer' }).click();
    await expectFieldError(password, 'Mot de passe incorrect');
    await password.fill(owner.password);
    await password.press('Enter');
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    expect(await publicText(site)).toContain('Axe patient');
  });

  for (const [choice, kept, lost] of [
    ['Garder ma version', 'Axe d’ici', 'Axe d’ailleurs'],
    ['Prendre la version sauvegardée', 'Axe d’ailleurs', 'Axe d’ici'],
  ] as const) {
    test(`a version saved elsewhere meanwhile: both are offered; ${choice}`, async ({
      adminPage: page,
      site,
      surprises,
    }) => {
      surprises.expect(/status of 409/);
      await edit(page);
      await axe(page, 1).fill('Axe d’ici');
      await store(site, 'axes-recherche', ['Axe d’ailleurs', 'Deuxième axe']);
      await saveAxes(page);
      const dialog = page.getByRole('dialog', { name: 'Deux versions' });
      for (const words of ['Axe d’ici', 'Axe d’ailleurs']) await expect(dialog).toContainText(words);
      expect(await publicText(site), 'nothing is overwritten before the choice').toContain('Axe d’ailleurs');
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toBeHidden();
      await expect(saveBar(page).getByText('Conflit à résoudre')).toHaveCount(0);
      await expect.poll(() => publicText(site)).toContain(kept);
      expect(await publicText(site)).not.toContain(lost);
    });
  }
});

test('in a conflict, an error is shown in the form, and giving up takes what is stored', async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/status of 409/);
  const caller = await new Caller(site.origin).signIn();
  await page.goto('/admin/profile');
  const firstName = page.getByLabel('Prénom');
  const dialog = page.getByRole('dialog', { name: 'Deux versions' });
  await page.getByLabel('Nationalité').fill('Belge');
  await caller.call('PUT', `/api/profile/${caller.id}`, { json: { nationalite: 'Islandaise' } });
  await page.keyboard.press('Control+S');
  await dialog.getByRole('button', { name: 'Décider plus tard' }).click();
  await firstName.fill('');
  await saveBar(page).getByRole('button', { name: 'Comparer' }).click();
  await dialog.getByRole('button', { name: 'Garder ma version' }).click();
  await expect(dialog).toBeHidden();
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');

  await saveBar(page).getByRole('button', { name: 'Annuler' }).click();
  await page
    .getByRole('alertdialog', { name: /^Abandonner les modifications/ })
    .getByRole('button', { name: 'Abandonner' })
    .click();
  await expect(page.getByLabel('Nationalité')).toHaveValue('Islandaise');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
});

test('changes to other fields, saved elsewhere meanwhile, can be joined, and are stored by the next save', {
  tag: '@long',
}, async ({ adminPage: page, site, surprises }) => {
  surprises.expect(/status of 409/);
  const caller = await new Caller(site.origin).signIn();
  await page.goto('/admin/profile');
  await page.getByLabel('Nationalité').fill('Suisse');
  await caller.call('PUT', `/api/profile/${caller.id}`, { json: { fonction: 'Directrice du laboratoire' } });
  await page.keyboard.press('Control+S');
  const dialog = page.getByRole('dialog', { name: 'Deux versions' });
  await expect(dialog).toContainText('vous pouvez aussi les réunir');
  await dialog.getByRole('button', { name: 'Réunir' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Fonction')).toHaveValue('Directrice du laboratoire');
  await expect(page.getByLabel('Nationalité')).toHaveValue('Suisse');
  await expect(saveBar(page)).toContainText('1 champ modifié');
  await page.keyboard.press('Control+S');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  const stored = await caller.call('GET', `/api/profile/${caller.id}`);
  expect(stored.json).toMatchObject({ nationalite: 'Suisse', fonction: 'Directrice du laboratoire' });
});

test('a publication that was added elsewhere meanwhile is joined with one that is added here', async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/status of 409/);
  const content = await contentOf(site);
  const article = (id: string, title: string) => ({
    id,
    title,
    authors: 'A. Essai',
    year: '2020',
    journal: 'Revue',
    type: 'IEEE',
  });
  const domain = (...articles: object[]) => ({
    d: { title: 'Hydrologie', icon: 'CloudIcon', color: '', articles, communications: [] },
  });
  await content.saveSection('publications', { content: domain(article('un', 'Les crues')) });
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  const window = page.getByRole('dialog', { name: 'Ajouter un article' });
  await window.getByLabel('Titre').fill('Les étiages');
  await window.getByLabel('Auteurs').fill('B. Essai');
  await window.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await content.saveSection('publications', {
    content: domain(article('un', 'Les crues d’hiver'), article('deux', 'Les embâcles')),
  });
  await page.keyboard.press('Control+S');
  await page.getByRole('dialog', { name: 'Deux versions' }).getByRole('button', { name: 'Réunir' }).click();
  const rows = page.getByRole('region', { name: /^Articles/ }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(saveBar(page)).toContainText('1 article ajouté');
  await page.keyboard.press('Control+S');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  const stored = JSON.stringify((await content.sections()).find(({ id }) => id === 'publications')?.content);
  for (const title of ['Les crues d’hiver', 'Les embâcles', 'Les étiages']) expect(stored).toContain(title);
});

test('a domain’s name: Enter takes it, Escape gives it up', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click();
  const name = page.getByLabel('Nom du domaine');
  await name.fill('Un domaine abandonné');
  await name.press('Escape');
  await expect(name).toBeHidden();
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click();
  await name.fill('Un domaine gardé');
  await name.press('Enter');
  await expect(page.getByRole('button', { name: /^Un domaine gardé/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Un domaine gardé/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Un domaine abandonné/ })).toHaveCount(0);
});

test('the Enter and the Escape that compose a word neither submit nor cancel', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const compose = async (field: Locator) => {
    for (const key of ['Enter', 'Escape']) await field.dispatchEvent('keydown', { key, isComposing: true });
  };
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click();
  const name = page.getByLabel('Nom du domaine');
  await name.fill('水文');
  await compose(name);
  await expect(name).toHaveValue('水文');

  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  await page.getByRole('textbox', { name: /^Contenu/ }).press('Control+a');
  await page.getByRole('toolbar', { name: 'Mise en forme' }).getByRole('button', { name: 'Lien' }).click();
  const address = page.getByRole('dialog').getByRole('textbox');
  await address.fill('exemple.org');
  await compose(address);
  await expect(address).toHaveValue('exemple.org');
});

test('the blocks of several items open folded: the title opens one, an added one is open, and so is an only one', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const course = (number: number) => ({
    id: `c${number}`,
    title: `Cours ${number}`,
    establishment: 'SUPEMIR',
    level: 'Master 1',
  });
  const fields = page.getByLabel('Nom du cours');
  const open = async (count: number) => {
    await store(site, 'enseignement', [1, 2, 3].slice(0, count).map(course));
    await page.goto('/admin/courses');
    await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  };
  await open(2);
  await expect(page.getByRole('button', { name: /^\d\. Cours/, expanded: false })).toHaveCount(2);
  await expect(fields).toHaveCount(0);
  await page.getByRole('button', { name: '2. Cours 2' }).click();
  await expect(fields).toHaveValue('Cours 2');
  await page.getByRole('button', { name: 'Ajouter un autre cours' }).click();
  await expect(fields).toHaveCount(2);
  await expect(fields.last()).toBeFocused();
  await expect(saveBar(page), 'blank as it is').toContainText('Aucune modification');
  await open(1);
  await expect(fields).toHaveValue('Cours 1');
});

test('publications, which the site sorts by year, have nothing that moves them; theses have', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const paper = (id: string, title: string) => ({
    id,
    title,
    authors: 'N. Tazrouti',
    year: '2020',
    journal: 'Revue',
    type: 'SCOPUS',
  });
  await store(site, 'publications', {
    eau: { title: 'Eau', articles: [paper('1', 'La mer'), paper('2', 'Le fleuve')], communications: [] },
  });
  const moves = page.getByRole('main').getByRole('button', { name: /^(Déplacer|Monter|Descendre) / });
  await page.goto('/admin/publications');
  await expect(page.getByRole('button', { name: 'Modifier « La mer »' })).toBeVisible();
  await expect(moves).toHaveCount(0);
  await page.goto('/admin/theses');
  await expect(moves).not.toHaveCount(0);
});

test('what is typed in a block stays there while those above it come, go and move', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const thesis = (number: number) => ({
    id: `t${number}`,
    sujet: `Sujet ${number}`,
    statut: 'Soutenue',
    annee: '2020',
  });
  await store(site, 'theses-encadrees', { Eau: [1, 2, 3, 4].map(thesis) });
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: '4. Sujet 4' }).click();
  const field = page.getByRole('textbox', { name: /^Sujet/ }).last();
  await field.fill('Sujet typé');
  await page.getByRole('button', { name: 'Dupliquer « Sujet 1 »' }).click();
  await expect(field).toHaveValue('Sujet typé');
  await page.getByRole('button', { name: 'Supprimer « Sujet 2 »' }).click();
  await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer cette thèse ?');
  await expect(field).toHaveValue('Sujet typé');
  await page.getByRole('button', { name: 'Descendre « Sujet 3 »' }).click();
  await expect(field).toHaveValue('Sujet typé');
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  for (const title of ['1. Sujet 1', '2. Sujet 1', '3. Sujet typé', '4. Sujet 3'])
    await expect(page.getByRole('button', { name: title })).toBeVisible();
});

test('the dialog of a publication, and the groups of cards, say what they are', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/publications');
  const articles = page.getByRole('button', { name: /^Modifier « / });
  await articles.first().click();
  await expect(page.getByRole('dialog', { name: 'Modifier l’article' })).toBeVisible();
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();

  const caller = await new Caller(site.origin).signIn();
  await caller.call('POST', `/api/sections/${caller.id}`, {
    json: { title: 'Expositions', type: 'cards', content: { Lyon: [{ title: 'Lumière' }] } },
  });
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Modifier « Expositions »' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Supprimer le groupe « Lyon »' })).toBeVisible();
});

test('the summary of errors leads to a field of another domain, in its window', { tag: '@long' }, async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/status of 400/);
  const paper = { id: '1', title: 'La mer', authors: 'N. Tazrouti', year: '2020', journal: 'Revue', type: 'SCOPUS' };
  await store(site, 'publications', {
    eau: { title: 'Eau', articles: [], communications: [] },
    air: { title: 'Air', articles: [paper], communications: [] },
  });
  await page.goto('/admin/publications');
  const issues = [{ path: ['air', 'articles', 0, 'year'], message: 'L’année est refusée' }];
  await nextCall(page, '**/api/sections/**', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'Refusé', issues } }),
  );
  await page.keyboard.press('Control+S');
  await page.getByRole('link', { name: 'L’année est refusée' }).click();
  await expect(page.getByRole('tab', { name: /^Air/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog').getByLabel('Année')).toBeFocused();
});

test('the window of a publication says what else its save stores', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const paper = (id: string, title: string) => ({
    id,
    title,
    authors: 'N. Tazrouti',
    year: '2020',
    journal: 'Revue',
    type: 'SCOPUS',
  });
  await store(site, 'publications', {
    eau: { title: 'Eau', articles: [paper('1', 'La mer'), paper('2', 'Le fleuve')], communications: [] },
  });
  await page.goto('/admin/publications');
  const also = page.getByRole('dialog').getByText(/^Sauvegarde aussi/);
  await page.getByRole('button', { name: 'Modifier « La mer »' }).click();
  await page.getByRole('dialog').getByLabel('Année').fill('2021');
  await expect(also).toHaveCount(0);
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Supprimer « Le fleuve »' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('button', { name: 'Modifier « La mer »' }).click();
  await expect(also).toHaveText(/^Sauvegarde aussi\s: .*1\sarticle supprimé/i);
});

test('all domains of the publications are seen at once, at a desk and on a phone', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const names = Array.from({ length: 7 }, (_, index) => `Un domaine de recherche au nom long ${index + 1}`);
  await store(
    site,
    'publications',
    Object.fromEntries(names.map((title, index) => [`d${index}`, { title, articles: [], communications: [] }])),
  );
  await page.goto('/admin/publications');
  const tabs = page.getByRole('tablist');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const title of names) await expect(tabs.getByRole('tab', { name: title })).toBeInViewport({ ratio: 1 });
    expect(await tabs.evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
  }
  await tabs.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.getByRole('tab', { name: names[6] })).toBeFocused();
});

test('on a phone a long line is seen whole, and keeps to one line', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const long =
    'Réseaux de capteurs sobres pour le suivi des crues éclair et des étiages dans les bassins versants méditerranéens';
  await store(site, 'axes-recherche', [long, 'Un autre axe']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/research');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  expect((await axe(page, 1).boundingBox())?.width).toBeGreaterThan(280);
  expect(
    await axe(page, 1).evaluate(
      (line) => line.scrollHeight <= line.clientHeight + 1 && line.scrollWidth <= line.clientWidth + 1,
    ),
  ).toBe(true);
  await axe(page, 1).press('End');
  await axe(page, 1).press('Enter');
  await expect(axe(page, 2)).toBeFocused();
  await expect(axe(page, 1)).toHaveValue(long);
});

test.describe('the profile', () => {
  test.beforeEach(({ adminPage }) => adminPage.goto('/admin/profile').then(() => undefined));

  test('a photo is seen at once, and taken back', { tag: '@long' }, async ({ adminPage: page, surprises }) => {
    surprises.expect(/Connecting to 'blob:/); // Playwright's recorder fetches the preview's blob; the page does not
    const photo = page.getByLabel(/^Choisir une (autre )?photo/);
    await photo.setInputFiles(await pngFile(400));
    await expect(toast(page, 'Photo uploadée avec succès!')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Aperçu du portrait' })).toBeVisible();
    await page.getByRole('button', { name: 'Retirer' }).click();
    await expect(page.getByRole('img', { name: 'Aperçu du portrait' })).toBeHidden();
  });

  test('a photo that is still being sent is unsaved: a save waits for it, and once it is given up nothing is said of it', {
    tag: '@long',
  }, async ({ adminPage: page, surprises }) => {
    surprises.expect(/Connecting to 'blob:/);
    const release = await hold(page, /api\/upload\/photo/);
    const answered = page.waitForResponse(/api\/upload\/photo/);
    await page.getByLabel(/^Choisir une (autre )?photo/).setInputFiles(await pngFile(401));
    await expect(page.getByText('Envoi de la photo…')).toBeVisible();
    await page.getByLabel(/^Grade/).fill('Professeure sans photo');
    await menuLink(page, 'Langues').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Langues' })).toBeVisible();
    release();
    await (await answered).finished();
    await menuLink(page, 'Profil').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    await expect(toast(page, 'Photo uploadée avec succès!')).toHaveCount(0);

    const releaseNext = await hold(page, /api\/upload\/photo/);
    await page.getByLabel(/^Choisir une (autre )?photo/).setInputFiles(await pngFile(402));
    await expect(page.getByText('Envoi de la photo…')).toBeVisible();
    await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(saveBar(page)).toContainText('Sauvegarde…');
    await expect(toast(page, 'Profil mis à jour avec succès!')).toHaveCount(0);
    releaseNext();
    await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
    await expect(saveBar(page)).toContainText('Sauvegardé à');
    await page.reload();
    await expect(page.getByRole('img', { name: 'Aperçu du portrait' })).toHaveAttribute('src', /^\/uploads\//);
  });

  test('after a save that failed, what is given up leaves nothing to try again', { tag: '@long' }, async ({
    adminPage: page,
    surprises,
  }) => {
    surprises.expect(/status of 500/);
    await page.getByLabel(/^Grade/).fill('Professeure abandonnée');
    await nextCall(page, '**/api/**', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(saveBar(page)).toContainText('Non sauvegardé');
    await saveBar(page).getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
    await expect(saveBar(page)).toContainText('Aucune modification');
    await expect(saveBar(page).getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  });

  test('the password panel: what was typed stays when it is wrong, and goes once it is cancelled', {
    tag: '@long',
  }, async ({ adminPage: page, surprises }) => {
    surprises.expect(/status of 400/);
    const toggle = page.getByRole('button', { name: 'Changer le mot de passe' });
    const fields = [/^Mot de passe actuel/, /^Nouveau mot de passe/, /^Confirmer le nouveau/].map((name) =>
      page.getByRole('textbox', { name }),
    );
    await toggle.click();
    for (const field of fields) await field.fill('ce n’est pas lui');
    await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
    await expect(toast(page, 'Mot de passe actuel incorrect')).toBeVisible();
    for (const field of fields) await expect(field).toHaveValue('ce n’est pas lui');
    await page.getByRole('form', { name: 'Changer le mot de passe' }).getByRole('button', { name: 'Annuler' }).click();
    for (const field of fields) await expect(field).toBeHidden();
    await toggle.click();
    for (const field of fields) await expect(field).toHaveValue('');
  });

  test('the password panel: the profile is not saved over a password that is typed and not changed yet', {
    tag: '@long',
  }, async ({ adminPage: page, site }) => {
    await page.getByLabel(/^Grade/).fill('Professeure émérite');
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    const panel = page.getByRole('form', { name: 'Changer le mot de passe' });
    await panel.getByRole('textbox', { name: /^Nouveau mot de passe/ }).fill('un autre mot de passe');
    await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(panel.getByRole('alert')).toHaveText(
      'Le mot de passe n’est pas encore changé\u00a0: modifiez-le ou annulez, puis sauvegardez le profil.',
    );
    await expect(panel.getByRole('button', { name: 'Modifier le mot de passe' })).toBeFocused();
    expect(await (await fetch(site.origin)).text()).not.toContain('Professeure émérite');
    await panel.getByRole('button', { name: 'Annuler' }).click();
    await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
    expect(await (await fetch(site.origin)).text()).toContain('Professeure émérite');
  });
});
