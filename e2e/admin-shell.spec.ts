import type { Page } from '@playwright/test';
import { menuLink } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { hold } from './support/delay-response';
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

for (const [route, label, title] of sample(routes, 8)) {
  test(`${route} opens, is current in the menu, and stays within the screen from desk to phone`, async ({
    adminPage: page,
  }) => {
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(menuLink(page, label)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current]')).toHaveCount(1);
    await expect(page.locator('#contenu [aria-busy="true"]')).toHaveCount(0);
    for (const width of [1440, 390, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('the page is in sight in a menu that is longer than the screen', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/admin/traductions');
  await expect(menuLink(page, 'Traductions')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the frame says whose site it is, and who is signed in', { tag: '@long' }, async ({
  adminPage: page,
  context,
}) => {
  await page.goto('/admin');
  const bar = page.getByRole('banner');
  for (const words of ['Administration Portfolio', 'Gestion du contenu et des sections', owner.email, 'Administrateur'])
    await expect(bar).toContainText(words);
  await expect(bar.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
  for (const [route, label] of routes) await expect(menuLink(page, label)).toHaveAttribute('href', route);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: /^Voir le site/ })
    .click();
  const site = await opened;
  await site.waitForURL((url) => url.pathname === '/');
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Dr.');
  await expect(page).toHaveURL(/\/admin$/);
});

test('on a phone the menu is a drawer that Escape closes', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await expect(menuLink(page, 'Projets')).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menuLink(page, 'Projets')).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await menuLink(page, 'Projets').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Projets' })).toBeVisible();
  await expect(menuLink(page, 'Langues')).not.toBeInViewport();
});

test('« Aller à… » is used from the keyboard: the arrows go round the field and the links', async ({
  adminPage: page,
}) => {
  await page.goto('/admin');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Aller à' });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('button', { name: 'Déconnexion' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await field.fill('théses');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/theses$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('« Aller à… » leads to what has no page of its own, from other pages and from its own, and signs out', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const jump = async (typed: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Aller à une page' }).fill(typed);
    await page.keyboard.press('Enter');
  };
  await page.goto('/admin');
  await jump('mot de passe');
  await expect(page).toHaveURL(/\/admin\/profile#mot-de-passe$/);
  await expect(page.getByRole('region', { name: 'Mot de passe' })).toBeFocused();
  await jump('sessions');
  await expect(page.getByRole('region', { name: 'Sessions ouvertes' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Sessions ouvertes' })).toBeInViewport();
  await jump('sauvegarde');
  await expect(page.getByRole('region', { name: 'Sauvegarde' })).toBeFocused();
  await jump('corbeille');
  await expect(page.getByRole('region', { name: 'Corbeille' })).toBeFocused();
  await jump('photo');
  await expect(page.getByRole('region', { name: 'Photo' })).toBeFocused();
  await jump('importer');
  await expect(page.getByRole('heading', { level: 1, name: 'Importer des publications' })).toBeFocused();
  await jump('déco');
  await expect(page).toHaveURL(/\/login$/);
});

test('« Aller à… » closes by one Escape, whatever is typed, or a click beside it; the page behind does not scroll', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin');
  const dialog = page.getByRole('dialog', { name: 'Aller à' });
  const afterWheel = async (y: number) => {
    await page.mouse.wheel(0, y);
    return page.evaluate(() => scrollY);
  };
  await page.mouse.move(700, 700);
  await expect.poll(() => afterWheel(100)).toBeGreaterThan(0);
  await expect.poll(() => afterWheel(-1000)).toBe(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzz');
  await expect(dialog.getByText('Aucune page ne porte ce nom.')).toBeVisible();
  for (let turn = 0; turn < 5; turn += 1) expect(await afterWheel(100)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.mouse.click(1270, 700);
  await expect(dialog).toBeHidden();
});

test('the Escape that closes « Aller à… », or the menu on a phone, leaves the form behind open', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  const cancel = page.getByRole('region', { name: 'Sauvegarde' }).getByRole('button', { name: 'Annuler' });
  await expect(cancel).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Aller à une page' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Aller à' })).toBeHidden();
  await expect(cancel).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menuLink(page, 'Projets')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
  await expect(cancel).toBeVisible();
});

test('a page is asked for when its link is followed, and shows the loading state until it comes', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => 'rsc' in request.headers() && asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/profile');
  await expect(page.frameLocator('iframe[title="Aperçu de la section"]').getByRole('heading').first()).toBeVisible();
  const release = await hold(page, /\/admin\/projects/);
  await menuLink(page, 'Projets').click();
  const waiting = page.getByText('Chargement…', { exact: true });
  await expect(waiting).toBeVisible();
  const ground = await page
    .getByRole('status')
    .filter({ has: waiting })
    .evaluate((veil) => getComputedStyle(veil).backgroundColor);
  expect(ground, 'what is behind the words does not show through them').not.toMatch(
    /^transparent$|^rgba\(0, 0, 0, 0\)$/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestion des Projets');
  await expect(waiting).toBeHidden();
  expect(asked, 'nothing is fetched ahead').toEqual(['/admin/projects']);
});

test('an unknown address of the administration stays in it, as the fallback page with status 404', async ({
  adminPage: page,
  surprises,
}) => {
  surprises.expect(/status of 404/);
  for (const address of ['/admin/xyz', '/admin/courses/1/deux']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toHaveAttribute(
      'lang',
      'en',
    );
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeAttached();
  }
  await expect(page.getByRole('link', { name: /accueil|site|tableau de bord/i }).first()).toBeVisible();
});

test.describe('the dashboard’s figures are true', () => {
  const figures = (page: Page) => page.getByRole('region', { name: 'En chiffres' });

  test('the sections follow what is hidden', { tag: '@long' }, async ({ adminPage: page, site }) => {
    const caller = await new Caller(site.origin).signIn();
    const list = Object.values((await caller.call('GET', `/api/sections/${caller.id}`)).json);
    const total = list.length;
    await page.goto('/admin');
    await expect(figures(page)).toContainText(new RegExp(`Sections visibles\\s*${total}\\s*sur ${total}`));
    await expect(figures(page)).toContainText(new RegExp(`Total des sections\\s*${total}`));
    const states = page.getByRole('region', { name: 'Liste des sections' }).getByRole('listitem');
    await expect(states).toHaveCount(total);
    await menuLink(page, 'Éditeur Simple').click();
    await page.getByRole('button', { name: 'Masquer « Projets »' }).click();
    await expect(page.getByRole('button', { name: 'Afficher « Projets »' })).toBeVisible();
    await menuLink(page, 'Tableau de bord').click();
    await expect(figures(page)).toContainText(new RegExp(`Sections visibles\\s*${total - 1}\\s*sur ${total}`));
    await expect(figures(page)).toContainText('1 masquée');
    await expect(states.filter({ hasText: 'Projets' })).toContainText('Masqué');
    await expect(
      page.getByRole('region', { name: 'Dernières modifications' }).getByRole('listitem').first(),
    ).toContainText('Section « Projets » masquée');
  });

  test('the profile and the media follow what is saved', { tag: '@long' }, async ({ adminPage: page, site }) => {
    const caller = await new Caller(site.origin).signIn();
    const put = (json: object) => caller.call('PUT', `/api/profile/${caller.id}`, { json });
    await put({ equipe: 'Équipe d’essai', gsm: '+33 1 02 03 04 05' });
    await page.goto('/admin');
    const [, filled = '', total = ''] = /(\d+) champs sur (\d+)/.exec((await figures(page).textContent()) ?? '') ?? [];
    expect(await figures(page).textContent()).toMatch(
      new RegExp(`Profil complété\\s*${Math.round((Number(filled) / Number(total)) * 100)}\\s*%`),
    );
    await expect(figures(page)).toContainText(`${filled} champs sur ${total}, exemple compris`);
    await expect(page.getByRole('main')).toContainText('+33 1 02 03 04 05');
    await put({ equipe: '', gsm: '+33 9 99 99 99 99' });
    await page.reload();
    await expect(figures(page), 'a team that is not given is not missed').toContainText(
      `${Number(filled) - 1} champs sur ${Number(total) - 1}`,
    );
    await expect(page.getByRole('main')).toContainText('+33 9 99 99 99 99');
  });

  test('its quick actions lead where they say', { tag: '@long' }, async ({ adminPage: page }) => {
    await page.goto('/admin');
    const actions = page.getByRole('region', { name: 'Actions rapides' }).getByRole('link');
    const leadTo = ['/admin/profile', '/admin/about', '/admin/courses', '/admin/dossiers', '/admin/sections', '/'];
    await expect(actions).toHaveCount(leadTo.length);
    for (const [at, to] of leadTo.entries()) await expect(actions.nth(at)).toHaveAttribute('href', to);
    await expect(actions.and(page.locator('[target]'))).toHaveCount(1);
    await expect(actions.last()).toHaveAttribute('target', '_blank');
  });
});
