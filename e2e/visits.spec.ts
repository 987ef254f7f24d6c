/**
 * Visits counted by the site itself: what the owner reads of them, and what is kept of who came, in the files of the
 * database and in the log. And what robots.txt asks of crawlers that train models.
 */
import fs from 'node:fs';
import type { Page } from 'playwright/test';
import { firstColumn, openDatabase } from '../lib/sqlite';
import { menuLink, openMenuGroup } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessibleInBoth } from './support/axe';
import { ownerEnv } from './support/ready-sites';
import type { Site } from './support/site';
import { expect, test } from './support/test';

test.use({ siteEnv: { ...ownerEnv, TRUSTED_PROXIES: '1' } });

/** A visitor whose address and browser appear nowhere else. */
const address = '203.0.113.177';
const mark = 'visiteuse-4711'; // four digits alone stand in a database by chance, in times and ids
const agent = `Mozilla/5.0 (X11; ${mark}; rv:140.0) Gecko/20100101 Firefox/140.0`;

/** What a visitor’s browser asks for, from an address of its own; returns the statuses. */
async function visit(site: Site, paths: readonly string[], headers: Record<string, string> = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of paths) {
    const answer = await fetch(site.origin + path, {
      headers: { 'user-agent': agent, 'x-forwarded-for': address, ...headers },
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

const reading = (page: Page, name: string) =>
  page.getByRole('region', { name: 'En chiffres' }).getByRole('term').filter({ hasText: name }).locator('+ dd');

test('the owner sees which pages were read, nothing tells by whom, and crawlers that train models are asked to stay away', async ({
  adminPage: page,
  site,
}) => {
  const list = await site.text('/publications');
  const slug = /href="(\/publications\/[a-z0-9-]+)"/.exec(list)?.[1] ?? '';
  expect(await visit(site, ['/'])).toEqual([200]);
  await page.goto('/admin');
  await openMenuGroup(page, 'Site');
  await menuLink(page, 'Visites').click();
  await expect(page.getByRole('heading', { name: 'Les visites ne sont pas comptées' })).toBeVisible();
  await expectAccessibleInBoth(page, 'visits that are not counted');
  await page.getByRole('button', { name: 'Compter les visites' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune visite sur cette période' })).toBeVisible();

  const from = { referer: 'https://scholar.google.com/scholar?q=quelqu-un' };
  expect(await visit(site, ['/', '/', slug, `${slug}/reference.bib`, '/publications/liste.csv'], from)).toEqual(
    Array(5).fill(200),
  );
  const { headers } = await fetch(site.origin);
  expect(await visit(site, ['/'], { 'if-none-match': headers.get('etag') ?? '' })).toEqual([304]);
  expect(await visit(site, ['/publications/inventee', '/robots.txt'])).toEqual([404, 200]);
  expect(
    await visit(site, ['/'], { 'user-agent': 'Mozilla/5.0 (compatible; Unrobot/1.0; +https://exemple.org)' }),
  ).toEqual([200]);
  expect(await visit(site, ['/'], { 'sec-purpose': 'prefetch' })).toEqual([200]);
  const owner = await new Caller(site.origin).signIn();
  expect(await visit(site, ['/'], { cookie: owner.cookies })).toEqual([200]);

  await page.reload();
  await expect(reading(page, 'Pages vues')).toHaveText('4');
  await expect(reading(page, 'Références téléchargées')).toHaveText('2');
  const pages = page.getByRole('region', { name: 'Ce qui est lu', exact: true });
  await expect(pages.getByRole('list', { name: 'Pages les plus lues' }).getByRole('listitem')).toHaveText([
    /^Accueil.*3$/,
    /1$/,
  ]);
  const origins = page.getByRole('region', { name: 'D’où l’on vient', exact: true });
  await expect(origins.getByRole('listitem')).toHaveText(['scholar.google.com5']);
  await expectAccessibleInBoth(page, 'visits');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Tout télécharger (CSV)' }).click(),
  ]);
  expect(fs.readFileSync(await file.path(), 'utf8')).toMatch(/;\/;scholar\.google\.com;2\r\n/);

  expect(foundIn(site, [address, mark, 'quelqu-un'])).toEqual([]);
  expect(foundIn(site, ['scholar.google.com']).length, 'what is kept is found').toBeGreaterThan(0);

  const panel = page.getByRole('region', { name: 'Robots qui entraînent des modèles d’IA' });
  await panel.getByRole('button', { name: 'Le leur demander' }).click();
  await expect(panel.getByText('Le site leur demande de ne rien lire.')).toBeVisible();
  expect(await site.text('/robots.txt')).toMatch(/^User-agent: GPTBot\n/m);

  await page.getByRole('button', { name: 'Ne plus compter les visites' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arrêter et supprimer' }).click();
  await expect(page.getByRole('heading', { name: 'Les visites ne sont pas comptées' })).toBeVisible();
  expect(storedPages(site)).toEqual([]);
});

/** Which of these texts are in the site's files (the database and its journals) or in what it has printed. */
function foundIn(site: Site, texts: readonly string[]): string[] {
  const files = fs
    .readdirSync(site.home, { recursive: true, encoding: 'utf8' })
    .map((name) => `${site.home}/${name}`)
    .filter((file) => fs.statSync(file).isFile());
  expect(files.some((file) => file.endsWith('.db'))).toBe(true);
  return texts.filter(
    (text) => site.output().includes(text) || files.some((file) => fs.readFileSync(file).includes(text)),
  );
}

function storedPages({ databaseFile }: Site): unknown[] {
  const database = openDatabase(databaseFile, { wait: 5000 });
  try {
    return firstColumn(database, 'SELECT DISTINCT page FROM Visit ORDER BY page');
  } finally {
    database.close();
  }
}
