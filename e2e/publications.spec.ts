/** The list of publications: badges, filters with and without script, pagination, a thousand entries. */
import type { Page } from 'playwright/test';
import { contentOf } from './support/content';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const types = ['SCOPUS', 'Web of Science', 'IEEE', 'Book Chapter', 'Thomson/Web of Sciences'];

/** Stores 250 articles, which make three pages, and one conference paper with a link. */
async function fill(site: Site): Promise<void> {
  const articles = Array.from({ length: 250 }, (_, n) => ({
    id: `a${n}`,
    title: n === 7 ? 'Étude des crues éclair' : `Article ${n}`,
    authors: 'N. Tazrouti, A. Autre',
    year: String(2000 + (n % 25)),
    journal: 'Revue',
    type: types[n % types.length],
  }));
  const communications = [
    {
      id: 'c',
      title: 'Capteurs sobres',
      authors: 'N. Tazrouti',
      year: '2030',
      conference: 'Lyon',
      link: 'https://exemple.org/c',
    },
  ];
  await contentOf(site).saveSection('publications', {
    content: { reseauxSecurite: { articles, communications: [] }, elearningIA: { articles: [], communications } },
  });
}

const entries = (page: Page) => page.getByRole('main').locator('ol').getByRole('listitem');
const count = (page: Page) => page.getByRole('status');

let filled = '';
test.beforeEach(async ({ page, site }) => {
  if (filled !== site.origin) await fill(site);
  filled = site.origin;
  await page.goto('/publications');
});

test('filters act at once: list, count, address; the focus stays and no entry is left in the history', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Rechercher' });
  const before = await page.evaluate(() => history.length);
  await expect(page.locator('html'), 'the script is there').toHaveAttribute('data-script', '');
  await search.pressSequentially('crues');
  await expect(count(page)).toHaveText(/^1\spublication sur 251$/);
  await expect(entries(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/publications\?q=crues$/);
  await expect(page, 'the title says what is asked for').toHaveTitle(/^«\u00a0crues\u00a0» · Publications d/);
  await expect(search).toBeFocused();
  await search.fill('');
  await page.getByLabel('Type').selectOption('IEEE');
  await expect(count(page)).toHaveText(/^50\spublications sur 251$/);
  await page.getByLabel('Année').selectOption('2002');
  await expect(count(page)).toHaveText(/^10\spublications sur 251$/);
  await expect(page).toHaveURL(/\?type=IEEE&annee=2002$/);
  await page.getByLabel('Domaine').selectOption({ label: 'E-learning et Intelligence Artificielle' });
  await expect(count(page)).toHaveText(/^0\spublication sur 251$/);
  await expect(page.getByText('Aucune publication ne correspond')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await expect(page.getByLabel('Type'), 'the address says it all').toHaveValue('IEEE');
  await page.getByRole('link', { name: 'Effacer les filtres' }).first().click();
  await expect(count(page)).toHaveText(/^251\spublications, page 1 sur 3$/);
});

test('pages are links, keep the filters, and one shows everything', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Pages de la liste' });
  await expect(entries(page)).toHaveCount(100);
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(entries(page)).toHaveCount(51);
  await expect(entries(page).first()).toContainText('201');
  await expect(pages.locator('[aria-current="page"]')).toHaveText('3');
  await pages.getByRole('link', { name: 'Tout afficher' }).click();
  await expect(entries(page)).toHaveCount(251);
  await expect(pages).toHaveCount(0);
  await page.goto('/publications?q=article');
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/q=article&page=2/);
  await expect(page).toHaveTitle(/^«\u00a0article\u00a0», page 2 · Publications d/);
  await expect(count(page)).toHaveText(/^249\spublications sur 251, page 2 sur 3$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ surprises }) => surprises.expect(/\.js csp$/)); // Chromium's message for a script that it may not run

  test('the list is grouped by year or by nature, which filters and pages keep', async ({ page }) => {
    const grouping = page.getByRole('list', { name: 'Classer par' });
    const groups = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await expect(grouping.getByRole('link', { name: 'domaine' })).toHaveAttribute('aria-current', 'true');
    await grouping.getByRole('link', { name: 'année' }).click();
    await expect(grouping.getByRole('link', { name: 'année' })).toHaveAttribute('aria-current', 'true');
    expect((await groups()).slice(0, 3)).toEqual(['2030', '2024', '2023']);
    await grouping.getByRole('link', { name: 'nature' }).click();
    await expect.poll(groups).toEqual(['Articles de revue']);
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect.poll(groups).toEqual(['Communications', 'Chapitres d’ouvrage']);
  });

  test('a co-author leads from a publication to all that was written with them, and filters keep it', {
    tag: '@long',
  }, async ({ page }) => {
    await entries(page)
      .first()
      .getByRole('link', { name: /^Article/ })
      .click();
    await page.getByRole('link', { name: 'A. Autre', exact: true }).click();
    await expect(count(page)).toHaveText(/^250\spublications sur 251 avec A\. Autre, page 1 sur 3$/);
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('crues');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(count(page)).toHaveText(/^1\spublication sur 251 avec A\. Autre$/);
    await page.goto('/publications?auteur=inconnu&annees=2020&utm_source=x');
    await expect(count(page)).toHaveText(/^251\spublications, page 1 sur 3$/);
    await expect(
      page.getByText('Demande inconnue, dont la liste ne tient pas compte : auteur « inconnu », « annees ».'),
    ).toBeVisible();
  });
});
