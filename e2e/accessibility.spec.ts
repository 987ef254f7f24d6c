/**
 * The parts of WCAG 2.2 AA and the RGAA that can be tested automatically: axe in every state, headings, keyboard,
 * motion, print.
 */
import { tabTo } from './support/admin';
import { expectAccessibleInBoth } from './support/axe';
import { sample } from './support/sample';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'parallel', timeout: 60_000 }); // each worker imports into a site of its own

const openers = {
  competences: '#competences a[aria-haspopup]',
  publications: '[data-load]',
  theses: '#theses a[aria-haspopup]',
  teaching: '#teaching a[aria-haspopup]',
  projects: '#projects a[aria-haspopup]',
  responsibilities: '#responsibilities a[aria-haspopup]',
} as const;

/** Origin of the site that has the real portfolio: long names, Arabic, added sections, rich text with headings. */
let imported = '';
test.beforeEach(async ({ site }) => {
  if (imported === site.origin) return;
  const { code, output } = await site.command('import', ['e2e/fixtures/portfolio.json']);
  expect(code, output).toBe(0);
  imported = site.origin;
});

for (const [index, width] of [390, 1440].entries()) {
  test.describe(`${width} px, light and dark`, () => {
    test.use({ colorScheme: 'light', viewport: { width, height: 900 } });

    for (const path of sample(['/', '/publications?q=introuvable', '/publications', '/nulle-part'], 4, index)) {
      test(`axe finds nothing on ${path}`, async ({ page, surprises }) => {
        surprises.expect(/404/);
        await page.goto(path);
        await expectAccessibleInBoth(page, path);
      });
    }

    for (const [section, opener] of sample(Object.entries(openers), 6, index)) {
      test(`axe finds nothing in a window of ${section}`, async ({ page }) => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('data-script', '');
        await page.locator(opener).first().press('Enter'); // a font that comes meanwhile moves what a pointer is over
        await expect(page.getByRole('dialog')).toBeVisible();
        if (section === 'publications') await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(60);
        await expectAccessibleInBoth(page, section);
      });
    }

    test('axe finds nothing with a menu open', { tag: '@long' }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
      await expectAccessibleInBoth(page, 'menu');
    });
  });
}

for (const path of ['/', '/publications']) {
  test(`the headings of ${path} go down one level at a time`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.flatMap((heading) => (heading.closest('dialog') ? [] : [Number(heading.tagName[1])])));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, levels.join(' ')).toEqual([]);
  });
}

test('with the keyboard alone: skip the menu, open a detail, read it, come back', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id), 'past the header').toBe('contenu');
  const card = page.getByRole('link', { name: 'Instrumentation' });
  await tabTo(page, card);
  expect(await card.evaluate((link) => getComputedStyle(link, '::after').outlineStyle), 'the focus shows').toBe(
    'solid',
  );
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Instrumentation' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
      'nothing behind it',
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});

test('every target is 24 px at least, or stands in a line of text', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const small = await page.locator('a, button, summary, input, select').evaluateAll((all) =>
    all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown =
        width > 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches('[href="#contenu"]');
      const isInline = getComputedStyle(element).display === 'inline';
      return isShown && !isInline && Math.min(width, height) < 24 ? [`${element.textContent} ${width}×${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test('nothing moves for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  const moving = await page
    .locator('body *')
    .evaluateAll(
      (all) => all.filter((element) => !/^0s(, 0s)*$/.test(getComputedStyle(element).transitionDuration)).length,
    );
  expect(moving).toBe(0);
});

test('printed, it is a curriculum vitae: no navigation, no form, a few pages', async ({ page }) => {
  await page.goto('/');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(3);
  expect(pages).toBeLessThanOrEqual(9);
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  expect(text).toContain('Amélie-Constance Nguyễn-Lefèvre de La Tour-d’Auvergne');
  expect(text).toContain('Responsabilités');
  for (const words of [
    'Aller au contenu',
    'Accueil',
    'Rechercher',
    'Voir Toutes les Publications',
    'Me Contacter',
    'Détails',
    'Plan de la page',
    'Fermer',
  ])
    expect(text).not.toContain(words);
});
