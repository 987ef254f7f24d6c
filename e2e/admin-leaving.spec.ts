import type { Page } from '@playwright/test';
import { expectFieldError, menuLink, saveBar, toast, unfold } from './support/admin';
import { Caller } from './support/api-client';
import { contentOf } from './support/content';
import { nextCall } from './support/next-call';
import { sample } from './support/sample';
import type { Site } from './support/site';
import { expect, test } from './support/test';

/** Leaving a form with unsaved changes asks first; Ctrl+S saves, Escape closes, and a failed save can be repeated. */

const axes = 'Gestion des Axes de Recherche';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const question = (page: Page) => page.getByRole('alertdialog', { name: /Quitter sans sauvegarder/ });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();
const axe = (page: Page) => page.getByLabel('Axe 1', { exact: true });

async function storedAxes(site: Site): Promise<unknown> {
  const caller = await new Caller(site.origin).signIn();
  const sections = Object.values((await caller.call('GET', `/api/sections/${caller.id}`)).json);
  return sections.find((section) => Object(section).id === 'axes-recherche');
}
/** Opens a page through the menu, by client-side navigation. */
async function follow(page: Page, link: string, title: string | RegExp): Promise<void> {
  await menuLink(page, link).click();
  await expect(heading(page, title)).toBeVisible();
}
async function typeAxe(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  await axe(page).fill(text);
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
}

test.describe('by Back and Forward', () => {
  test.beforeEach(async ({ adminPage: page, site }) => {
    await (await contentOf(site)).saveSection('axes-recherche', { content: ['Premier axe', 'Deuxième axe'] });
    await page.goto('/admin/projects');
    await follow(page, 'Axes de recherche', axes);
  });

  test('Back asks; staying keeps the text and the address, leaving goes back', { tag: '@long' }, async ({
    adminPage: page,
    site,
  }) => {
    await typeAxe(page, 'Axe en chemin');
    await axe(page).press('End');
    await page.goBack();
    await expect(question(page)).toContainText('Vos modifications ne sont pas sauvegardées.');
    await expect(page).toHaveURL(/\/admin\/research$/);
    await page.goBack();
    await expect(question(page), 'another press asks no second time').toHaveCount(1);
    await expect(page).toHaveURL(/\/admin\/research$/);
    await answer(page, 'Rester');
    await expect(question(page)).toBeHidden();
    await expect(axe(page)).toHaveValue('Axe en chemin');
    await expect(axe(page)).toBeFocused();
    await page.keyboard.type(' encore');
    await expect(axe(page)).toHaveValue('Axe en chemin encore');
    await page.goBack();
    await answer(page, 'Quitter');
    await expect(heading(page, 'Gestion des Projets')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/projects$/);
    expect(await storedAxes(site)).toMatchObject({ content: ['Premier axe', 'Deuxième axe'] });
    await page.goForward();
    await expect(heading(page, axes)).toBeVisible();
  });

  test('Back can save first', { tag: '@long' }, async ({ adminPage: page, site }) => {
    await typeAxe(page, 'Axe gardé');
    await page.goBack();
    await answer(page, 'Sauvegarder et quitter');
    await expect(heading(page, 'Gestion des Projets')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/projects$/);
    expect(await storedAxes(site)).toMatchObject({ content: ['Axe gardé', 'Deuxième axe'] });
  });

  test('what cannot be saved stays on the page', { tag: '@long' }, async ({ adminPage: page }) => {
    await typeAxe(page, ' ');
    await page.getByLabel('Axe 2', { exact: true }).fill('');
    await page.goBack();
    await answer(page, 'Sauvegarder et quitter');
    await expectFieldError(axe(page), 'Au moins un axe de recherche est requis');
    await expect(page).toHaveURL(/\/admin\/research$/);
  });

  test('Forward asks too, and goes forward', { tag: '@long' }, async ({ adminPage: page }) => {
    await follow(page, 'Langues', 'Gestion des Langues');
    await page.goBack();
    await expect(heading(page, axes)).toBeVisible();
    await typeAxe(page, 'Axe en avant');
    await page.goForward();
    await answer(page, 'Rester');
    await expect(axe(page)).toHaveValue('Axe en avant');
    await expect(page).toHaveURL(/\/admin\/research$/);
    await page.goForward();
    await answer(page, 'Quitter');
    await expect(heading(page, 'Gestion des Langues')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/languages$/);
  });

  test('after a save, one press of Back leaves, without a question', { tag: '@long' }, async ({ adminPage: page }) => {
    await typeAxe(page, 'Axe sauvegardé');
    await page.keyboard.press('Control+S');
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Gestion des Projets')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  test('a question answered « Rester », then a save: one press of Back leaves', { tag: '@long' }, async ({
    adminPage: page,
  }) => {
    await typeAxe(page, 'Axe retenu');
    await page.goBack();
    await answer(page, 'Rester');
    await page.keyboard.press('Control+S');
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Gestion des Projets')).toBeVisible();
  });

  test('what is typed in a window or a row, and has not joined its form, is guarded as well', { tag: '@long' }, async ({
    adminPage: page,
  }) => {
    await follow(page, 'Publications', 'Gestion des Publications');
    await page.getByRole('button', { name: /^Ajouter un article/ }).click();
    const title = page.getByRole('dialog').getByLabel(/^Titre/);
    await title.fill('Un titre à moitié');
    await page.goBack();
    await expect(question(page).getByRole('button')).toHaveText(['Rester', 'Quitter', 'Sauvegarder et quitter']);
    await answer(page, 'Rester');
    await expect(title).toHaveValue('Un titre à moitié');
    await page.goBack();
    await answer(page, 'Sauvegarder et quitter');
    await expect(page.getByRole('dialog').getByLabel(/^Auteurs/), 'half of an article is not saved').toBeFocused();
    await page.goBack();
    await answer(page, 'Quitter');
    await expect(heading(page, axes)).toBeVisible();
  });
});

test('leaving the site asks as the browser does, only while something is unsaved', async ({ adminPage: page }) => {
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
  ['competences', 'Ajouter / Modifier', 'Titre', true],
  ['courses', 'Ajouter / Modifier', 'Nom du cours', true],
  ['projects', 'Ajouter / Modifier', 'Titre du projet', true],
  ['responsibilities', 'Ajouter / Modifier', 'Titre', true],
  ['languages', 'Ajouter / Modifier', 'Nom de la langue', true],
  ['sections-manager', /^Modifier «/, 'Titre', true],
] as const;

for (const [index, [route, open, label, closes]] of sample([...forms.entries()], 9, 8)) {
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
      await field.press('Escape');
      await answer(page, 'Rester');
      await expect(field).toHaveValue('Une valeur abandonnée');
      await field.press('Escape');
      await answer(page, 'Quitter');
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

test('Ctrl+S in the window of a publication: it joins the form and is stored; half-filled, nothing is', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: /^Ajouter un article/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Titre/).fill('Un article par le clavier');
  await page.keyboard.press('Control+S');
  await expectFieldError(dialog.getByLabel(/^Auteurs/), 'Veuillez remplir tous les champs obligatoires');
  await expect(dialog.getByLabel(/^Auteurs/)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click();
  await dialog.getByLabel(/^Auteurs/).fill('C. Clavier');
  await page.keyboard.press('Control+S');
  await expect(dialog).toBeHidden();
  await expect(toast(page, /publication\(s\)/)).toBeVisible();
  expect(await (await fetch(`${site.origin}/publications`)).text()).toContain('Un article par le clavier');
});

test('however often Escape is pressed, a window with something typed asks, and stays', async ({ adminPage: page }) => {
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: /^Ajouter un article/ }).click();
  const window = page.getByRole('dialog', { name: /article/ });
  const asked = page.getByRole('alertdialog');
  await window.getByLabel(/^Titre/).fill('Un titre à moitié');
  for (const press of [1, 2, 3]) {
    await page.keyboard.press('Escape');
    await expect(asked, `asked ${press}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked, `answered ${press}`).toBeHidden();
    await expect(window.getByLabel(/^Titre/)).toHaveValue('Un titre à moitié');
  }
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Abandonner' }).click();
  await expect(window).toBeHidden();
  await page.getByRole('button', { name: /^Ajouter un article/ }).click();
  await expect(window.getByLabel(/^Titre/)).toHaveValue('');
});

test('Ctrl+S in the block of a thesis; Ctrl+S and Escape in the window of a section', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/theses');
  await unfold(page, 1);
  await page.getByRole('textbox', { name: /^Sujet/ }).fill('Un sujet par le clavier');
  await page.keyboard.press('Control+S');
  await expect(toast(page, /thèse\(s\) sauvegardée/)).toBeVisible();
  expect(await (await fetch(site.origin)).text()).toContain('Un sujet par le clavier');

  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Modifier « Responsabilités »' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/^Titre/)
    .first()
    .fill('Charges');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click();
  await dialog.getByRole('button', { name: 'Annuler' }).focus();
  await page.keyboard.press('Control+S');
  await expect(toast(page, 'Section mise à jour')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Charges' })).toHaveCount(1);
});

/** A failure that happens once, and what the save bar says about it. */
const failures = [
  [
    '500',
    { status: 500, error: 'Une erreur interne est survenue (référence 7f3a).' },
    'Une erreur interne est survenue (référence 7f3a).',
  ],
  ['503', { status: 503, error: 'Le site est occupé.', after: 5 }, /Le site est occupé\. Réessayez dans 5\ssecondes\./],
  ['507', { status: 507, error: 'Plus de place sur le disque.' }, 'Plus de place sur le disque.'],
  ['413', { status: 413, error: 'Le contenu est trop volumineux.' }, 'Le contenu est trop volumineux.'],
  ['an answer that never comes', null, 'Le serveur ne répond pas.'],
  ['no network', 'offline', 'Le serveur ne répond pas.'],
] as const;

for (const [name, failure, words] of sample(failures)) {
  test(`a save that fails (${name}) is said beside the form, keeps the text, and is made again`, {
    tag: '@long',
  }, async ({ adminPage: page, context, site, surprises }) => {
    surprises.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (500|503|507|413)/);
    await page.goto('/admin/research');
    await typeAxe(page, `Axe après ${name}`);
    if (failure === 'offline') await context.setOffline(true);
    else if (failure === null) await nextCall(page, '**/api/sections/**', (route) => route.abort());
    else {
      const headers: Record<string, string> = 'after' in failure ? { 'Retry-After': String(failure.after) } : {};
      const json = { success: false, error: failure.error };
      await nextCall(page, '**/api/sections/**', (route) => route.fulfill({ status: failure.status, headers, json }));
    }
    await page.keyboard.press('Control+S');
    await expect(saveBar(page).getByRole('alert')).toContainText('Non sauvegardé');
    await expect(saveBar(page).getByRole('alert')).toContainText(words);
    await expect(axe(page)).toHaveValue(`Axe après ${name}`);
    await context.setOffline(false);
    await saveBar(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(toast(page, /axe\(s\) de recherche sauvegardé/)).toBeVisible();
    expect(await storedAxes(site)).toMatchObject({ content: expect.arrayContaining([`Axe après ${name}`]) });
  });
}

test('what is given up after a save that failed is no longer said to be unsaved', { tag: '@long' }, async ({
  adminPage: page,
  surprises,
}) => {
  surprises.expect(/status of 500/);
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Renommer' }).click();
  await page.getByLabel('Nom du domaine').fill('Un autre nom');
  await nextCall(page, '**/api/sections/**', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.keyboard.press('Control+S');
  await expect(saveBar(page)).toContainText('Non sauvegardé');
  await saveBar(page).getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(saveBar(page)).toContainText('Aucune modification');
  await expect(saveBar(page).getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
});

test.describe('one stays after « Quitter »', () => {
  const team = (page: Page) => page.getByLabel(/^Équipe/);
  test.beforeEach(async ({ adminPage: page }) => {
    await page.goto('/admin/profile');
    await team(page).fill('Équipe en chemin');
    await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
  });
  const expectGuarded = async (page: Page) => {
    await menuLink(page, 'Langues').click();
    await answer(page, 'Rester');
    await expect(team(page)).toHaveValue('Équipe en chemin');
  };

  test('a link to the page itself asks nothing, and what is typed stays guarded', { tag: '@long' }, async ({
    adminPage: page,
  }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Aller à une page' }).fill('mot de passe');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Mot de passe' })).toBeFocused();
    await menuLink(page, 'Profil').click();
    await expect(question(page)).toHaveCount(0);
    await expectGuarded(page);
  });

  test('signing out that fails leaves what is typed guarded', { tag: '@long' }, async ({
    adminPage: page,
    surprises,
  }) => {
    surprises.expect(/ERR_FAILED/);
    await nextCall(page, '**/api/auth/signout', (route) => route.abort());
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await answer(page, 'Quitter');
    await expect(toast(page, 'Erreur lors de la déconnexion')).toBeVisible();
    await expectGuarded(page);
  });

  test('« Déconnecter partout », then « Annuler », leaves what is typed guarded', { tag: '@long' }, async ({
    adminPage: page,
  }) => {
    await page.getByRole('button', { name: 'Déconnecter partout' }).click();
    await answer(page, 'Quitter');
    await page
      .getByRole('alertdialog', { name: /Déconnecter partout/ })
      .getByRole('button', { name: 'Annuler' })
      .click();
    await expectGuarded(page);
  });
});
