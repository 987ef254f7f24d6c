/** A page's first screen is laid out and painted before the rest of the page (docs/decisions/0018-first-paint.md). */
import type { Page } from '@playwright/test';
import { sample } from './support/sample';
import { expect, test } from './support/test';

const html = (page: Page) => page.locator('html');
const contact = (page: Page) => page.getByRole('region', { name: 'Contact' });

/** The fonts never come, so that the rest is not laid out by itself. */
const withoutFonts = (page: Page) => page.addInitScript(() => Object.defineProperty(document.fonts, 'ready', { value: new Promise(() => {}) }));

test('the rest waits for the first screen, then is laid out by itself', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(contact(page)).toHaveCSS('content-visibility', 'auto');
  release();
  await expect(contact(page)).toHaveCSS('content-visibility', 'visible');
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  await expect(page.locator('[data-later]')).toHaveCount(0);
});

test('the rest is laid out a few elements at a time, so that no frame keeps the visitor waiting', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const isWaiting = (element: Element) => element.closest('[data-later]') !== null;
    let known = new Set<Element>();
    const look = () => {
      const laidOut = [...document.querySelectorAll('main *:not(dialog, dialog *, svg *), footer *')].filter((element) => !isWaiting(element));
      frames.push(laidOut.filter((element) => !known.has(element)).length);
      known = new Set(laidOut);
      if (document.documentElement.hasAttribute('data-first-screen')) requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  });
  await page.goto('/');
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  const [first = 0, ...others] = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  expect(first).toBeGreaterThan(0);
  expect(Math.max(...others)).toBeLessThanOrEqual(60);
});

test('no font but those of every page is used before the first screen is painted', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const requestFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (frame) => frames.push(frame);
    Object.assign(window, {
      release: () => {
        window.requestAnimationFrame = requestFrame;
        frames.forEach(requestFrame);
      },
    });
  });
  await page.goto('/');
  const families = [page.getByRole('heading', { level: 1 }), page.getByRole('banner')];
  for (const each of families) await expect(each).toHaveCSS('font-family', /^(newsreader|inter), /);
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  for (const each of families) await expect(each).toHaveCSS('font-family', /^"(Newsreader|Inter) Extended", (newsreader|inter), /);
});

test('a link that is followed before then leads to its place', async ({ page }) => {
  await withoutFonts(page);
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('data-first-screen', '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  await expect(contact(page).getByRole('heading', { name: 'Contact' })).toBeInViewport();
});

test('a visit that leads below the first screen has the whole page at once', async ({ page }) => {
  await withoutFonts(page);
  await page.goto('/#contact');
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
  await expect(contact(page).getByRole('heading', { name: 'Contact' })).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('data-first-screen', '');
  await page.reload();
  await expect(html(page)).not.toHaveAttribute('data-first-screen');
});

/** Score of what has moved on the page without the visitor (CLS), up to now. */
const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: { score: number } }).shift.score);

for (const width of sample([360, 390, 412, 768, 1440], 3, 1))
  test(`text that is read before the fonts have come does not move when they come, at ${width} px`, async ({ page }) => {
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
    await page.evaluate(() => document.fonts.ready);
    const system = await page.evaluate(() =>
      new FontFace('system', 'local("Arial"), local("Liberation Sans"), local("Roboto")').load().then(
        () => true,
        () => false,
      ),
    );
    test.skip(!system, 'This system has neither Arial nor Liberation Sans nor Roboto, so nothing stands for the fonts that have not come.');
    await expect(html(page)).not.toHaveAttribute('data-first-screen'); // the rest is laid out, some frames after the fonts
    expect(await shift(page)).toBeLessThan(0.04);
  });
