/** `npm run export`: a copy of the public site as files, below a path of another server and opened from a folder. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { samplePdf } from '../lib/testing/sample-pdf';
import { Caller } from './support/api-client';
import { contentOf } from './support/content';
import type { Site } from './support/site';
import { serveFolder } from './support/static-server';
import { expect, test } from './support/test';

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile());
const textOf = (folder: string, name: string) => fs.readFileSync(path.join(folder, name), 'latin1');

/** The broken links of a copy: those to a missing file, or to a missing element of a page. */
function brokenLinks(folder: string): { checked: number; broken: string[] } {
  const broken: string[] = [];
  let checked = 0;
  for (const name of filesIn(folder).filter((each) => each.endsWith('.html') && each !== '404.html')) {
    const html = textOf(folder, name).replace(/<script[\s\S]*?<\/script>/g, '');
    const addresses = [
      ...Array.from(html.matchAll(/ (?:href|src|action)="([^"]*)"/g), ([, address = '']) => address),
      ...Array.from(html.matchAll(/ (?:image)?srcset="([^"]*)"/gi), ([, set = '']) => set.split(/,\s+/)).flatMap(
        (set) => set.map((candidate) => candidate.split(' ')[0] ?? ''),
      ),
      ...Array.from(html.matchAll(/url\(['"]?([^'")]+)/g), ([, address = '']) => address),
    ].filter((address) => !/^(?:[a-z]+:|$)/i.test(address));
    for (const address of new Set(addresses)) {
      checked += 1;
      const [, file = '', fragment] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(address) ?? [];
      const target = file === '' ? name : path.posix.join(path.posix.dirname(name), file);
      const isThere = !file.startsWith('/') && fs.existsSync(path.join(folder, target)) && !file.endsWith('/');
      const hasPart = !fragment || textOf(folder, target).includes(` id="${decodeURIComponent(fragment)}"`);
      if (!isThere || !hasPart) broken.push(`${name}: ${address}`);
    }
  }
  return { checked, broken };
}

/**
 * Two publications, one with a text for all and one whose text is held back; a section that is hidden; English and a CV.
 */
async function fill(site: Site): Promise<{ embargoed: string }> {
  const caller = await new Caller(site.origin).signIn();
  const upload = async (text: string) => {
    const body = new Uint8Array(samplePdf(text));
    const headers = { 'Content-Type': 'application/pdf' };
    return String((await caller.call('POST', '/api/upload/document', { body, headers })).json.url);
  };
  const [open, held] = [await upload('ouvert'), await upload('retenu')];
  const article = (id: string, title: string, year: string, text: object) => ({
    id,
    title,
    authors: 'N. Éluard, P. Autre',
    year,
    journal: 'Revue',
    type: '',
    texts: [{ id: 't', name: 'Texte', version: 'acceptee', ...text }],
  });
  const content = contentOf(site);
  const articles = [
    article('a', 'Capteurs sobres', '2024', { file: open }),
    article('b', 'Moulins à marée', '2021', { file: held, embargo: '2999-01-01' }),
  ];
  await content.saveSection('publications', {
    content: { eau: { title: 'Eau', articles, communications: [] } },
    visible: true,
  });
  await caller.call('PUT', '/api/languages', { json: { languages: { en: { public: true, untranslated: 'shown' } } } });
  const { choices } = (await caller.call('POST', '/api/dossiers/preview', { json: { model: 'cv' } })).json;
  const { json } = await caller.call('POST', '/api/dossiers', { json: { name: 'CV', choices } });
  const { id } = z.object({ id: z.string() }).parse(json.dossier);
  await caller.call('PUT', '/api/dossiers/cv', { json: { cv: { is: 'dossier', id } } });
  await content.addSection({ title: 'Section tue', type: 'text', content: '<p>mot-cache-4b1d</p>', visible: false });
  return { embargoed: held.slice('/documents/'.length) };
}

/** The filters of the list act in the page, keep their choices in its address, and find what the address asks for. */
async function expectFilters(page: Page): Promise<void> {
  const list = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Citer/ }) });
  await expect(list).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('maree');
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('Moulins à marée');
  await expect(page.getByRole('status').first()).toContainText('1 publication sur 2');
  await expect(page).toHaveURL(/\?q=maree$/);
  await page.reload();
  await expect(list).toHaveCount(1);
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(list).toHaveCount(2);
}

test('a copy works below any path and from a folder, and hides what the site hides', async ({
  page,
  site,
  surprises,
  browser,
}) => {
  const { embargoed } = await fill(site);
  const folder = path.join(site.home, 'copie');
  const archive = path.join(site.home, 'copie.zip');
  fs.writeFileSync(archive, 'the one that the site offers');
  const { code, output } = await site.command('export', [folder, '--sous', '/~nom/']);
  expect(output).toContain('Copie dans');
  expect(code).toBe(0);
  expect(fs.existsSync(archive), 'its own server leaves the site’s work to the site').toBe(true);
  const links = brokenLinks(folder);
  expect(links.broken).toEqual([]);
  expect(links.checked).toBeGreaterThan(50);
  for (const name of filesIn(folder)) {
    expect(name).toMatch(/^[\w./-]+$/);
    for (const word of ['/admin', '/login', 'mot-cache-4b1d', 'Section tue', embargoed])
      expect(textOf(folder, name).includes(word) || name.includes(word), `${word} in ${name}`).toBe(false);
  }
  expect(filesIn(folder).filter((name) => /(?<!cv)\.pdf$/.test(name))).toHaveLength(1);
  const server = await serveFolder(folder, '/~nom/');
  surprises.expect(new RegExp(`^other site: ${server.origin}`));
  for (const start of [`${server.origin}/~nom/`, pathToFileURL(path.join(folder, 'index.html')).href]) {
    await page.goto(start);
    await page.getByRole('link', { name: 'Toutes les publications' }).click();
    await expectFilters(page);
    await page.getByRole('link', { name: 'Capteurs sobres', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Capteurs sobres' })).toBeVisible();
  }
  surprises.expect(/status of 404 .*perdue/);
  await page.goto(`${server.origin}/~nom/publications/perdue`);
  await page
    .getByRole('link', { name: /accueil|portfolio/i })
    .first()
    .click();
  await expect(page).toHaveURL(`${server.origin}/~nom/index.html`);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${server.origin}/~nom/publications/`);
  await expect(plain.getByRole('search')).toBeHidden();
  await expect(plain.getByText('Moulins à marée').first()).toBeVisible();
  await plain.close();
  await server.close();
});
