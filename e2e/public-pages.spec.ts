import { expect, test } from './support/test';

/** Public pages as the installed version of Next writes them: without its runtime (lib/public-pages/seal.ts). */

test('each kind of public page goes out without the framework’s runtime, and nothing blocks its first paint', async ({ page, site }) => {
  await page.goto('/publications');
  const publication = (await page.locator('#liste [dir="auto"] > a').first().getAttribute('href')) ?? '';
  for (const path of ['/', '/publications', publication]) {
    const answer = await fetch(site.origin + path);
    const html = await answer.text();
    expect(html, path).toMatch(/<script type="module">.+<\/script><\/body>/s);
    expect(html, path).not.toMatch(/__next_f|_next\/static\/chunks\/[^"]*\.js|rel="stylesheet"|src="\/theme\.js"/);
    expect(answer.headers.get('content-security-policy'), path).toMatch(
      /script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; style-src 'self' 'unsafe-inline'; style-src-elem 'self' 'sha256-/,
    );
  }
  const search = await (await fetch(`${site.origin}/publications?q=a`)).text();
  expect(search, 'a search links to its script').toMatch(/<script type="module" src="\/_next\/static\/page\/page-[^"]+\.js"><\/script><\/body>/);
  expect(search).not.toContain('__next_f');
  expect(site.output()).not.toContain('page.shape');
});

test('an unknown address is complete without the framework’s runtime, too', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/nulle-part', '/publications/absente', '/hors-ligne', '/v/1', '/v/1.2026-11-26.0f3a9c1d/publications']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' }), path).toBeVisible();
  }
  await context.close();
});
