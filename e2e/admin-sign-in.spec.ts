import type { Page } from 'playwright/test';
import { hydrated, menuLink, pageTitle, toast } from './support/admin';
import { expect, owner, test } from './support/test';

/** Signing in and out. The session alone grants access; what the browser stores is a hint for display. */

const email = (page: Page) => page.getByLabel('Adresse email');
const password = (page: Page) => page.getByRole('textbox', { name: 'Mot de passe' });
const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter' }).click();
const dashboard = (page: Page) => pageTitle(page, 'Tableau de bord');
const signInPage = (page: Page) => pageTitle(page, 'Connexion Administrateur');
async function fillIn(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
}

test('what the form refuses has the focus, and a message goes once it is mended; the password can be shown', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(/Connexion Administrateur/);
  await expect(page.getByText('Accès réservé aux administrateurs autorisés')).toBeVisible();
  await fillIn(page, 'camille@', '12345');
  await submit(page);
  await expect(email(page)).toBeFocused();
  await expect(page.getByText("Format d'email invalide")).toBeVisible();
  await fillIn(page, 'camille@exemple.org', '123456');
  await expect(page.getByText("Format d'email invalide")).toBeHidden();
  await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeHidden();
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('no script of signing in or of the administration does what the policy forbids', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      Reflect.apply(Reflect.get(window, 'noteViolation'), window, [violatedDirective]),
    ),
  );
  await page.goto('/login');
  await hydrated(email(page));
  await signIn();
  for (const route of ['/admin', '/admin/profile', '/admin/research']) {
    await page.goto(route);
    await hydrated(page.getByRole('button', { name: 'Déconnexion' }).first());
  }
  expect(violations).toEqual([]);
});

test('a form submitted before the script has loaded is sent once it has', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await fillIn(page, owner.email, owner.password);
  await submit(page);
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(dashboard(page)).toBeVisible();
});

test('values that a password manager fills in without an event are sent', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login');
  await hydrated(email(page));
  for (const [field, value] of [
    [email(page), owner.email],
    [password(page), owner.password],
  ] as const)
    await field.evaluate((input, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    }, value);
  await submit(page);
  await expect(dashboard(page)).toBeVisible();
});

test('the field that is refused has the focus, and is tied to the reason', async ({ page, surprises }) => {
  surprises.expect(/status of 401/);
  await page.goto('/login');
  for (const [address, reason, field] of [
    ['inconnue@exemple.org', 'Adresse email non reconnue', email(page)],
    [owner.email, 'Mot de passe incorrect', password(page)],
  ] as const) {
    await fillIn(page, address, 'un autre mot de passe');
    await submit(page);
    await expect(field).toHaveAccessibleDescription(reason);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  }
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
});

test('a visitor is sent to sign in, and back to the page asked for; who signs out, and goes back, sees nothing private', async ({
  page,
  context,
  surprises,
}) => {
  surprises.expect(/status of 401/);
  const remembered = () => page.evaluate(() => localStorage.getItem('portfolio_user'));
  await page.goto('/admin/theses');
  await expect(page).toHaveURL(/\/login\?retour=%2Fadmin%2Ftheses$/);
  await fillIn(page, owner.email, owner.password);
  await submit(page);
  await expect(page).toHaveURL(/\/admin\/theses$/);
  await expect(toast(page, 'Connexion réussie!')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(owner.email);
  expect(JSON.parse((await remembered()) ?? '')).toMatchObject({
    email: owner.email,
    id: expect.any(String),
    loginTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await menuLink(page, 'Profil').click();
  await expect(pageTitle(page, 'Profil')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await expect(signInPage(page)).toBeVisible();
  await expect(toast(page, 'Déconnexion réussie!')).toBeVisible();
  expect(await remembered()).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('portfolio_session');
  await page.goBack();
  await expect(signInPage(page)).toBeVisible();
  await expect(page.getByText(owner.email)).toHaveCount(0);
});

test('what the browser remembers grants nothing, and is discarded when it cannot be read, while signed in too', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.goto('/login');
  const remember = (text: string) => page.evaluate((value) => localStorage.setItem('portfolio_user', value), text);
  await remember('{"id":7,"email":"a@exemple.org"}');
  await page.goto('/admin');
  await expect(signInPage(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portfolio_user'))).toBeNull();
  const loginTime = new Date().toISOString();
  await remember(JSON.stringify({ id: 'proprietaire', email: 'ancienne@exemple.org', loginTime }));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
  await expect(email(page), 'a hint, no more').toHaveValue('ancienne@exemple.org');
  await remember('{');
  await signIn();
  await page.goto('/admin');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portfolio_user'))).toBeNull();
});
