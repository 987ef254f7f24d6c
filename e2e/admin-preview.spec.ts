import type { Page, Request } from 'playwright/test';
import { openFold, pngFile, saveBar, togglePreview, unfold } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible, expectWindowAccessible } from './support/axe';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

/** The preview beside the form shows unsaved values in the public page's own view, and follows the block in hand. */

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } }); // it scrolls at once

const frame = (page: Page) => page.frameLocator('iframe[title="Aperçu de la section"]');
const publicPage = async (origin: string) => (await fetch(origin)).text();
const typed = 'Réseaux véhiculaires quantiques';
const openForm = (page: Page) =>
  page
    .getByRole('button', { name: /^(Ajouter \/ )?Modifier/ })
    .first()
    .click();

async function openAxes(page: Page): Promise<void> {
  await page.goto('/admin/research');
  await openForm(page);
  await expect(page.locator('iframe'), 'it is asked for').toHaveCount(0);
  await togglePreview(page);
  await expect(frame(page).getByRole('heading', { level: 2 })).toBeVisible();
}

test('it stands beside the form, follows the typing, looks like the public page, and no visitor sees it', async ({
  adminPage: page,
  site,
}) => {
  await openAxes(page);
  const field = page.getByRole('textbox').first();
  await field.fill(typed);
  await expect(frame(page).getByText(typed)).toBeVisible();
  const [form, pane] = [await field.boundingBox(), await page.locator('iframe').boundingBox()];
  expect(pane?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  await expectAccessible(page);
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  await wholePage(visitor); // in all fonts
  const fontOf = (body: Element) => getComputedStyle(body).fontFamily;
  expect(await frame(page).locator('body').evaluate(fontOf)).toBe(await visitor.locator('body').evaluate(fontOf));
  await visitor.close();
  expect(await publicPage(site.origin)).not.toContain(typed);
});

test('no script runs in it', async ({ adminPage: page, surprises }) => {
  surprises.expect(/Content Security Policy|absente\.png/);
  await openAxes(page);
  await page.evaluate(async () => {
    const inside = document.querySelector('iframe')?.contentDocument;
    if (!inside) throw new Error('no frame');
    const script = inside.createElement('script');
    script.textContent = 'parent.document.title = "ran"';
    const picture = inside.createElement('img');
    picture.setAttribute('onerror', 'parent.document.title = "ran"');
    const tried = new Promise((resolve) => picture.addEventListener('error', resolve));
    picture.src = '/absente.png';
    inside.body.append(script, picture);
    await tried;
  });
  expect(await page.title()).not.toBe('ran');
});

test('a stranger who repeats the call gets nothing, and another site may not make it', async ({
  adminPage: page,
  site,
}) => {
  const calls: Request[] = [];
  page.on('request', (request) => request.headers()['next-action'] && calls.push(request));
  await openAxes(page);
  await page.getByRole('textbox').first().fill(typed);
  await expect(frame(page).getByText(typed)).toBeVisible();
  const last = calls.at(-1);
  const repeat = (more: Record<string, string>) => {
    const { 'next-action': action = '', 'content-type': type = '' } = last?.headers() ?? {};
    const headers = { 'next-action': action, 'content-type': type, ...more };
    return fetch(last?.url() ?? '', { method: 'POST', body: last?.postData(), headers });
  };
  const { origin: Origin } = site;
  const { cookies: Cookie } = await new Caller(Origin).signIn();
  const own = await repeat({ Origin, Cookie });
  expect(await own.text()).toContain(typed);
  expect(own.headers.get('cache-control')).toContain('no-store');
  const foreign: readonly Record<string, string>[] = [
    { Origin },
    { Origin: 'https://ailleurs.org', Cookie },
    { Origin, 'Sec-Fetch-Site': 'cross-site', Cookie },
  ];
  for (const headers of foreign) expect(await (await repeat(headers)).text()).not.toContain(typed);
  await page.goto('/admin/audit?type=refus');
  for (const reason of ['Utilisateur non authentifié', 'Cette requête ne vient pas du site : elle a été refusée'])
    await expect(
      page
        .locator('#contenu')
        .getByRole('listitem')
        .filter({ hasText: `${reason} — POST /admin` }),
    ).toHaveCount(1);
});

test('the profile is shown in its three places, with the unsaved photo, and no visitor sees it', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin/profile');
  const name = page.getByRole('textbox', { name: /^Nom/ });
  await togglePreview(page);
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  await name.fill('Ravel-Dumas');
  await expect(frame(page).getByRole('heading', { level: 1 })).toContainText('Ravel-Dumas');
  await expect(frame(page).locator('#about').getByText('Ravel-Dumas')).toBeAttached();
  await openFold(page.getByRole('main'), 'Sur la page d’accueil');
  await page.getByRole('textbox', { name: /^Disponibilité/ }).fill('Le mardi, salle B12');
  await expect(frame(page).locator('#contact').getByText('Le mardi, salle B12')).toBeInViewport();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pngFile());
  await expect(frame(page).locator('#home img')).toHaveAttribute('src', /^\/uploads\//);
  expect(await publicPage(site.origin)).not.toContain('Ravel-Dumas');
});

test('it follows the block in hand, and a click in it opens a block; its width is chosen, and remembered', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/projects');
  await openForm(page);
  await togglePreview(page);
  const cards = frame(page).locator('li[data-id]');
  await expect(cards.first()).toBeVisible();
  await unfold(page, 5);
  const title = page.getByRole('textbox', { name: /^Titre/ });
  await title.focus();
  await expect(cards.nth(4).getByRole('heading')).toBeInViewport();
  await page.keyboard.type('Suite : ');
  await expect(cards.nth(4)).toContainText('Suite');
  await expect(cards.nth(4).getByRole('heading')).toBeInViewport();
  await cards.nth(2).click();
  await expect(page.locator('li[data-index="2"]').getByRole('textbox', { name: /^Titre/ })).toBeFocused();

  const width = () =>
    frame(page)
      .locator('html')
      .evaluate((html) => html.clientWidth);
  expect(await width()).toBe(390);
  await page.getByText('Ordinateur', { exact: true }).click();
  await expect.poll(width).toBe(1200);
  await page.reload();
  await openForm(page);
  await expect.poll(width).toBe(1200);
});

test('on a phone it is a window over the form, which Escape closes, or a click that leads to a block', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/key-figures');
  await openForm(page);
  await unfold(page, 1);
  await page
    .getByRole('textbox', { name: /^Valeur/ })
    .first()
    .fill('20');
  const button = saveBar(page).getByRole('button', { name: 'Aperçu', exact: true }); // over no field
  const sheet = page.getByRole('dialog', { name: 'Aperçu' });
  await button.press('Enter');
  await expect(frame(page).locator('[data-id] dt').nth(1)).toBeVisible();
  await expectWindowAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await frame(page).locator('[data-id] dt').nth(1).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Valeur/ }).and(page.locator(':focus'))).toHaveCount(1);
});
