import { expect, type Page } from '@playwright/test';

/**
 * Waits until all of a public page is laid out (docs/decisions/0018-first-paint.md). A program clicks in the same frame in which it has scrolled,
 * when what comes near the screen gets its height and moves what is below; a hand does not.
 */
export async function wholePage(page: Page): Promise<void> {
  await expect(page.locator('html[data-first-screen] [data-later]'), 'the whole page is laid out').toHaveCount(0);
}
