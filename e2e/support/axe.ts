/** What axe finds on a page: every rule of WCAG 2.2 A and AA and its best practices, or those that a colour scheme may break. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = ['color-contrast', 'link-in-text-block'];

/** No violation of any rule, in the page and its frames; `state` says what was looked at. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  expect(await found(page, (axe) => axe.withTags(everything)), state).toEqual([]);
}

/** The scheme changes colours and nothing else: in the dark one this is enough where `expectAccessible` saw the light one. */
export async function expectContrast(page: Page, state?: string): Promise<void> {
  expect(await found(page, (axe) => axe.withRules(colours)), state).toEqual([]);
}

/** On paper a link is words like the others. */
export async function expectPrintContrast(page: Page, state?: string): Promise<void> {
  expect(await found(page, (axe) => axe.withRules('color-contrast')), state).toEqual([]);
}

/** The light scheme, then the dark one, which it leaves on. */
export async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${state}, dark`);
}

async function found(page: Page, chosen: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // from here on: a toast that fades has other colours half-way
  // Only what is wrong is told in full, and frames are read from the page itself: half the time, the same findings.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await chosen(axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`));
}
