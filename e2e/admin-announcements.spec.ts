/**
 * What changes without the focus is said by a live region that is within reach: inside the window that is open, there
 * before its text.
 */
import type { Page } from '@playwright/test';
import { expectFieldError } from './support/admin';
import { contentOf } from './support/content';
import { endSessions, press } from './support/scenarios';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

let prepared = '';
test.beforeEach(async ({ site }) => {
  if (prepared !== site.origin) await keepLittle(site);
  prepared = site.origin;
});

test('a line moved in a window is announced in it', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Modifier « Axes de Recherche »' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Descendre la ligne 1', exact: true }).press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: /position 2 sur/i })).toHaveCount(1);
});

test('an import of nothing leads to the field, which says what is missing', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/publications/import');
  await page.getByRole('button', { name: 'Lire ces références' }).press('Enter');
  const field = page.getByLabel('Ou collez des références');
  await expect(field).toBeFocused();
  await expectFieldError(field, 'Veuillez coller au moins une référence');
});

test('a link to a bad address leads to the field, and the error is an alert', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  await page.getByRole('button', { name: 'Lien', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Lien' });
  const field = dialog.getByLabel('Adresse');
  await field.fill('pas un lien');
  await dialog.getByRole('button', { name: 'Ajouter' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/^Saisissez une adresse web/);
  await expectFieldError(
    field,
    'Saisissez une adresse web (http ou https), une partie du site, un DOI, un courriel ou un téléphone',
  );
  await expect(field).toBeFocused();
});

test('« Session expirée » begins at the password, and goes back to it when it is missing or wrong', {
  tag: '@long',
}, async ({ adminPage: page, site, surprises }) => {
  surprises.expect(/status of 401/);
  await page.goto('/admin/languages');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  await page.getByRole('button', { name: 'Ajouter une langue' }).click();
  await page.keyboard.type('Wolof');
  await endSessions({ page, site });
  await press('Sauvegarder mes langues')({ page, site });
  const dialog = page.getByRole('dialog', { name: 'Session expirée' });
  const password = dialog.getByRole('textbox', { name: 'Mot de passe' });
  await expect(password).toBeFocused();
  const send = dialog.getByRole('button', { name: 'Se connecter et continuer' });
  await send.press('Enter');
  await expectFieldError(password, 'Le mot de passe est requis');
  await expect(password).toBeFocused();
  await page.keyboard.type('ce n’est pas lui');
  await send.press('Enter');
  await expectFieldError(password, 'Mot de passe incorrect');
  await expect(password).toBeFocused();
});

test('a domain without a name is refused by an alert', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/requis|nom/i);
});

/**
 * Finds the live region that is there before it says anything, types what nothing matches, and expects it in that
 * region.
 */
async function expectSaid(
  page: Page,
  region: ReturnType<Page['getByRole']>,
  type: () => Promise<void>,
  words: string,
): Promise<void> {
  const empty = await region.evaluateAll(
    (all) => all.filter((one) => one.textContent === '' && one.checkVisibility()).length,
  );
  expect(empty, 'a region that waits').toBeGreaterThan(0);
  await region.evaluateAll((all) => {
    for (const one of all) one.setAttribute('data-was-there', '');
  });
  await type();
  await expect(page.locator('[data-was-there]').filter({ hasText: words })).toHaveCount(1);
}

test('nothing found is said: by the filter of a list, by « Aller à… »', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const subjects = Array.from({ length: 10 }, (_, n) => ({
    id: `t-${n}`,
    sujet: `Les crues ${n}`,
    statut: 'Soutenue',
    annee: '2020',
  }));
  await (await contentOf(site)).saveSection('theses-encadrees', { content: { Hydrologie: subjects } });
  await page.goto('/admin/theses');
  const filter = page.getByRole('searchbox', { name: /^Filtrer/ });
  await expect(filter).toBeVisible();
  await expectSaid(
    page,
    page.getByRole('main').getByRole('status'),
    () => filter.fill('rien de tel'),
    'Aucun résultat pour « rien de tel »',
  );
  await page.keyboard.press('Control+k');
  const jump = page.getByRole('dialog', { name: 'Aller à' });
  await expect(jump).toBeVisible();
  await expectSaid(page, jump.getByRole('status'), () => page.keyboard.type('zzz'), 'Aucune page ne porte ce nom.');
});
