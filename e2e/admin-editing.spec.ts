import type { Page } from 'playwright/test';
import { openDatabase } from '../lib/sqlite';
import {
  answer,
  confirmRemoval,
  expectFieldError,
  menuLink,
  openForm,
  pageTitle,
  pngFile,
  save,
  saveBar,
  toast,
} from './support/admin';
import { contentOf } from './support/content';
import { hold } from './support/delay-response';
import { nextCall } from './support/next-call';
import type { Site } from './support/site';
import { expect, owner, test } from './support/test';

/**
 * The editors: what they refuse and say. Typed text survives a failed save, an expired session and a save from
 * elsewhere; a save is public at once.
 */

const store = async (site: Site, id: string, content: unknown) => contentOf(site).saveSection(id, { content });
const axe = (page: Page, number: number) => page.getByLabel(`Axe ${number}`, { exact: true });
const saveAxes = (page: Page) => page.getByRole('button', { name: 'Sauvegarder mes axes de recherche' }).click();
const paper = (id: string, title: string) => ({
  ...{ id, title, authors: 'N. Tazrouti', year: '2020', journal: 'Revue', type: 'SCOPUS' },
});

test.describe('the research axes', () => {
  test.beforeEach(async ({ adminPage: page, site }) => {
    await store(site, 'axes-recherche', ['Premier axe', 'Deuxième axe']);
    await page.goto('/admin/research');
  });

  test('a save without any axis is refused; an axis is edited alone, and deleted after a question', {
    tag: '@long',
  }, async ({ adminPage: page, site }) => {
    await openForm(page);
    await axe(page, 1).fill('  ');
    await axe(page, 2).fill('');
    await saveAxes(page);
    await expectFieldError(axe(page, 1), 'Au moins un axe de recherche est requis');
    await expect(axe(page, 1)).toBeFocused();
    await page.reload();

    await page.getByRole('button', { name: 'Modifier « Deuxième axe »' }).click();
    await expect(pageTitle(page, 'Modifier l’axe de recherche')).toBeVisible();
    await axe(page, 2).fill('Deuxième axe revu');
    await page.keyboard.press('Control+S');
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Deuxième axe revu' })).toBeFocused();
    await page.getByRole('button', { name: 'Supprimer « Premier axe »' }).click();
    await confirmRemoval(page, '« Premier axe »');
    await expect(page.getByRole('heading', { name: 'Premier axe' })).toHaveCount(0);
    expect(await site.text()).toMatch(/^(?![\s\S]*Premier axe)[\s\S]*Deuxième axe revu/);
  });

  test('« Sauvegarder et quitter » stores what was typed, and goes where the link led', { tag: '@long' }, async ({
    adminPage: page,
    site,
  }) => {
    await openForm(page);
    await axe(page, 1).fill('Axe en chemin');
    await menuLink(page, 'Projets').click();
    await answer(page, 'Sauvegarder et quitter');
    await expect(pageTitle(page, 'Projets')).toBeVisible();
    expect(await site.text()).toContain('Axe en chemin');
  });

  test('a save that does not arrive keeps the text and offers to try again', async ({
    adminPage: page,
    site,
    surprises,
  }) => {
    surprises.expect(/ERR_FAILED|status of 500/);
    await openForm(page);
    await axe(page, 1).fill('Axe têtu');
    await nextCall(page, '**/api/sections/**', (route) => route.abort());
    await saveAxes(page);
    await expect(saveBar(page).getByRole('alert')).toContainText('Non sauvegardé');
    await nextCall(page, '**/api/sections/**', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await saveBar(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(toast(page, 'Erreur lors de la sauvegarde')).toBeVisible();
    await expect(axe(page, 1)).toHaveValue('Axe têtu');
    expect(await site.text()).not.toContain('Axe têtu');
    await saveBar(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    expect(await site.text()).toContain('Axe têtu');
  });

  test('a session that is over: sign in over the form, and the save goes on', async ({
    adminPage: page,
    site,
    surprises,
  }) => {
    surprises.expect(/status of 401/);
    await openForm(page);
    await axe(page, 1).fill('Axe patient');
    const database = openDatabase(site.databaseFile);
    database.prepare('DELETE FROM Session').run();
    database.close();
    await saveAxes(page);
    const dialog = page.getByRole('dialog', { name: 'Session expirée' });
    await expect(dialog.getByLabel('Adresse email')).toHaveValue(owner.email);
    const password = dialog.getByRole('textbox', { name: 'Mot de passe' });
    await expect(password).toBeFocused();
    await password.fill('ce n’est pas lui');
    await dialog.getByRole('button', { name: 'Se connecter et continuer' }).click();
    await expectFieldError(password, 'Mot de passe incorrect');
    await password.fill(owner.password);
    await password.press('Enter');
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    expect(await site.text()).toContain('Axe patient');
  });

  for (const [choice, kept, lost] of [
    ['Garder ma version', 'Axe d’ici', 'Axe d’ailleurs'],
    ['Prendre la version sauvegardée', 'Axe d’ailleurs', 'Axe d’ici'],
  ] as const) {
    test(`a version saved elsewhere meanwhile: both are offered; ${choice}`, {
      tag: kept === 'Axe d’ici' ? [] : '@long',
    }, async ({ adminPage: page, site, surprises }) => {
      surprises.expect(/status of 409/);
      await openForm(page);
      await axe(page, 1).fill('Axe d’ici');
      await store(site, 'axes-recherche', ['Axe d’ailleurs', 'Deuxième axe']);
      await saveAxes(page);
      const dialog = page.getByRole('dialog', { name: 'Deux versions' });
      for (const words of ['Axe d’ici', 'Axe d’ailleurs']) await expect(dialog).toContainText(words);
      expect(await site.text(), 'nothing is overwritten before the choice').toContain('Axe d’ailleurs');
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => site.text()).toContain(kept);
      expect(await site.text()).not.toContain(lost);
    });
  }

  test('a comparison that cannot be loaded takes nothing away, and « Comparer » asks for it again', {
    tag: '@long',
  }, async ({ adminPage: page, site, surprises }) => {
    surprises.expect(/status of 409|ERR_FAILED/);
    await openForm(page);
    await axe(page, 1).fill('Axe d’ici');
    await store(site, 'axes-recherche', ['Axe d’ailleurs', 'Deuxième axe']);
    const chunks = '**/_next/static/chunks/**';
    await page.route(chunks, (route) => route.abort());
    await page.keyboard.press('Control+S');
    await expect(toast(page, /^Le chargement a échoué/)).toBeVisible();
    await page.keyboard.type(' encore');
    await expect(axe(page, 1)).toHaveValue('Axe d’ici encore');
    await page.unroute(chunks);
    await saveBar(page).getByRole('button', { name: 'Comparer' }).click();
    await expect(page.getByRole('dialog', { name: 'Deux versions' })).toContainText('Axe d’ici encore');
  });
});

test('a publication added elsewhere meanwhile and one added here are both kept', { tag: '@long' }, async ({
  adminPage: page,
  content,
  surprises,
}) => {
  surprises.expect(/status of 409/);
  const saved = (...articles: object[]) =>
    content.saveSection('publications', { content: { d: { title: 'Hydrologie', articles, communications: [] } } });
  await saved(paper('un', 'Les crues'));
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  const window = page.getByRole('dialog', { name: 'Ajouter un article' });
  for (const [label, text] of Object.entries({ Titre: 'Les étiages', Auteurs: 'B. Essai' }))
    await window.getByLabel(label).fill(text);
  await saved(paper('un', 'Les crues d’hiver'), paper('deux', 'Les embâcles'));
  await window.getByRole('button', { name: 'Ajouter', exact: true }).click();
  const versions = page.getByRole('dialog', { name: 'Deux versions' });
  await expect(versions).toContainText(/Votre version\s: Hydrologie\s: 1\sarticle ajouté\s: Les étiages\./);
  await expect(versions).toContainText(/Version sauvegardée\s: Hydrologie\s: 1\sarticle ajouté, 1 modifié\./);
  await versions.getByRole('button', { name: 'Réunir' }).click();
  await expect(page.getByRole('region', { name: /^Articles/ }).getByRole('listitem')).toHaveCount(3);
  await expect(saveBar(page)).toContainText('1 article ajouté');
  await save(page);
  const stored = JSON.stringify(await content.stored('publications'));
  for (const title of ['Les crues d’hiver', 'Les embâcles', 'Les étiages']) expect(stored).toContain(title);
});

test('the Enter and the Escape that compose a word neither submit nor cancel', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click();
  const name = page.getByLabel('Nom du domaine');
  await name.fill('水文');
  for (const key of ['Enter', 'Escape']) await name.dispatchEvent('keydown', { key, isComposing: true });
  await expect(name).toHaveValue('水文');
});

test('the summary of errors leads to a field of another domain, in its window', { tag: '@long' }, async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/status of 400/);
  await store(site, 'publications', {
    eau: { title: 'Eau', articles: [], communications: [] },
    air: { title: 'Air', articles: [paper('1', 'La mer')], communications: [] },
  });
  await page.goto('/admin/publications');
  const issues = [{ path: ['air', 'articles', 0, 'year'], message: 'L’année est refusée' }];
  await nextCall(page, '**/api/sections/**', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'Refusé', issues } }),
  );
  await page.keyboard.press('Control+S');
  await page.getByRole('link', { name: 'L’année est refusée' }).click();
  await expect(page.getByRole('tab', { name: /^Air/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog', { name: 'Modifier l’article' }).getByLabel('Année')).toBeFocused();
});

test('a save waits for a photo that is still being sent', { tag: '@long' }, async ({ adminPage: page, surprises }) => {
  surprises.expect(/Connecting to 'blob:/); // Playwright's recorder fetches the preview's blob; the page does not
  await page.goto('/admin/profile');
  const release = await hold(page, /api\/upload\/photo/);
  await page.getByLabel(/^Choisir une (autre )?photo/).setInputFiles(await pngFile(402));
  await expect(page.getByText('Envoi de la photo…')).toBeVisible();
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(saveBar(page)).toContainText('Sauvegarde…');
  release();
  await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Aperçu du portrait' })).toHaveAttribute('src', /^\/uploads\//);
});

test('the profile is not saved over a password that is typed and not changed yet', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/profile');
  await page.getByLabel(/^Grade/).fill('Professeure émérite');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  const panel = page.getByRole('form', { name: 'Changer le mot de passe' });
  await panel.getByRole('textbox', { name: /^Nouveau mot de passe/ }).fill('un autre mot de passe');
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(panel.getByRole('alert')).toHaveText(
    'Le mot de passe n’est pas encore changé\u00a0: modifiez-le ou annulez, puis sauvegardez le profil.',
  );
  expect(await site.text()).not.toContain('Professeure émérite');
  await panel.getByRole('button', { name: 'Annuler' }).click();
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
  expect(await site.text()).toContain('Professeure émérite');
});

test('the filter for publications that do not name the owner says so when all do', { tag: '@long' }, async ({
  adminPage: page,
  content,
}) => {
  await content.saveProfile({ prenom: 'Awa', nom: 'Diop' });
  const articles = ['Crues', 'Marées'].map((title) => ({
    title,
    authors: 'A. Diop',
    year: '2021',
    journal: 'Rivages',
  }));
  await content.saveSection('publications', { content: { ecologie: { title: 'Écologie', articles } } });
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Sans votre nom' }).click();
  await expect(page.getByText('Votre nom figure dans chacune.')).toBeVisible();
  await expect(page.getByText(/Aucun résultat/)).toHaveCount(0);
});
