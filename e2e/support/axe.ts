/** axe on a page: all rules for WCAG 2.2 A and AA and its best practices, or only those that a colour scheme may break. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = ['color-contrast', 'link-in-text-block'];

/** No rule is violated in the page and its frames; `state` names what was checked in the error message. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  expect(await found(page, (axe) => axe.withTags(everything)), state).toEqual([]);
}

/** The same with a window in front, without the rows of lists: of one that stands half behind it axe would say that it is too small. */
export async function expectWindowAccessible(page: Page): Promise<void> {
  expect(await found(page, (axe) => axe.exclude('[data-index]').withTags(everything))).toEqual([]);
}

/** No rule about colours is violated: enough for the dark scheme once `expectAccessible` has checked the light one, since only colours differ. */
export async function expectContrast(page: Page, state?: string): Promise<void> {
  expect(await found(page, (axe) => axe.withRules(colours)), state).toEqual([]);
}

/** Contrast for print. On paper a link need not stand out, so `link-in-text-block` is left out. */
export async function expectPrintContrast(page: Page, state?: string): Promise<void> {
  expect(await found(page, (axe) => axe.withRules('color-contrast')), state).toEqual([]);
}

/** Checks the light scheme, then the dark one, and leaves the page in the dark one. */
export async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${state}, dark`);
}

async function found(page: Page, chosen: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // stays on: the colours of a fading toast have less contrast
  // Details of violations only, and frames checked from the page itself: half the time for the same findings.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await chosen(axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`));
}
