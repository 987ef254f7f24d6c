// The browsers besides Chromium that tests may drive, and where their programs are.
import { installPackages } from '../../scripts/lib/debian.mjs';
import { findOnPath } from '../../scripts/lib/find-on-path.mjs';

/**
 * @typedef {{ id: string, name: string, packages: readonly string[], needs: readonly (readonly string[])[] }} OtherBrowser `needs`: programs,
 *   each by the names that it may have
 */

/** Each `id` is a project of e2e/browsers/playwright.config.ts. @type {readonly OtherBrowser[]} */
export const otherBrowsers = [
  { id: 'firefox', name: 'Firefox', packages: ['firefox-esr'], needs: [['firefox-esr', 'firefox']] },
  { id: 'webkit', name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'], needs: [['WebKitWebDriver'], ['Xvfb']] },
];

/**
 * The programs of a browser, in the order of its `needs`; asks Debian for them when one is missing. Undefined when it stays missing.
 * @param {OtherBrowser} browser
 * @returns {Promise<readonly string[] | undefined>}
 */
export async function programsOf({ needs, packages }) {
  return found(needs) ?? ((await installPackages(packages)) ? found(needs) : undefined);
}

/** @param {OtherBrowser['needs']} needs */
function found(needs) {
  const programs = needs.flatMap((names) => names.find((name) => findOnPath([name])) ?? []);
  return programs.length === needs.length ? programs : undefined;
}
