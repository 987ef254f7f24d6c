/**
 * axe on a page: all rules for WCAG 2.2 A and AA and its best practices, or only those that a colour scheme may break.
 */

import axe from 'axe-core';
import type { Frame, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { sample } from './sample';
import { wholePage } from './whole-page';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = ['color-contrast', 'link-in-text-block'];

/** No rule is violated in the page and its frames; `state` names what was checked in the error message. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  await expect(page, state).toHaveTitle(/\S/); // Next changes the title a moment after the page
  expect(await found(page, everything), state).toEqual([]);
}

/**
 * The same with a window in front, without the rows of lists: of one that stands half behind it axe would say that it
 * is too small.
 */
export async function expectWindowAccessible(page: Page): Promise<void> {
  expect(await found(page, everything, ['[data-index]'])).toEqual([]);
}

/**
 * No rule about colours is violated: enough for the dark scheme once `expectAccessible` has checked the light one,
 * since only colours differ.
 */
export async function expectContrast(page: Page, state?: string): Promise<void> {
  expect(await found(page, colours), state).toEqual([]);
}

/** Contrast for print. On paper a link need not stand out, so `link-in-text-block` is left out. */
export async function expectPrintContrast(page: Page, state?: string): Promise<void> {
  expect(await found(page, ['color-contrast']), state).toEqual([]);
}

/** Checks both schemes at night, by `npm test` one of them, by the name of the state. */
export async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  for (const colorScheme of sample(['light', 'dark'] as const, 2, state.length)) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
}

/**
 * Runs axe, with the rules of the tags or names `runOnly`, in the page itself, where it is put once for each document.
 * `@axe-core/playwright` puts its half megabyte there at each call, which takes a second.
 */
async function found(page: Page, runOnly: string[], exclude: string[] = []): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // stays on: the colours of a fading toast have less contrast
  await wholePage(page);
  for (const frame of page.frames()) await putAxe(frame);
  return page.evaluate(
    async ({ exclude, runOnly }) => {
      if (!window.axe) throw new Error('axe is not in the page');
      const { violations } = await window.axe.run(
        { include: ['html'], exclude },
        { runOnly, resultTypes: ['violations'], preload: false }, // else axe fetches each style sheet, for rules that are not run
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
      );
    },
    { exclude, runOnly },
  );
}

/** A frame that leaves meanwhile, as a preview does at another width, is no part of the page any more. */
async function putAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  } catch (error) {
    if (!frame.isDetached()) throw error;
  }
}
