import type { Page } from '@playwright/test';
import { hydrated, menuLink, saveBar, signInByForm, toast } from './support/admin';
import { routeRequests } from './support/route-requests';
import { expect, owner, test } from './support/test';

/** Signing in and out. The session alone grants access; what the browser stores is a hint for display. */

const email = (page: Page) => page.getByLabel('Adresse email');
const password = (page: Page) => page.getByRole('textbox', { name: 'Mot de passe' });
const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter' }).click();

test.describe('what the form refuses before it is sent', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveTitle(/Connexion Administrateur/);
    await expect(page.getByText('Accès réservé aux administrateurs autorisés')).toBeVisible();
  });

  test('what is wrong has the focus, and a message goes once it is mended', async ({ page }) => {
    await email(page).fill('camille@');
    await password(page).fill('12345');
    await submit(page);
    await expect(email(page)).toBeFocused();
    await expect(page.getByText("Format d'email invalide")).toBeVisible();
    await email(page).fill('camille@exemple.org');
    await expect(page.getByText("Format d'email invalide")).toBeHidden();
    await password(page).fill('123456');
    await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeHidden();
  });

  test('the password is shown and hidden', { tag: '@long' }, async ({ page }) => {
    await password(page).fill('mot visible');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(password(page)).toHaveValue('mot visible');
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });
});

test.describe('fields that are filled without the form’s knowledge', () => {
  test('what is typed and sent before the script has arrived is sent once it is there', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await email(page).fill(owner.email);
    await password(page).fill(owner.password);
    await submit(page);
    await expect(page).toHaveURL(/\/login$/);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  });

  test('what a password manager puts there without an event is sent', async ({ page }) => {
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
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  });

  test('what is typed in the profile before the script has arrived is saved', async ({ adminPage: page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/admin/profile', { waitUntil: 'commit' });
    const grade = page.getByRole('textbox', { name: /^Grade/ });
    await grade.fill('Professeure');
    release();
    await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
    await expect(grade).toHaveValue('Professeure');
  });
});

test('a password that is right where no cookie is kept: why, and no success', async ({ page }) => {
  await page.goto('/login');
  await routeRequests(page, /\/api\/auth\/signin/, (route) =>
    route.fulfill({ json: { success: true, user: { id: 'proprietaire', email: owner.email } } }),
  );
  await email(page).fill(owner.email);
  await password(page).fill(owner.password);
  await submit(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Le navigateur ne garde pas le cookie de la session' }),
  ).toBeVisible();
  await expect(toast(page, 'Connexion réussie!')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('portfolio_user'))).toBeNull();
});

test.describe('what the server refuses', () => {
  test('the field that is refused has the focus, and is tied to the reason', async ({ page, surprises }) => {
    surprises.expect(/status of 401/);
    await page.goto('/login');
    await expect(email(page)).toHaveAttribute('aria-required', 'true');
    for (const [address, reason, field] of [
      ['inconnue@exemple.org', 'Adresse email non reconnue', email(page)],
      [owner.email, 'Mot de passe incorrect', password(page)],
    ] as const) {
      await email(page).fill(address);
      await password(page).fill('un autre mot de passe');
      await submit(page);
      await expect(field).toHaveAccessibleDescription(reason);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
    }
    await expect(email(page)).not.toHaveAttribute('aria-invalid');
  });

  test('too many attempts: when to try again', async ({ page, surprises, site }) => {
    surprises.expect(/status of 429/);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const answer = await fetch(`${site.origin}/api/auth/signin`, {
        method: 'POST',
        headers: { Origin: site.origin, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'essais@exemple.org', password: `essai numéro ${attempt}` }),
      });
      expect(answer.status).toBe(401);
    }
    await page.goto('/login');
    await email(page).fill('essais@exemple.org');
    await password(page).fill('encore un essai');
    await submit(page);
    await expect(toast(page, 'Erreur de connexion')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toContainText(
      'Trop de tentatives. Réessayez dans 15 minutes.',
    );
    await expect(password(page), 'the button that was pressed was disabled meanwhile').toBeFocused();
  });
});

test.describe('who goes where', () => {
  test('an anonymous visitor is sent to sign in, and back to the page asked for', async ({ page }) => {
    await page.goto('/admin/theses');
    await expect(page).toHaveURL(/\/login\?retour=%2Fadmin%2Ftheses$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion Administrateur' })).toBeVisible();
    await email(page).fill(owner.email);
    await password(page).fill(owner.password);
    await submit(page);
    await expect(page).toHaveURL(/\/admin\/theses$/);
    await expect(toast(page, 'Connexion réussie!')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(owner.email);
  });
});

test('signing out says so; going back shows nothing private', async ({ page, surprises }) => {
  surprises.expect(/status of 401/);
  await signInByForm(page);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('portfolio_user') ?? '{}'))).toMatchObject({
    email: owner.email,
    id: expect.any(String),
    loginTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await menuLink(page, 'Profil').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion Administrateur' })).toBeVisible();
  await expect(toast(page, 'Déconnexion réussie!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('portfolio_user'))).toBeNull();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'portfolio_session' }));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion Administrateur' })).toBeVisible();
  await expect(page.getByText(owner.email)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
  await page.goto('/admin/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('what the browser remembers grants nothing, and is discarded when it cannot be read', async ({ page }) => {
  const remember = (text: string) => page.evaluate((value) => localStorage.setItem('portfolio_user', value), text);
  const remembered = () => page.evaluate(() => localStorage.getItem('portfolio_user'));
  await page.goto('/login');
  for (const corrupt of ['{"id":', '[]', '{"id":7,"email":"a@exemple.org"}']) {
    await remember(corrupt);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion Administrateur' })).toBeVisible();
    await expect.poll(remembered).toBeNull();
  }
  await remember(
    JSON.stringify({ id: 'proprietaire', email: 'ancienne@exemple.org', loginTime: new Date().toISOString() }),
  );
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
  await expect(email(page), 'a hint, no more').toHaveValue('ancienne@exemple.org');
});
