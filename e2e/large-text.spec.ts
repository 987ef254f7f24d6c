/**
 * With letters twice as large, as a visitor may set them in the browser, nothing leaves the page and no word is a
 * column of letters.
 */
import type { Page } from 'playwright/test';
import { browserArguments } from '../scripts/lib/browser';
import { brokenWords } from './support/broken-words';
import { expect, test } from './support/test';

const executablePath = process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium';
test.use({ launchOptions: { executablePath, args: [...browserArguments, '--blink-settings=defaultFontSize=32'] } });
test.describe.configure({ timeout: 90_000 });

/** What is wrong with the page: its width, controls that leave the window or that another covers. */
const faults = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.removeAttribute('data-first-screen'); // all is laid out
    const width = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - width;
    const found = over > 0 ? [`page: ${over} px too wide`] : [];
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.sr-only') === null;
    for (const control of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')) {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (shown(control) && right > width + 1) found.push(`control beyond the window: ${control.innerText}`);
      if (!shown(control) || !control.closest('form, [data-save-bar]') || top < 0 || bottom > window.innerHeight)
        continue;
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (at && !control.contains(at) && !at.closest('label, header, [data-save-bar]'))
        found.push(`covered: ${control.innerText}`);
    }
    return found;
  });

test('letters twice as large: nothing is wider than the screen, cut or covered', { tag: '@long' }, async ({
  page,
  content,
  signIn,
}) => {
  await page.goto('/publications');
  const publication = (await page.locator('#liste [dir="auto"] > a').first().getAttribute('href')) ?? '';
  const visit = async (path: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect([...(await faults(page)), ...(await brokenWords(page))], `${path} at ${width} px`).toEqual([]);
    }
  };
  for (const path of ['/', '/publications', publication, '/login']) await visit(path);
  await content.saveProfile({ prenom: 'Hélène', nom: 'Vasseur-Lacombe', email: 'h@exemple.org' });
  await visit('/');
  await signIn();
  for (const path of ['/admin', '/admin/profile', '/admin/courses', '/admin/publications']) await visit(path);
});
