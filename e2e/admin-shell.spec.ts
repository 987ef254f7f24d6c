import type { Page } from 'playwright/test';
import { rowsOf } from '../lib/testing/rows';
import { menuLink, openMenuGroup, pageTitle, tab } from './support/admin';
import { expectAccessible } from './support/axe';
import { sample } from './support/sample';
import { expect, owner, test } from './support/test';

/** The administration's layout, its pages and its dashboard. */

/** The pages; which of them are below an entry of the menu itself, and which in a group that opens. */
const every = rowsOf('e2e/admin-pages.txt').map(
  ({ rule, input: route, outputs: [label = '', title = label, tab] }) => ({
    ...{ route, label, title, tab },
    group: /« (.+) »$/.exec(rule)?.[1],
  }),
);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Administration' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('each page opens, is current in the menu, names its regions apart, and stays within the screen from desk to phone', async ({
  adminPage: page,
}) => {
  for (const { route, label, title, tab: own } of sample(every, 8, 2)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await page.goto(route))?.status()).toBe(200);
    await expect(heading(page)).toHaveText(title);
    await expect(menuLink(page, label)).toHaveAttribute('aria-current', 'page');
    if (own) await expect(tab(page, own)).toHaveAttribute('aria-current', 'page');
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
  const opened = context.waitForEvent('page');
  await menu(page)
    .getByRole('link', { name: /^Voir le site/ })
    .click();
  await expect(heading(await opened)).toContainText('Dr.');

  await page.setViewportSize({ width: 390, height: 844 });
  const open = page.getByRole('button', { name: 'Ouvrir le menu' });
  await expect(menuLink(page, 'Projets')).toBeHidden();
  await open.click();
  for (const entry of await menu(page).getByRole('listitem').all()) await expect(entry).toBeInViewport({ ratio: 1 });
  await expect(menu(page).getByRole('link', { name: /^Voir le site/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await menuLink(page, 'Projets').click();
  await expect(heading(page)).toHaveText('Projets');
  await expect(menuLink(page, 'Langues')).not.toBeInViewport();
});

test('the menu fits in 900 px; one group is open at a time, is remembered, and opens on its pages', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  const group = (name: string) => menu(page).getByRole('button', { name });
  await expect(menu(page).getByRole('listitem')).toHaveCount(16);
  for (const name of ['Carrière', 'Site'] as const) {
    await openMenuGroup(page, name);
    for (const { route, label, tab: own } of every.filter((each) => each.group === name)) {
      if (own !== 'Journal') await expect(menuLink(page, label)).toHaveAttribute('href', route);
      await expect(menuLink(page, label)).toBeInViewport({ ratio: 1 });
    }
  }
  await expect(group('Carrière')).toHaveAttribute('aria-expanded', 'false');
  for (const { route, label, tab: own } of every.filter((each) => !each.group)) {
    if (!own || own === 'Texte' || own === label) await expect(menuLink(page, label)).toHaveAttribute('href', route);
    await expect(menuLink(page, label)).toBeInViewport({ ratio: 1 });
  }
  await expect(menu(page).getByRole('link', { name: /^Voir le site/ })).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(group('Site')).toHaveAttribute('aria-expanded', 'true');
  await page.goto('/admin/career');
  await expect(group('Carrière')).toHaveAttribute('aria-expanded', 'true');
  await expect(group('Site')).toHaveAttribute('aria-expanded', 'false');
  await group('Carrière').click();
  await expect(menuLink(page, 'Parcours')).toBeHidden();
});

test('the import of a career leads back to the page that it was opened from, where the menu stays', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/projects');
  await page.getByRole('link', { name: 'Importer ma carrière' }).click();
  await expect(pageTitle(page, 'Importer ma carrière')).toBeVisible();
  await expect(menuLink(page, 'Projets')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'Projets' }).click();
  await expect(pageTitle(page, 'Projets')).toBeVisible();
});

test('sections are listed in the stored order, À propos where it stands', async ({ adminPage: page, content }) => {
  await content.saveSection('a-propos', { order: 6.5 });
  const titles = (await content.sections()).map(({ title }) => title);
  expect(titles.indexOf('À propos')).toBe(titles.indexOf('Projets') + 1);
  for (const path of ['/admin', '/admin/sections', '/admin/sections-manager']) {
    await page.goto(path);
    const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Thèses encadrées' });
    await expect(list.getByRole('listitem')).toContainText(titles);
  }
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
  for (const [word, place] of [
    ['RGPD', 'Mentions légales'],
    ['paramètres', 'Fuseau horaire du site'],
    ['securite', 'Mot de passe'],
    ['statistiques', 'Visites'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await field.fill(word);
    await expect(dialog.getByRole('link', { name: place })).toBeVisible();
    await page.keyboard.press('Escape');
  }
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

test('the dashboard’s figures are true', { tag: '@long' }, async ({ adminPage: page, content }) => {
  const total = (await content.sections()).length;
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
  await expect(page.getByRole('main')).toContainText(/Dernière modification\s: Section «\sProjets\s» masquée, \d/);
  await content.saveProfile({ prenom: 'Awa', nom: 'Diop' });
  await content.saveSection('theses-encadrees', {
    content: { Rivages: [{ sujet: 'Les marées', statut: 'En cours', annee: '2020', soutenance: { date: '2024-03' } }] },
  });
  await page.reload();
  await expect(figures, 'the sections with nothing but examples are not shown').toContainText(
    new RegExp(`Sections visibles\\s*1\\s*sur ${total}`),
  );
  await expect(rowOf('Liste des sections').filter({ hasText: 'Visible' })).toHaveText(/^Thèses encadrées/);
  await expect(rowOf('À voir').last()).toContainText(
    /La thèse «\sLes marées\s» est soutenue depuis mars\s2024 et s’affiche toujours «\sEn cours\s»\./,
  );
});
