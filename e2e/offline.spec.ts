/**
 * The whole site off line and on line again: what visitors get at each address, what the owner sees, what the journal
 * keeps.
 */
import type { Page } from 'playwright/test';
import { togglePreview } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { askRaw } from './support/raw-http';
import { expect, test } from './support/test';

const visitorPage = 'Ce site est momentanément hors ligne';
const banner = (page: Page) => page.getByRole('region', { name: 'Site hors ligne' });

async function takeOff(page: Page): Promise<void> {
  await page.goto('/admin');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Site en ligne/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mettre hors ligne' }).click();
  await expect(banner(page)).toContainText('Le site est hors ligne depuis');
}

test.afterEach(async ({ site }) => {
  const caller = await new Caller(site.origin).signIn();
  await caller.call('PUT', '/api/site', { json: { online: true } });
});

test('visitors get one page with 503 at every address, with a forged session too, and the site as it was when it is back', async ({
  adminPage: page,
  site,
}) => {
  const slug = /\/publications\/[a-z0-9-]+/.exec(await site.text('/publications'))?.[0] ?? '';
  const icon = /\/images\/[^"]+\.png/.exec(await site.text())?.[0] ?? '';
  expect([slug, icon]).not.toContain('');
  const pages = ['/', '/publications?q=réseau', slug, '/nulle-part', '/hors-ligne'];
  const files = [`${slug}/reference.bib`, '/publications/flux.xml', '/sitemap.xml', '/favicon.ico', icon];
  const kept = (await fetch(site.origin)).headers.get('etag') ?? '';
  await takeOff(page);
  await expectAccessible(page);
  await expect(
    page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /^Voir le site hors ligne/ }),
  ).toBeVisible();
  for (const address of [...pages, ...files]) {
    const answer = await fetch(site.origin + address, { headers: { 'if-none-match': kept }, redirect: 'manual' });
    expect(answer.status, address).toBe(503);
    expect(answer.headers.get('retry-after'), address).toBe('3600');
    expect(answer.headers.get('cache-control'), address).toBe('no-store');
    expect(await answer.text(), address).not.toContain('Tazrouti');
  }
  expect(await site.text()).toContain(visitorPage);
  expect((await askRaw(site.origin, 'GET /', ['Cookie: portfolio_session=Fe26.2*forged'])).status).toBe(503);
  expect(await site.text(), 'the strip is for the owner').not.toContain('Remettre en ligne');
  for (const address of ['/login', '/api/health', '/robots.txt', '/icon.svg', '/theme.js'])
    expect((await fetch(site.origin + address)).status, address).toBe(200);

  await page.goto('/admin/projects');
  await expect(banner(page)).toContainText('il n’est visible que pour vous');
  await banner(page).getByRole('button', { name: 'Remettre en ligne' }).click();
  await expect(banner(page)).toBeHidden();
  expect((await fetch(site.origin)).status).toBe(200);
  expect(await site.text()).not.toContain('hors ligne');
  const unknown = await fetch(`${site.origin}/hors-ligne`);
  expect([unknown.status, /<title>([^<]*)/.exec(await unknown.text())?.[1]]).toEqual([404, 'Page introuvable']);
  await page.goto('/admin/audit');
  for (const event of ['Site mis hors ligne', 'Site remis en ligne'])
    await expect(page.getByText(event, { exact: true }).first()).toBeVisible();
});

test('the signed-in owner sees every page and preview, with a strip that leads back', { tag: '@long' }, async ({
  adminPage: page,
  surprises,
}) => {
  await takeOff(page);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Site hors ligne/ })).toBeVisible();
  for (const address of ['/', '/publications?q=sécurité']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    expect(answer?.headers()['cache-control'], address).toBe('no-store');
    await expect(page.getByRole('status').filter({ hasText: 'Site hors ligne' })).toBeInViewport();
    await expectAccessible(page);
  }
  for (const address of ['/publications/liste.bib', '/publications/flux.xml']) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['cache-control'], address).toBe('no-store');
  }
  await page.getByRole('link', { name: 'Remettre en ligne' }).click();
  await expect(banner(page)).toBeInViewport();
  await page.goto('/admin/publications');
  await togglePreview(page);
  const preview = page.frameLocator('iframe[title="Aperçu de la section"]');
  await expect(preview.getByRole('heading', { level: 2, name: 'Publications' })).toBeVisible();

  surprises.expect(/status of 503/);
  await page.context().clearCookies();
  expect((await page.goto('/publications'))?.status(), 'a signed-out owner is a visitor').toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: visitorPage })).toBeInViewport();
  await expectAccessible(page);
});
