/**
 * Formulas of a title and an abstract: MathML in lists and on the page, without script; readable words wherever there
 * is no markup.
 */
import { expectAccessibleInBoth } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

const raw = String.raw;
const article = {
  id: 'm',
  title: raw`Sur $x^2 + \hat{y} = 1$ et les puits à 5 $`,
  authors: 'N. Tazrouti',
  year: '2024',
  journal: 'Revue',
  type: 'SCOPUS',
  link: 'https://exemple.org/m',
  details: {
    abstract: raw`Une fraction $\frac{a+b}{2}$ et $\overline{z}$.${'\n\n'}Longue : $${Array.from({ length: 20 }, (_, n) => `a_{${n}}`).join('+')}=0$, puis $\def\a{x}$.`,
  },
};
const plain = 'Sur x²+ŷ=1 et les puits à 5 $';
const address = '/publications/sur-x-2-hat-y-1-et-les-puits-a-5-2024';

test.beforeEach(async ({ site }) => {
  const content = await contentOf(site);
  await content.saveSection('publications', {
    content: { eau: { title: 'Eau', articles: [article], communications: [] } },
  });
  const these = { id: 't', sujet: raw`Autour de $H_2O$`, annee: '2024', statut: 'En cours', color: 'bleu' };
  await content.saveSection('theses-encadrees', { content: { Eau: [these] } });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a title and an abstract are MathML, and need no script', { tag: '@long' }, async ({ page }) => {
    for (const path of ['/', '/publications', address]) {
      await page.goto(path);
      const title = page
        .getByRole('main')
        .locator(path === address ? 'h1' : 'ol li a')
        .first();
      await expect(title.locator('math > mrow > msup'), path).toHaveText('x2');
      await expect(title).toHaveText(/^Sur .* et les puits à 5 \$$/);
    }
    const abstract = page.getByRole('region', { name: 'Résumé' });
    await expect(abstract.locator('mfrac > *')).toHaveText(['a+b', '2']);
    await expect(abstract, 'what is no formula stays as it was typed').toContainText(raw`$\def\a{x}$`);
    const height = (selector: string) =>
      abstract
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().height);
    expect(await height('mfrac'), 'drawn as a fraction').toBeGreaterThan(await height('mfrac mn'));

    await page.setViewportSize({ width: 320, height: 600 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'a long formula goes on in the next line',
    ).toBeLessThanOrEqual(320);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1 math')).toBeVisible();
  });
});

test('a thesis has its formula in the list', async ({ page }) => {
  await page.goto('/#theses');
  await expect(page.locator('#theses li math msub')).toHaveText('H2');
});

test('metadata, feed and names are words', async ({ page, site }) => {
  await page.goto(address);
  await expect(page).toHaveTitle(plain);
  await expectAccessibleInBoth(page, 'a publication with formulas');
  for (const selector of ['meta[property="og:title"]', 'meta[name="citation_title"]'])
    await expect(page.locator(selector)).toHaveAttribute('content', plain);
  const text = async (path: string) => (await fetch(`${site.origin}${path}`)).text();
  expect(await text('/publications/flux.xml')).toContain(`<title>${plain}</title>`);
  expect(await text('/publications/liste.bib')).toContain(raw`title = {{Sur $x^2 + \hat{y} = 1$ et les puits à 5 \$}}`);
  expect(await text('/publications/liste.csv')).toContain(plain);
  await page.goto(`/publications?q=${encodeURIComponent('x²')}`);
  await expect(page.getByRole('link', { name: `Voir la publication\u00a0: ${plain}` })).toHaveCount(1);
});

test('words in italics are so on the page and in the styles, and plain where there is no markup', async ({
  page,
  site,
}) => {
  const content = await contentOf(site);
  const species = { ...article, id: 's', title: 'La croissance d’<i>Zea mays</i> sous abri', details: {} };
  await content.saveSection('publications', {
    content: { eau: { title: 'Eau', articles: [species], communications: [] } },
  });
  await page.goto('/publications');
  await expect(page.getByRole('main').locator('ol li a i').first()).toHaveText('Zea mays');
  await page.goto('/publications/la-croissance-d-zea-mays-sous-abri-2024');
  await expect(page.getByRole('heading', { level: 1 }).locator('i')).toHaveText('Zea mays');
  await expect(page).toHaveTitle('La croissance d’Zea mays sous abri');
  await expect(page.locator('#iso690 cite').first()).toHaveText('Zea mays');
  await expect(page.locator('#bib')).toContainText(raw`\textit{Zea mays}`);
  expect(await (await fetch(`${site.origin}/publications/flux.xml`)).text()).toContain(
    '<title>La croissance d’Zea mays sous abri</title>',
  );
});
