/** A page's first screen is laid out and painted before the rest of the page (docs/decisions/0009-public-pages.md). */
import type { Page } from '@playwright/test';
import { contentOf } from './support/content';
import { sample } from './support/sample';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

const html = (page: Page) => page.locator('html');
const contact = (page: Page) => page.getByRole('region', { name: 'Contact' });

/** The fonts never come. */
const withoutFonts = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document.fonts, 'ready', { value: new Promise(() => {}) }));

/** How many elements of the page are laid out now, of all that are displayed once it is read. */
const laidOut = (page: Page) =>
  page.evaluate(() => {
    const displayed = [...document.querySelectorAll('main *:not(dialog, dialog *, svg *), footer *')];
    return {
      now: displayed.filter((element) => element.checkVisibility({ contentVisibilityAuto: true })).length,
      all: displayed.length,
    };
  });

test('only what is near the screen is laid out, until the visitor scrolls', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await expect(contact(page)).toHaveCSS('content-visibility', 'auto');
  const { now, all } = await laidOut(page);
  expect(now, `of ${all} elements`).toBeLessThan(all / 2);
  await page.mouse.wheel(0, 100);
  await expect(contact(page)).toHaveCSS('content-visibility', 'visible');
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  expect((await laidOut(page)).now).toBeGreaterThan(now * 2);
});

test('a tap has the rest laid out, too', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('data-first-screen');
  await page.getByRole('button', { name: 'Changer de thème clair ou sombre' }).click();
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
});

test('all of the page is printed, whether it has been read or not', async ({ page }) => {
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('data-first-screen');
  await page.emulateMedia({ media: 'print' });
  await expect(contact(page)).toHaveCSS('content-visibility', 'visible');
});

test('no font but those of every page is used before the first screen is painted, nor later on a page that needs no other', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const release = () => {
      for (const tell of held) tell();
    };
    class Held {
      constructor(tell: () => void) {
        held.push(tell);
      }
      observe() {}
    }
    Object.assign(window, { PerformanceObserver: Held, release });
  });
  const families = [page.getByRole('heading', { level: 1 }), page.getByRole('banner')];
  const expectOfEveryPage = async () => {
    for (const each of families) await expect(each).toHaveCSS('font-family', /^(newsreader|inter), /);
  };
  const release = () => page.evaluate(() => (window as unknown as { release: () => void }).release());
  await page.goto('/');
  await expectOfEveryPage();
  await release();
  await expect(page.locator('link[rel="manifest"]'), 'what comes after the first paint').toBeAttached();
  await expectOfEveryPage();
  await (await contentOf(site)).saveProfile({ nom: 'Łukasiewicz' });
  await page.goto('/');
  await expectOfEveryPage();
  await release();
  for (const each of families)
    await expect(each).toHaveCSS('font-family', /^"(Newsreader|Inter) Extended", Vazirmatn, (newsreader|inter), /);
});

test('a link that is followed before then leads to its place', { tag: '@long' }, async ({ page }) => {
  await withoutFonts(page);
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('data-first-screen');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  await expect(contact(page).getByRole('heading', { name: 'Contact' })).toBeInViewport();
});

test('a visit that leads below the first screen has the whole page at once', { tag: '@long' }, async ({ page }) => {
  await withoutFonts(page);
  await page.goto('/#contact');
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  await expect(contact(page).getByRole('heading', { name: 'Contact' })).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('data-first-screen');
  await page.reload();
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
});

/** Score of what has moved on the page without the visitor (CLS), up to now. */
const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: { score: number } }).shift.score);

for (const width of sample([360, 390, 412, 768, 1440], 3, 1))
  test(`text that is read before the fonts have come does not move when they come, at ${width} px`, async ({
    page,
    site,
  }) => {
    await (await contentOf(site)).saveProfile({ nom: 'Tazrouti' }); // all its letters are in the fonts of every page
    await page.setViewportSize({ width, height: 850 });
    const { promise: painted, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shift = { score: 0 };
      Object.assign(window, { shift });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shift.score += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const system = await page.evaluate(() =>
      new FontFace('system', 'local("Arial"), local("Liberation Sans"), local("Roboto")').load().then(
        () => true,
        () => false,
      ),
    );
    test.skip(
      !system,
      'This system has neither Arial nor Liberation Sans nor Roboto, so nothing stands for the fonts that have not come.',
    );
    await wholePage(page);
    expect(await shift(page)).toBeLessThan(0.04);
  });
