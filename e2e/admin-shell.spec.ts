import type { Page } from '@playwright/test';
import { menuLink } from './support/admin';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import { sample } from './support/sample';
import { expect, owner, test } from './support/test';

/** The administration's layout, its pages and its dashboard. */

const routes = [
  ['/admin', 'Tableau de bord', 'Tableau de bord'],
  ['/admin/profile', 'Profil', 'Profil'],
  ['/admin/civil-status', 'État civil', 'État civil'],
  ['/admin/about', 'À propos', 'Section À propos'],
  ['/admin/key-figures', 'Chiffres clés', 'Chiffres clés'],
  ['/admin/research', 'Axes de recherche', 'Gestion des Axes de Recherche'],
  ['/admin/competences', 'Compétences', 'Gestion des Compétences'],
  ['/admin/publications', 'Publications', 'Gestion des Publications'],
  ['/admin/theses', 'Thèses encadrées', 'Gestion des Thèses encadrées'],
  ['/admin/education', 'Formation et diplômes', 'Formation et diplômes'],
  ['/admin/courses', 'Enseignement', 'Gestion des Cours'],
  ['/admin/projects', 'Projets', 'Gestion des Projets'],
  ['/admin/responsibilities', 'Responsabilités', 'Gestion des Responsabilités'],
  ['/admin/career', 'Parcours', 'Parcours'],
  ['/admin/activities', 'Activités', 'Activités'],
  ['/admin/languages', 'Langues', 'Gestion des Langues'],
  ['/admin/sections', 'Éditeur Simple', 'Éditeur Simple'],
  ['/admin/sections-manager', 'Gestion Sections', 'Gestion Sections'],
  ['/admin/history', 'Historique', 'Historique'],
] as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('each page opens, is current in the menu, names its regions apart, and stays within the screen from desk to phone', async ({
  adminPage: page,
}) => {
  for (const [route, label, title] of sample(routes, 8, 2)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await page.goto(route))?.status()).toBe(200);
    await expect(heading(page)).toHaveText(title);
    await expect(menuLink(page, label)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('#contenu [aria-busy="true"]')).toHaveCount(0);
    const regions = (await page.locator('body').ariaSnapshot()).match(/- region ".+?"/g) ?? [];
    expect(regions, route).toEqual([...new Set(regions)]);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${route}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the frame says whose site it is and who is signed in; on a phone the menu is a drawer that Escape closes', {
  tag: '@long',
}, async ({ adminPage: page, context }) => {
  await page.goto('/admin');
  for (const words of ['Administration Portfolio', 'Gestion du contenu et des sections', owner.email, 'Administrateur'])
    await expect(page.getByRole('banner')).toContainText(words);
  for (const [route, label] of routes) await expect(menuLink(page, label)).toHaveAttribute('href', route);
  const opened = context.waitForEvent('page');
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('link', { name: /^Voir le site/ }).click();
  await expect(heading(await opened)).toContainText('Dr.');

  await page.setViewportSize({ width: 390, height: 844 });
  const open = page.getByRole('button', { name: 'Ouvrir le menu' });
  await expect(menuLink(page, 'Projets')).toBeHidden();
  await open.click();
  await expect(menuLink(page, 'Projets')).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await menuLink(page, 'Projets').click();
  await expect(heading(page)).toHaveText('Gestion des Projets');
  await expect(menuLink(page, 'Langues')).not.toBeInViewport();
});

test('« Aller à… » is used from the keyboard, and leads to pages and to their parts', async ({ adminPage: page }) => {
  await page.goto('/admin');
  const dialog = page.getByRole('dialog', { name: 'Aller à' });
  const field = dialog.getByRole('searchbox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('button', { name: 'Déconnexion' })).toBeFocused();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await field.fill('théses');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/theses$/);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await field.fill('sessions');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sessions ouvertes' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Sessions ouvertes' })).toBeInViewport();
});

test('an unknown address of the administration stays in it, as the fallback page with status 404', async ({
  adminPage: page,
  surprises,
}) => {
  surprises.expect(/status of 404/);
  expect((await page.goto('/admin/courses/1/deux'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(heading(page)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeAttached();
});

test('the dashboard’s figures are true', { tag: '@long' }, async ({ adminPage: page, site }) => {
  const total = (await (await contentOf(site)).sections()).length;
  const figures = page.getByRole('region', { name: 'En chiffres' });
  await page.goto('/admin');
  await expect(figures).toContainText(new RegExp(`Sections visibles\\s*${total}\\s*sur ${total}`));
  await expect(figures).toContainText(new RegExp(`Total des sections\\s*${total}`));
  await menuLink(page, 'Éditeur Simple').click();
  await page.getByRole('button', { name: 'Masquer « Projets »' }).click();
  await expect(page.getByRole('button', { name: 'Afficher « Projets »' })).toBeVisible();
  await menuLink(page, 'Tableau de bord').click();
  await expect(figures).toContainText(new RegExp(`Sections visibles\\s*${total - 1}\\s*sur ${total}`));
  const rowOf = (region: string) => page.getByRole('region', { name: region }).getByRole('listitem');
  await expect(rowOf('Liste des sections').filter({ hasText: 'Projets' })).toContainText('Masqué');
  await expect(rowOf('Dernières modifications').first()).toContainText('Section « Projets » masquée');
});
