import type { Page, Request } from '@playwright/test';
import { unfold } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible, expectWindowAccessible } from './support/axe';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

/** The preview beside the form shows unsaved values in the public page's own view. */

const frame = (page: Page) => page.frameLocator('iframe[title="Aperçu de la section"]');
const publicPage = async (origin: string) => (await fetch(origin)).text();
const typed = 'Réseaux véhiculaires quantiques';

async function openAxes(page: Page, isNarrow = false): Promise<void> {
  await page.goto('/admin/research');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).first().click();
  if (isNarrow) await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  await expect(frame(page).getByRole('heading', { level: 2 })).toBeVisible();
}

test('it follows the typing, looks like the public page, and no visitor sees it', async ({ adminPage: page, site }) => {
  await openAxes(page);
  const field = page.getByRole('textbox').first();
  await field.fill(typed);
  await expect(frame(page).getByText(typed)).toBeVisible();
  const looks = (of: { evaluate: Page['evaluate'] }) => of.evaluate(() => getComputedStyle(document.body).fontFamily);
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  await wholePage(visitor); // in all fonts
  const inFrame = await frame(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).fontFamily);
  expect(inFrame).toBe(await looks(visitor));
  await visitor.close();
  expect((await publicPage(site.origin)).includes(typed)).toBe(false);

  await field.fill('');
  await expect(frame(page).getByText(typed)).toBeHidden();
});

test('it stays where it was scrolled, can be folded, and its links lead nowhere', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).first().click();
  const link = frame(page).getByRole('link').first();
  await expect(link).toBeVisible();
  await unfold(page, 1);
  await page.getByRole('textbox', { name: /Titre/ }).first().focus();
  const scroll = () =>
    frame(page)
      .locator('html')
      .evaluate((html) => html.scrollTop);
  await frame(page)
    .locator('html')
    .evaluate((html) => html.scrollTo(0, 200));
  await page.getByRole('textbox', { name: /Titre/ }).first().fill('Un titre nouveau');
  await expect(frame(page).getByText('Un titre nouveau').first()).toBeAttached();
  expect(await scroll()).toBe(200);
  await link.click();
  await expect(frame(page).getByRole('dialog')).toBeVisible();
  await frame(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(frame(page).getByRole('dialog')).toBeHidden();
  await page.getByText('Aperçu', { exact: true }).click();
  await expect(page.locator('iframe')).toBeHidden();
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

test('a part is shown in its block, with what is not saved', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/about');
  await page
    .getByRole('button', { name: /^(Ajouter \/ Modifier|Modifier)/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Titre/ }).fill('Qui je suis');
  await expect(frame(page).getByRole('heading', { level: 2, name: 'Qui je suis' })).toBeVisible();
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
  const repeat = (headers: Record<string, string>) =>
    fetch(last?.url() ?? '', {
      method: 'POST',
      body: last?.postData(),
      headers: {
        'next-action': last?.headers()['next-action'] ?? '',
        'content-type': last?.headers()['content-type'] ?? '',
        ...headers,
      },
    });
  const owner = await new Caller(site.origin).signIn();
  const own = await repeat({ Origin: site.origin, Cookie: owner.cookies });
  expect(await own.text()).toContain(typed);
  expect(own.headers.get('cache-control')).toContain('no-store');
  expect(await (await repeat({ Origin: site.origin })).text()).not.toContain(typed);
  expect(await (await repeat({ Origin: 'https://ailleurs.org', Cookie: owner.cookies })).text()).not.toContain(typed);
  expect(
    await (await repeat({ Origin: site.origin, 'Sec-Fetch-Site': 'cross-site', Cookie: owner.cookies })).text(),
  ).not.toContain(typed);
  await page.goto('/admin/audit?type=refus');
  for (const reason of ['Utilisateur non authentifié', 'Cette requête ne vient pas du site : elle a été refusée'])
    await expect(
      page
        .locator('#contenu')
        .getByRole('listitem')
        .filter({ hasText: `${reason} — POST /admin` }),
    ).toHaveCount(1);
});

for (const [width, beside] of [
  [390, false],
  [1440, true],
] as const) {
  test(`it stands ${beside ? 'beside' : 'over'} the form at ${width} px, for everyone`, { tag: '@long' }, async ({
    adminPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAxes(page, !beside);
    const [form, pane] = [
      await page.getByRole('textbox').first().boundingBox(),
      await page.locator('iframe').boundingBox(),
    ];
    expect((pane?.x ?? 0) > (form?.x ?? 0) + (form?.width ?? 0)).toBe(beside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await (beside ? expectAccessible : expectWindowAccessible)(page);
  });
}
