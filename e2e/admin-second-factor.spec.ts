import { Secret, TOTP } from 'otpauth';
import { expectAccessibleInBoth } from './support/axe';
import { expect, owner, test } from './support/test';

/** The optional second factor (trust.md 6), as the owner uses it. */

test('is switched on with a code, asked for at the next sign-in, and switched off with the password', async ({ adminPage: page, browser, site, surprises }) => {
  surprises.expect(/401|400/);
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Activer la double authentification' }).click();
  await expect(page.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
  const key = (await page.getByText(/^Clé/).textContent())?.replace(/^Clé[\s:]*/, '').replace(/\s/g, '') ?? '';
  const code = () => new TOTP({ secret: Secret.fromBase32(key) }).generate();
  await expectAccessibleInBoth(page, 'key');

  const field = page.getByLabel('Code de vérification');
  await field.fill('000000');
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  await expect(page.getByText('Code de vérification incorrect')).toBeVisible();
  await field.fill(code());
  await field.press('Enter');
  const codes = page.getByRole('region', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessibleInBoth(page, 'recovery codes');
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'J’ai noté ces codes' }).click();
  await expect(page.getByText('Codes de secours restants')).toContainText('10');

  const elsewhere = await browser.newContext({ baseURL: site.origin });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await other.getByLabel('Adresse email').fill(owner.email);
  await other.getByRole('textbox', { name: 'Mot de passe' }).fill(owner.password);
  await other.getByRole('button', { name: 'Se connecter' }).click();
  const asked = other.getByLabel('Code de vérification');
  await expect(asked).toBeFocused();
  await expectAccessibleInBoth(other, 'code asked at sign-in');
  await asked.fill('123456');
  await other.getByRole('button', { name: 'Se connecter' }).click();
  await expect(other.getByText('Code de vérification incorrect')).toBeVisible();
  await asked.fill(recovery);
  await other.getByRole('button', { name: 'Se connecter' }).click();
  await other.waitForURL('**/admin');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Désactiver la double authentification' }).click();
  await page.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('pas le bon');
  await page.getByRole('button', { name: 'Désactiver', exact: true }).click();
  await expect(page.getByText('Mot de passe actuel incorrect')).toBeVisible();
  await expectAccessibleInBoth(page, 'switching off, refused');
  await page.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(owner.password);
  await page.getByRole('button', { name: 'Désactiver', exact: true }).click();
  await expect(page.getByText('Désactivée.')).toBeVisible();
});
