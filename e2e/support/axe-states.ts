/**
 * Runs axe on a list of screen states, at phone and desktop width, in the light and the dark scheme. `npm test` runs a
 * twenty-fourth of the states, each in one of these four looks in turn; `npm run test:nightly` runs all.
 */
import { expectAccessible, expectContrast } from './axe';
import { sample } from './sample';
import type { State } from './screens';
import { frontOf } from './screens';
import { keepLittle } from './small-content';
import { expect, test } from './test';

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
] as const;
const looksOf = (state: number) => sample(looks, looks.length, state);

export function axeFindsNothing(states: readonly State[]): void {
  let prepared = '';
  test.describe.configure({ mode: 'parallel' });
  for (const [index, { name, route, does = [], front, isAnonymous = false }] of sample([...states.entries()], 24, 12)) {
    test(`axe finds nothing on ${route}, ${name}`, async ({ page, signIn, site, surprises }) => {
      surprises.expect(/status of [45]\d\d/);
      test.info().annotations.push({ type: 'axe', description: `${looksOf(index).length} états` });
      if (prepared !== site.origin) await keepLittle(site);
      prepared = site.origin;
      if (!isAnonymous) await signIn();
      await page.goto(route);
      for (const step of does) await step({ page, site });
      await expect(frontOf(page, front)).toBeVisible();
      for (const { width, colorScheme } of looksOf(index)) {
        await page.setViewportSize({ width, height: 900 });
        // As high as the page: axe reports a target that a sticky bar happens to cover as too small.
        await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
        await page.emulateMedia({ colorScheme });
        await (colorScheme === 'light' ? expectAccessible : expectContrast)(page, `${width} px, ${colorScheme}`);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `no side scroll at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    });
  }
}
