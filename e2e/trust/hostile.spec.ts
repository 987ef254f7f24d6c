import type { Page } from 'playwright/test';
import { Caller } from '../support/api-client';
import { expect, owner, test } from '../support/test';
import { Canary } from './support/canary';
import { corpus } from './support/corpus';
import { seed, size } from './support/form';
import { HostileOwner } from './support/hostile-owner';

/**
 * Hostile inputs in every text field, rendered in a real browser: no script runs, and nothing violates the
 * Content-Security-Policy.
 */

const editors = [
  'about',
  'research',
  'competences',
  'publications',
  'theses',
  'courses',
  'projects',
  'responsibilities',
];
const lists = [
  '/admin',
  '/admin/profile',
  '/admin/languages',
  '/admin/sections',
  '/admin/sections-manager',
  '/admin/history',
];

test('the canary sings: what an unsafe page would do is noticed', async ({ browser, site }) => {
  const canary = await Canary.open(browser, site.origin);
  const page = await canary.context.newPage();
  const unsafe = [
    '<script>window.__ran=1;alert(1)</script><img src=x onerror="window.__ran=1"><img src="https://canari.example/i.png"><a href="javascript:x">x</a>',
    '<p style="background:url(/x)">x</p><base href="/y/"><iframe srcdoc="x"></iframe><script type="application/ld+json">{</script>',
  ];
  await page.route('**/sans-defense', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${unsafe.join('')}` }),
  );
  await page.route('**/avec-regles', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "default-src 'none'" },
      body: '<!doctype html><script>x()</script>',
    }),
  );
  await canary.visit(page, '/sans-defense');
  await canary.visit(page, '/avec-regles');
  await canary.context.close();
  for (const noticed of [
    'a script ran',
    'dialog: 1',
    'other site: https://canari',
    'a handler',
    'a link',
    'a style',
    'a base address',
    'a frame',
    'data that is none',
    'policy script-src',
  ])
    expect(canary.faults.join('\n')).toContain(noticed);
});

test('no input runs, meets the policy or asks another site, wherever it is shown', async ({ browser, site }) => {
  const inputs = corpus(size(300, 10_000), seed);
  const batch = 150;
  const caller = await new Caller(site.origin).signIn();
  const writer = new HostileOwner(caller);
  await writer.prepare();
  const visitor = await Canary.open(browser, site.origin);
  const admin = await Canary.open(browser, site.origin);
  await admin.context.request.post('/api/auth/signin', { data: owner, headers: { Origin: site.origin } });
  const [visited, managed] = [await visitor.context.newPage(), await admin.context.newPage()];

  for (let round = 0; round * batch < inputs.length; round += 1) {
    const some = inputs.slice(round * batch, (round + 1) * batch);
    await writer.fill(some);
    await Promise.all([visitPublic(visitor, visited, some), visitAdmin(admin, managed, round)]);
  }
  await Promise.all([visitor.context.close(), admin.context.close()]);

  const faults = [...writer.faults, ...visitor.faults, ...admin.faults];
  expect(Array.from(new Set(faults)).slice(0, 30)).toEqual([]);
});

/**
 * Visits the home page and its dialogs, the list and a search, three publications, an unknown URL, sign-in, the feed
 * and the sitemap.
 */
async function visitPublic(canary: Canary, page: Page, inputs: readonly string[]): Promise<void> {
  const query = encodeURIComponent(inputs[0] ?? '');
  await canary.visit(page, '/', openWindows);
  await canary.visit(page, '/publications');
  const addresses = await page
    .locator('#liste [dir="auto"] > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses.slice(0, 3)) await canary.visit(page, address);
  await canary.visit(page, `/publications?q=${query}&annee=${query}&type=${query}&domaine=${query}`);
  await canary.visit(page, `/inconnue/${query}`);
  await canary.visit(page, `/login?retour=${query}&jeton=${query}`);
  for (const path of ['/publications/flux.xml', '/sitemap.xml'])
    canary.faults.push(...(await page.evaluate(malformed, path)));
}

/** Visits one list, the sections manager, and one editor with its preview: the next ones in each round. */
async function visitAdmin(canary: Canary, page: Page, round: number): Promise<void> {
  const list = lists[round % lists.length] ?? '/admin';
  const editor = editors[round % editors.length] ?? 'research';
  await canary.visit(page, list);
  await canary.visit(page, '/admin/sections-manager');
  await canary.visit(page, `/admin/${editor}`, async () => {
    const edit = page.getByRole('button', { name: /^(?:Ajouter \/ Modifier|Modifier)/ }).first();
    if ((await edit.count()) === 0) return;
    await edit.click();
    const ask = page.getByRole('main').getByRole('button', { name: 'Aperçu', exact: true, expanded: false });
    if ((await ask.count()) > 0) await ask.first().click();
    const frame = page.locator('iframe[title="Aperçu de la section"]');
    await expect(frame.contentFrame().getByRole('heading', { level: 2 }).first()).toBeAttached();
  });
}

/** Opens and closes the first three dialogs of the page: their content is rendered when they open. */
async function openWindows(page: Page): Promise<void> {
  const openers = page.locator('main [aria-haspopup="dialog"]').filter({ visible: true });
  for (let at = 0; at < Math.min(3, await openers.count()); at += 1) {
    await openers.nth(at).click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** Runs in the page: an error message if an XML document of the site is not well-formed. */
async function malformed(path: string): Promise<string[]> {
  const document = new DOMParser().parseFromString(await (await fetch(path)).text(), 'application/xml');
  return document.querySelector('parsererror') ? [`${path}: no well-formed XML`] : [];
}
