/** After an import into a new site, visitors see the owner's content and nothing of the sample. */
import fs from 'node:fs';
import { sampleTexts } from '../lib/testing/sample-texts';
import { expect, test } from './support/test';

const fixture = 'e2e/fixtures/portfolio.json';

test('no public page holds anything of the sample after an import', { tag: '@long' }, async ({ site }) => {
  const texts = sampleTexts(fs.readFileSync(fixture, 'utf8'));
  const held = (pages: readonly string[]) => texts.filter((text) => pages.some((page) => page.includes(text)));
  expect(held(await publicPages(site.origin)).length, 'on a new site most of it is found').toBeGreaterThan(150);

  const { code, output } = await site.command('import', [fixture]);
  expect(code, output).toBe(0);
  const pages = await publicPages(site.origin);
  expect(pages.length).toBeGreaterThan(130);
  expect(held(pages)).toEqual([]);
});

test('an import brings no key figure of the site’s own, and the languages of the file', {
  tag: '@long',
}, async ({ page, site }) => {
  const { code, output } = await site.command('import', [fixture]);
  expect(code, output).toBe(0);
  await page.goto('/');
  const about = page.locator('#about');
  await expect(about.getByLabel('Chiffres clés')).toHaveCount(0);
  await expect(about.getByText('Tiếng Việt')).toBeVisible();
  await expect(about.getByText('Aucune langue ajoutée')).toHaveCount(0);
});

/** Decoded source of every public page that the pages and the sitemap link to. */
async function publicPages(origin: string): Promise<string[]> {
  const queue = [
    '/',
    '/publications',
    '/sitemap.xml',
    '/publications/flux.xml',
    '/manifest.webmanifest',
    '/robots.txt',
  ];
  const pages: string[] = [];
  for (const path of queue) {
    const text = decoded(await (await fetch(`${origin}${path}`)).text());
    pages.push(text);
    for (const [, local = ''] of text.matchAll(/(?:href="|<loc>)(?:http:\/\/localhost:\d+)?(\/publications[^"<#]*)/g))
      if (!queue.includes(local) && !/[?&](?:q|annee|type|domaine)=/.test(local)) queue.push(local);
  }
  return pages;
}

function decoded(html: string): string {
  return html
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

test('a wrong file names each error with its path and changes nothing', async ({ page, site }) => {
  await page.goto('/');
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  const file = `${site.home}/faux.json`;
  fs.writeFileSync(
    file,
    JSON.stringify({
      format: 'portfolio',
      version: 1,
      profile: { prenom: 'X' },
      sections: [{ id: 'projets', title: 'Projets', type: 'cards', order: 6, visible: 'oui', content: [] }],
    }),
  );
  const { code, output } = await site.command('import', [file]);
  expect(code).toBe(1);
  expect(output).toContain('profile.nom : ');
  expect(output).toContain('sections.0.visible : ');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '');
});
