import type { Page } from 'playwright/test';
import { answer, openFold, toast } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

/** The open sessions on the profile page: a session that is closed there ends at once. */

const list = (page: Page) => page.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem');
const statusOf = async (origin: string, cookies: string) =>
  (await new Caller(origin).call('GET', '/api/auth/sessions', { cookies })).status;

async function confirm(page: Page, button: string, yes: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await answer(page, yes);
}

test('they are listed in words, closed one by one, all but this one, or all', async ({
  adminPage: page,
  context,
  site: { origin },
}) => {
  const elsewhere = async () => (await new Caller(origin).signIn()).cookies;
  const first = await elsewhere();
  await page.goto('/admin/profile');
  await openFold(page.getByRole('main'), 'Sécurité');
  await expect(list(page)).toHaveCount(2);
  await expect(list(page).first()).toContainText(
    /(Chrome sur Linux|Appareil inconnu).*Cette session.*Connexion aujourd’hui à \d+\sh\s\d\d, active maintenant/,
  );
  await expect(list(page).first().getByRole('button')).toHaveCount(0);
  const close = list(page)
    .last()
    .getByRole('button', { name: /^Fermer la session ouverte aujourd’hui à/ });
  await close.click();
  await expect(toast(page, /^Session ouverte aujourd’hui à .* fermée$/)).toBeVisible();
  await expect(page.getByText('Une session ouverte, celle-ci.')).toBeFocused();
  expect(await statusOf(origin, first)).toBe(401);

  const others = [await elsewhere(), await elsewhere()];
  await page.reload();
  await openFold(page.getByRole('main'), 'Sécurité');
  await expect(list(page)).toHaveCount(3);
  await confirm(page, 'Déconnecter les autres appareils', 'Déconnecter les autres');
  await expect(list(page)).toHaveCount(1);
  for (const cookies of others) expect(await statusOf(origin, cookies)).toBe(401);

  const last = await elsewhere();
  const own = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await confirm(page, 'Déconnecter partout', 'Déconnecter partout');
  await page.waitForURL('**/login?deconnexion=partout');
  await expect(page.getByText('Tous vos appareils sont déconnectés. Reconnectez-vous pour continuer.')).toBeVisible();
  await expectAccessible(page);
  for (const cookies of [last, own]) expect(await statusOf(origin, cookies)).toBe(401);
  await page.goto('/admin');
  expect(page.url()).toBe(`${origin}/login`);
});
