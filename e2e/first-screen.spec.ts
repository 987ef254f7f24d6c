/** A page's first screen is laid out and painted before the rest of the page (docs/decisions/0009-public-pages.md). */
import type { Page } from 'playwright/test';
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

/** The length of the page, in px. */
const length = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('only what is near the screen is laid out, until the visitor scrolls', async ({ page }) => {
  await page.goto('/');
  const told = await length(page);
  await expect(contact(page)).toHaveCSS('content-visibility', 'auto');
  const { now, all } = await laidOut(page);
  expect(now, `of ${all} elements`).toBeLessThan(all / 2);
  await page.mouse.wheel(0, 100);
  await expect(contact(page)).toHaveCSS('content-visibility', 'visible');
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  expect((await laidOut(page)).now).toBeGreaterThan(now * 2);
  expect(Math.abs(told / (await length(page)) - 1), 'what the scroll bar told').toBeLessThan(0.2);
});

test('a link, or a visit, that leads below the first screen has the whole page at once', async ({ page }) => {
  await withoutFonts(page);
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('data-first-screen');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  await expect(contact(page).getByRole('heading', { name: 'Contact' })).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('/#contact');
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  await expect(contact(page).getByRole('heading', { name: 'Contact' })).toBeInViewport();
});

for (const width of [390, 1440])
  test(`text that is read before the fonts have come does not move when they come, at ${width} px`, async ({
    page,
    content,
  }) => {
    await content.saveProfile({ nom: 'Tazrouti' }); // all its letters are in the fonts of every page
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
    const moved = await page.evaluate(() => (window as unknown as { shift: { score: number } }).shift.score);
    expect(moved, 'moved without the visitor (CLS)').toBeLessThan(0.04);
  });
