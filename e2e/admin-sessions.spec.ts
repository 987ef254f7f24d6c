import type { Page } from '@playwright/test';
import { toast } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { expect, owner, test } from './support/test';

/**
 * The open sessions on the profile page: listed, closed one by one, all but this one, or all. A closed session ends at
 * once.
 */

const list = (page: Page) => page.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem');
const elsewhere = async (origin: string) => new Caller(origin).signIn();
const statusOf = async (caller: Caller, cookies: string) =>
  (await caller.call('GET', '/api/auth/sessions', { cookies })).status;

test.beforeEach(async ({ site }) => {
  await (await elsewhere(site.origin)).call('DELETE', '/api/auth/sessions');
});

async function answer(page: Page, button: string, confirmation: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirmation, exact: true }).click();
}

test('lists the sessions in words, this one first; one that is closed is over at once', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const other = await elsewhere(site.origin);
  const { cookies } = other;
  expect(await statusOf(other, cookies)).toBe(200);
  await page.goto('/admin/profile');
  await expect(list(page).first()).toContainText(
    /(Chrome sur Linux|Appareil inconnu).*Cette session.*Connexion aujourd’hui à \d+\sh\s\d\d, active maintenant/,
  );
  await expect(list(page)).toHaveCount(2);
  await expect(list(page).first().getByRole('button')).toHaveCount(0);
  await list(page)
    .last()
    .getByRole('button', { name: /^Fermer la session ouverte aujourd’hui à/ })
    .click();
  await expect(toast(page, /^Session ouverte aujourd’hui à .* fermée$/)).toBeVisible();
  await expect(list(page)).toHaveCount(1);
  await expect(page.getByText('Une session ouverte, celle-ci.')).toBeFocused();
  expect(await statusOf(other, cookies)).toBe(401);
  expect((await other.call('GET', `/api/profile/${other.id}`, { cookies })).json).toEqual({
    success: false,
    error: 'Utilisateur non authentifié',
  });
});

test('a session that was closed meanwhile is said to be, and the list is read again', { tag: '@long' }, async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/404/);
  const other = await elsewhere(site.origin);
  await page.goto('/admin/profile');
  await expect(list(page)).toHaveCount(2);
  await other.call('POST', '/api/auth/signout');
  await list(page).last().getByRole('button').click();
  await expect(page.getByText('Cette session n’est plus ouverte')).toBeVisible();
  await expect(list(page)).toHaveCount(1);
});

test('the other devices are signed out, and this one stays', { tag: '@long' }, async ({ adminPage: page, site }) => {
  const others = [await elsewhere(site.origin), await elsewhere(site.origin)];
  const kept = others.map((other) => other.cookies);
  await page.goto('/admin/profile');
  await expect(list(page)).toHaveCount(3);
  await answer(page, 'Déconnecter les autres appareils', 'Annuler');
  await expect(list(page)).toHaveCount(3);
  await answer(page, 'Déconnecter les autres appareils', 'Déconnecter les autres');
  await expect(list(page)).toHaveCount(1);
  for (const [index, other] of others.entries()) expect(await statusOf(other, kept[index] ?? '')).toBe(401);
  await expect(page.getByRole('button', { name: 'Déconnecter les autres appareils' })).toHaveCount(0);
  await page.reload();
  await expect(list(page)).toHaveCount(1);
});

test('a new password ends the other sessions, and the list says so', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await elsewhere(site.origin);
  await page.goto('/admin/profile');
  await expect(list(page)).not.toHaveCount(1);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await page.getByLabel(/^Mot de passe actuel/).fill(owner.password);
  await page.getByLabel(/^Nouveau mot de passe/).fill(owner.password);
  await page.getByLabel(/^Confirmer le nouveau/).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveCount(1);
});

test('signing out everywhere ends all, this one too, and says so at the sign-in page', { tag: '@long' }, async ({
  adminPage: page,
  context,
  site,
}) => {
  const other = await elsewhere(site.origin);
  const kept = other.cookies;
  await page.goto('/admin/profile');
  await expect(list(page)).toHaveCount(2);
  const own = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await answer(page, 'Déconnecter partout', 'Déconnecter partout');
  await page.waitForURL('**/login?deconnexion=partout');
  await expect(page.getByText('Tous vos appareils sont déconnectés. Reconnectez-vous pour continuer.')).toBeVisible();
  await expectAccessible(page);
  expect(await statusOf(other, kept)).toBe(401);
  expect(await statusOf(other, own)).toBe(401);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('portfolio_session');
  await page.goto('/admin');
  expect(page.url()).toBe(`${site.origin}/login`);
});

test('who looks for them by « Aller à… » sees them', async ({ adminPage: page }) => {
  await page.goto('/admin');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sessions');
  await page.keyboard.press('Enter');
  await expect(list(page).first()).toBeInViewport({ ratio: 0.9 });
});
