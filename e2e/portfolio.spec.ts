import type { BrowserContext, Page } from 'playwright/test';
import {
  confirmRemoval,
  expectFieldError,
  menuLink,
  openFold,
  openForm,
  pngFile,
  saveBar,
  signInByForm,
  tabTo,
  toast,
} from './support/admin';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

/** A real portfolio is imported, read by a visitor, then changed by its owner; each change is public at once. */

test.beforeAll(async ({ siteOf, siteEnv, used, byNext }, { file }) => {
  const site = await siteOf(file, { env: siteEnv, used, byNext });
  const { code, output } = await site.command('import', ['e2e/fixtures/portfolio.json']);
  expect(output).toContain('importée');
  expect(code).toBe(0);
});

/** Opens the home page in a new tab. */
async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
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

  test('60 publications, all in the complete list, and no thesis that was abandoned', async ({ page }) => {
    await expect(page.getByLabel('Production scientifique en chiffres')).toContainText(/publications\s*60/);
    await page.getByRole('link', { name: 'Voir Toutes les Publications' }).click();
    const dialog = page.getByRole('dialog', { name: 'Production Scientifique Complète' });
    await expect(dialog.getByRole('listitem')).toHaveCount(60);
    await dialog.getByRole('link', { name: 'Chercher, filtrer et télécharger dans la liste complète' }).click();
    await expect(page).toHaveURL('/publications');
    await page.goto('/');
    expect(await page.content(), 'the abandoned thesis is private').not.toMatch(
      /Intermittence des cours d’eau bretons/,
    );
  });

  test('the owner’s own sections are there, and nothing of the hidden draft', async ({ page, site }) => {
    for (const [title, words] of [
      ['Médiation scientifique', 'Comprendre pour agir.'],
      ['Distinctions & prix', 'Prix Jean-Valembois (2019)'],
      ['Logiciels libres', 'hydrosense'],
    ] as const) {
      await expect(region(page, title)).toContainText(words);
    }
    for (const path of ['/', '/publications', '/sitemap.xml']) {
      expect(await site.text(path)).not.toMatch(/brouillon|marqueur-secret/i);
    }
  });
});

test.describe('the owner changes', () => {
  test('the profile: the grade, a mission with bold words, an ORCID, a photo', { tag: '@long' }, async ({
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
    await openFold(page.getByRole('main'), 'Identifiants');
    const orcid = page.getByLabel(/^ORCID/);
    await orcid.fill('0000-0002-1825-0098');
    await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
    await expectFieldError(orcid, 'seize caractères, dont le dernier contrôle les autres');
    await orcid.fill('https://orcid.org/0000-0002-1825-0097');
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
    await expect(
      visitor.getByRole('contentinfo').locator('a[href="https://orcid.org/0000-0002-1825-0097"]'),
    ).toHaveCount(1);
    const portrait = hero.getByRole('img');
    await expect(portrait).toHaveAttribute('src', /^\/uploads\//);
    await expect
      .poll(() =>
        portrait.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });

  test('the sections: one of text, then none', { tag: '@long' }, async ({ adminPage: page, context }) => {
    await page.goto('/admin/sections');
    await page.getByRole('button', { name: 'Ajouter une section' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter une section' });
    await dialog
      .getByRole('textbox', { name: /^Titre/ })
      .first()
      .fill('Carnet de terrain');
    await dialog.getByRole('radio', { name: 'Texte' }).check();
    await dialog.getByRole('textbox', { name: 'Contenu' }).click();
    await page.keyboard.type('Une crue, ');
    await dialog.getByRole('button', { name: 'Italique' }).click();
    await page.keyboard.type('trois carnets');
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(dialog).toBeHidden();
    await expect(toast(page, 'Section ajoutée')).toBeVisible();
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

  test('an axis, with the keyboard alone', { tag: '@long' }, async ({ adminPage: page, context }) => {
    await page.goto('/admin');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('axes');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Axes de Recherche' })).toBeVisible();
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
    await openForm(page);
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

async function expectNoSideScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}
