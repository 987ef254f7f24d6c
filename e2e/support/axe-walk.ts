/** axe in each state of a list of states, on a phone and a desk, light and dark. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { keepLittle } from './small-content';
import type { State } from './states';
import { frontOf } from './states';
import { expect, test } from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const looks = [390, 1440].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })));

export function axeFindsNothing(states: readonly State[]): void {
  let prepared = '';
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const { name, route, does = [], front, isAnonymous = false } of states) {
    test(`axe finds nothing on ${route}, ${name}`, async ({ page, signIn, site, surprises }) => {
      surprises.expect(/status of [45]\d\d/);
      test.info().annotations.push({ type: 'axe', description: `${looks.length} états` });
      if (prepared !== site.origin) await keepLittle(site);
      prepared = site.origin;
      if (!isAnonymous) await signIn();
      await page.goto(route);
      for (const step of does) await step({ page, site });
      await expect(frontOf(page, front)).toBeVisible();
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 900 });
        // As high as the page: what a bar that stays in sight happens to cover counts as too small to press.
        await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page, colorScheme), `${width} px, ${colorScheme}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `no side scroll at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}

/** The dark scheme changes colours and nothing else. */
async function violations(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (scheme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast', 'link-in-text-block'])).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
}
