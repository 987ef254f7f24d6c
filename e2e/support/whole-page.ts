import { expect, type Page } from 'playwright/test';

/**
 * Scrolls in place, by which all of a public page is laid out, and waits for that (docs/decisions/0009-public-pages.md).
 * A program clicks in the same frame in which it has scrolled, when what comes near the screen gets its height and
 * moves what is below; a hand does not.
 */
export async function wholePage(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  // A page of the administration has no such attribute.
  await expect(page.locator('html[data-script][data-first-screen]'), 'the whole page is laid out').toHaveCount(0);
}
