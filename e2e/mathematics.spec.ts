/** Formulas of a title and an abstract: MathML in lists and on the page, without script. */
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
const address = '/publications/sur-x-2-hat-y-1-et-les-puits-a-5-2024';

test.beforeEach(async ({ content }) => {
  await content.saveSection('publications', {
    content: { eau: { title: 'Eau', articles: [article], communications: [] } },
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a title and an abstract are MathML, and need no script', async ({ page }) => {
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

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1 math')).toBeVisible();
  });
});
