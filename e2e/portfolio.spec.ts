import type { BrowserContext, Locator, Page } from '@playwright/test';
import { confirmRemoval, menuLink, pngFile, saveBar, signInByForm, tabTo, toast } from './support/admin';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

/** A real portfolio is imported, read by a visitor, then changed by its owner; each change is public at once. */

let imported = '';
test.beforeEach(async ({ site }) => {
  if (imported === site.origin) return;
  const { code, output } = await site.command('import', ['e2e/fixtures/portfolio.json']);
  expect(output).toContain('importée');
  expect(code).toBe(0);
  imported = site.origin;
});

/** Opens `path` in a new tab. */
async function visit(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('a visitor reads the imported portfolio', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await wholePage(page);
  });

  test('the name, the languages and the order of the sections', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dr. Amélie-Constance Nguyễn-Lefèvre de La Tour-d’Auvergne',
    );
    const arabic = region(page, 'À propos de moi').getByText('العربية', { exact: true });
    await expect(arabic).toBeVisible();
    expect(
      await arabic.evaluate((element) => getComputedStyle(element).direction),
      'set from right to left, by its own words',
    ).toBe('rtl');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Mesurer l’eau, partager le savoir', // a heading of the mission text
      'À propos de moi',
      'Axes de Recherche',
      'Compétences',
      'Publications',
      'Thèses encadrées',
      'Projets',
      'Responsabilités',
      'Enseignement',
      'Médiation scientifique',
      'Distinctions & prix',
      'Logiciels libres',
      'Contact',
    ]);
  });

  test('60 publications, all in the complete list', async ({ page }) => {
    await expect(page.getByLabel('Production scientifique en chiffres')).toContainText(/publications\s*60/);
    await page.getByRole('link', { name: 'Voir Toutes les Publications' }).click();
    const dialog = page.getByRole('dialog', { name: 'Production Scientifique Complète' });
    await expect(dialog).toContainText('60 publications');
    await expect(dialog.getByRole('listitem')).toHaveCount(60);
    await dialog.getByRole('link', { name: 'Chercher, filtrer et télécharger dans la liste complète' }).click();
    await expect(page).toHaveURL('/publications');
    await expect(
      page
        .getByRole('main')
        .getByRole('list', { name: /^(Articles|Communications)|publications/i })
        .getByRole('listitem'),
    ).toHaveCount(60);
  });

  test('14 courses with their total of 434 h 30', { tag: '@long' }, async ({ page }) => {
    const teaching = region(page, 'Enseignement');
    await expect(teaching).toContainText(/Total, 14\senseignements\s*434\sh\s30/);
    await expect(teaching.getByRole('link', { name: 'Médiation scientifique' })).toBeVisible();
    await teaching.getByRole('link', { name: 'Hydrogéologie appliquée' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hydrogéologie appliquée' });
    await expect(dialog).toContainText(/36\sh/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('8 theses with their statuses, each with its detail; the abandoned one is private', async ({ page }) => {
    const theses = region(page, 'Thèses encadrées');
    await expect(theses.getByRole('listitem')).toHaveCount(8);
    expect(await page.content()).not.toMatch(/Intermittence des cours d’eau bretons|abandonnée/i);
    await theses.getByRole('link', { name: 'Récupération d’énergie pour limnimètres autonomes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Récupération d’énergie pour limnimètres autonomes' });
    await expect(dialog).toContainText('Soutenue');
    await expect(dialog).toContainText('Capteurs sobres & réseaux');
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog).toBeHidden();
  });

  test('the owner’s own sections have headings and links, and the hidden draft is nowhere', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    for (const [title, words] of [
      ['Médiation scientifique', 'Comprendre pour agir.'],
      ['Distinctions & prix', 'Prix Jean-Valembois (2019)'],
      ['Logiciels libres', 'hydrosense'],
    ] as const) {
      await expect(region(page, title)).toContainText(words);
      const link = page.getByRole('contentinfo').getByRole('link', { name: title });
      await link.click();
      await expect(region(page, title).getByRole('heading', { name: title })).toBeInViewport();
    }
    for (const path of ['/', '/publications', '/sitemap.xml']) {
      const answer = await fetch(`${site.origin}${path}`);
      expect(await answer.text()).not.toMatch(/brouillon|marqueur-secret/i);
    }
  });
});

test.describe('the owner changes', () => {
  test('the languages: one with a colour', { tag: '@long' }, async ({ adminPage: page, context }) => {
    await page.goto('/admin/languages');
    await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
    await page.getByRole('button', { name: 'Ajouter une langue' }).click();
    await page.getByLabel('Nom de la langue').last().fill('Brezhoneg');
    await page.getByRole('radio', { name: 'Jaune' }).last().check();
    await page.getByRole('button', { name: 'Sauvegarder mes langues' }).click();
    await expect(toast(page, /^\d langue\(s\) sauvegardée\(s\) avec succès!$/)).toBeVisible();
    const chip = region(await visit(context), 'À propos de moi').getByText('Brezhoneg', { exact: true });
    await expect(chip).toBeVisible();
    await expect(chip.locator('..')).toHaveAttribute('data-tone', 'jaune');
  });

  test('the theses: a domain, one more, one edited, one deleted', { tag: '@long' }, async ({
    adminPage: page,
    context,
  }) => {
    await page.goto('/admin/theses');
    await page.getByRole('button', { name: 'Ajouter un domaine' }).click();
    await page.getByLabel('Nom du domaine').fill('Mémoire des rivières');
    await page.getByLabel('Nom du domaine').press('Enter');
    await page.getByRole('button', { name: 'Ajouter une thèse' }).click();
    await page.getByLabel('Sujet').fill('Cartes anciennes et lits mineurs');
    await page.getByRole('radio', { name: 'Soutenue' }).check();
    await page.getByLabel('Année').fill('2026');

    await page.getByRole('button', { name: /^Didactique de l’eau/, pressed: false }).click();
    await page.getByRole('button', { name: /^\d\. L’eau au collège/ }).click();
    await page.getByLabel('Sujet').fill('L’eau au lycée');
    await page.getByRole('radio', { name: 'Soutenue' }).check();
    await page.getByRole('button', { name: /^Supprimer « Évaluer l’esprit critique/ }).click();
    await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer cette thèse ?');
    await page.getByRole('button', { name: 'Sauvegarder les thèses' }).click();
    await expect(toast(page, '9 thèse(s) sauvegardée(s) avec succès!')).toBeVisible();

    const theses = region(await visit(context), 'Thèses encadrées');
    await expect(theses.getByRole('heading', { level: 3, name: 'Mémoire des rivières' })).toBeVisible();
    await expect(theses.getByRole('listitem').filter({ hasText: 'Cartes anciennes et lits mineurs' })).toContainText(
      'Soutenue',
    );
    await expect(theses.getByRole('listitem').filter({ hasText: 'L’eau au lycée' })).toContainText('Soutenue');
    await expect(theses).not.toContainText('Évaluer l’esprit critique');

    await page.getByRole('button', { name: 'Supprimer le domaine « Mémoire des rivières »' }).click();
    await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer ce domaine et toutes ses thèses ?');
    await page.getByRole('button', { name: 'Sauvegarder les thèses' }).click();
    await expect(toast(page, '8 thèse(s) sauvegardée(s) avec succès!')).toBeVisible();
    await expect(region(await visit(context), 'Thèses encadrées')).not.toContainText('Mémoire des rivières');
  });

  test('the profile: the grade, a mission with bold words, a photo', { tag: '@long' }, async ({
    adminPage: page,
    context,
  }) => {
    await page.goto('/admin/profile');
    await page.getByLabel('Grade').fill('Professeure des universités, classe exceptionnelle');
    await page.getByText('Texte de la mission').scrollIntoViewIfNeeded();
    const mission = page.getByRole('textbox', { name: 'Texte de la mission' });
    await mission.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Mesurer l’eau avec des moyens ');
    await page.getByRole('button', { name: 'Gras', exact: true }).click();
    await page.keyboard.type('sobres');
    await page.getByRole('button', { name: 'Gras', exact: true }).click();
    await page.keyboard.type(' et partagés');
    await page.getByLabel('Choisir une photo').setInputFiles(await pngFile());
    await expect(toast(page, 'Photo uploadée avec succès!')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Aperçu du portrait' })).toHaveAttribute('src', /^\/uploads\//);
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();

    const visitor = await visit(context);
    const hero = visitor.locator('#home');
    await expect(hero).toContainText('Professeure des universités, classe exceptionnelle');
    await expect(hero.getByText('Mesurer l’eau avec des moyens sobres et partagés')).toBeVisible();
    await expect(hero.getByRole('strong').filter({ hasText: /^sobres$/ })).toBeVisible();
    const portrait = hero.getByRole('img');
    await expect(portrait).toHaveAttribute('src', /^\/uploads\//);
    await expect
      .poll(() =>
        portrait.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });

  test('what is visible: a section is hidden, then shown again', async ({ adminPage: page, context }) => {
    await page.goto('/admin/sections');
    await page.getByRole('button', { name: 'Masquer « Projets »' }).click();
    await expect(toast(page, 'Section masquée')).toBeVisible();
    const hidden = await visit(context);
    await expect(region(hidden, 'Projets')).toHaveCount(0);
    await expect(hidden.getByRole('link', { name: 'Projets' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Afficher « Projets »' }).click();
    await expect(toast(page, 'Section affichée')).toBeVisible();
    await expect(region(await visit(context), 'Projets')).toBeVisible();
  });

  test('the sections: one of text, then none', { tag: '@long' }, async ({ adminPage: page, context }) => {
    const dialog = await startSection(page, 'Texte', 'Carnet de terrain');
    await dialog.getByRole('textbox', { name: 'Contenu' }).click();
    await page.keyboard.type('Une crue, ');
    await dialog.getByRole('button', { name: 'Italique' }).click();
    await page.keyboard.type('trois carnets');
    await addSection(page, dialog);
    const visitor = await visit(context);
    await expect(region(visitor, 'Carnet de terrain').getByRole('emphasis')).toHaveText('trois carnets');
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Carnet de terrain' })).toBeVisible();

    await page.getByRole('button', { name: 'Supprimer « Carnet de terrain »' }).click();
    await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer cette section ?');
    await expect(toast(page, 'Section supprimée')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Modifier « Carnet de terrain »' })).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByText('Carnet de terrain')).toHaveCount(0);
  });

  test('the sections: cards', { tag: '@long' }, async ({ adminPage: page, context }) => {
    const dialog = await startSection(page, 'Cartes', 'Instruments');
    const [, cardTitle] = await dialog.getByRole('textbox', { name: /^Titre/ }).all();
    await cardTitle?.fill('Limnimètre');
    await dialog.getByLabel('Description').fill('Mesure la hauteur d’eau.');
    await addSection(page, dialog);
    const card = region(await visit(context), 'Instruments').getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Mesure la hauteur d’eau.');
    await expect(card.getByRole('heading', { name: 'Limnimètre' })).toBeVisible();
  });

  test('an axis, with the keyboard alone', { tag: '@long' }, async ({ adminPage: page, context }) => {
    await page.goto('/admin');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('axes');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Axes de Recherche' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Ajouter / Modifier' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Axe 1', { exact: true }));
    await page.keyboard.press('Control+End'); // the field shows its line whole, on two
    await page.keyboard.type(' et sobriété');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Axe 2', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Écoute des sols');
    await page.keyboard.press('Control+S');
    await expect(toast(page, /^\d+ axe\(s\) de recherche sauvegardé\(s\) avec succès!$/)).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1 }),
      'the list took the form’s place, and the focus',
    ).toBeFocused();
    const axes = region(await visit(context), 'Axes de Recherche');
    await expect(axes).toContainText('vieillissement et sobriété');
    await expect(axes).toContainText('Écoute des sols');
  });

  test('a language, on a phone', { tag: '@long' }, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInByForm(page);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await menuLink(page, 'Langues').click();
    await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
    await page.getByRole('button', { name: 'Ajouter une langue' }).click();
    await page.getByLabel('Nom de la langue').last().fill('Kreyòl');
    await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
    await expectNoSideScroll(page);
    await saveBar(page).getByRole('button', { name: 'Sauvegarder mes langues' }).click();
    await expect(toast(page, /^\d langue\(s\) sauvegardée\(s\) avec succès!$/)).toBeVisible();

    const visitor = await context.newPage();
    await visitor.setViewportSize({ width: 390, height: 844 });
    await visitor.goto('/');
    await expectNoSideScroll(visitor);
    await visitor.getByLabel('Menu', { exact: true }).first().click();
    await visitor.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'À propos' }).click();
    await expect(visitor.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(region(visitor, 'À propos de moi').getByText('Kreyòl', { exact: true })).toBeVisible();
  });
});

/**
 * Opens the simple editor's dialog for a new section. The title is typed first, to check that choosing a type preserves
 * it.
 */
async function startSection(page: Page, type: string, title: string): Promise<Locator> {
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Ajouter une section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une section' });
  const titleField = dialog.getByRole('textbox', { name: /^Titre/ }).first();
  await titleField.fill(title);
  await dialog.getByRole('radio', { name: type }).check();
  await expect(titleField).toHaveValue(title);
  return dialog;
}

async function addSection(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Section ajoutée')).toBeVisible();
}

async function expectNoSideScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}
