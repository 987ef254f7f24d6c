import { text } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import { menuLink, openFold } from './support/admin';
import { expectAccessibleInBoth } from './support/axe';
import { expect, owner, test } from './support/test';

/** The optional second factor, as the owner uses it. */

const codesOf = (key: string) => () => new TOTP({ secret: Secret.fromBase32(key) }).generate();

test('is switched on with a code and the password, asked for at the next sign-in, and switched off with both', async ({
  adminPage: page,
  browser,
  site,
  surprises,
}) => {
  surprises.expect(/401|400/);
  await page.goto('/admin/profile');
  await openFold(page.getByRole('main'), 'Sécurité');
  await page.getByRole('button', { name: 'Activer la double authentification' }).click();
  await expect(page.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
  const code = codesOf((await page.getByText(/^Clé/).innerText()).replace(/^Clé|[\s:]/g, ''));
  const field = page.getByLabel('Code de vérification');
  const password = page.getByRole('textbox', { name: 'Mot de passe actuel' });
  await expect(field).toBeFocused();
  await field.fill('000000');
  await password.fill(owner.password);
  await password.press('Enter');
  await expect(page.getByText('Code de vérification incorrect')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(code());
  await password.fill('pas le bon');
  await password.press('Enter');
  await expect(page.getByText('Mot de passe actuel incorrect')).toBeVisible();
  await field.fill(code());
  await password.fill(owner.password);
  await password.press('Enter');
  const codes = page.getByRole('region', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessibleInBoth(page, 'recovery codes');
  await menuLink(page, 'Langues').click();
  const question = page.getByRole('alertdialog', { name: /Quitter/ });
  await expect(question).toContainText('Les codes de secours ne seront plus montrés');
  await question.getByRole('button', { name: 'Rester' }).click();
  const [recovery = '', spare = ''] = await codes.allTextContents();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger les codes' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('codes-de-secours.txt');
  expect(await text(await saved.createReadStream())).toBe(`${(await codes.allTextContents()).join('\n')}\n`);
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
  await asked.press('Enter');
  await expect(other.getByText('Code de vérification incorrect')).toBeVisible();
  await asked.fill(recovery);
  await asked.press('Enter');
  await other.waitForURL('**/admin');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Désactiver la double authentification' }).click();
  await password.fill(owner.password);
  await password.press('Enter');
  await expect(page.getByText('Code de vérification requis')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(spare);
  await field.press('Enter');
  await expect(page.getByText('Désactivée.')).toBeVisible();
});

test('is asked for when the password is changed', { tag: '@long' }, async ({ adminPage: page, site, surprises }) => {
  surprises.expect(/400/);
  const ask = async (method: 'POST' | 'PUT' | 'DELETE', data: object = {}) => {
    const answer = await page.request.fetch('/api/auth/second-factor', {
      ...{ method, data, headers: { Origin: site.origin } },
    });
    return { status: answer.status(), json: await answer.json() };
  };
  const { secret } = (await ask('POST')).json;
  const code = codesOf(secret);
  const { json } = await ask('PUT', { secret, code: code(), password: owner.password });
  const [first, last] = json.recoveryCodes;
  await page.goto('/admin/profile');
  await openFold(page.getByRole('main'), 'Sécurité');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  const change = page.getByRole('form', { name: 'Changer le mot de passe' });
  for (const name of [/^Mot de passe actuel/, /^Nouveau mot de passe/, /^Confirmer le nouveau mot de passe/])
    await change.getByRole('textbox', { name }).fill(owner.password);
  await page.keyboard.press('Enter');
  const wanted = change.getByLabel('Code de vérification');
  await expect(wanted).toBeFocused();
  await wanted.fill('000000');
  await wanted.press('Enter');
  await expect(change.getByText('Code de vérification incorrect')).toBeVisible();
  await wanted.fill(first);
  await wanted.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Mot de passe modifié avec succès!' }).first()).toBeVisible();
  expect((await ask('DELETE', { password: owner.password, code: last })).json).toEqual({ success: true });
});
