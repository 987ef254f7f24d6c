// The browsers besides Chromium that tests may drive, and where their programs are.
import { installPackages } from '../../scripts/lib/debian.ts';
import { findOnPath } from '../../scripts/lib/find-on-path.ts';

export type OtherBrowser = {
  readonly id: string;
  readonly name: string;
  readonly packages: readonly string[];
  /** Its programs, each by the names that it may have. */
  readonly needs: readonly (readonly string[])[];
};

/** Each `id` is a project of e2e/browsers/playwright.config.ts. */
export const otherBrowsers: readonly OtherBrowser[] = [
  { id: 'firefox', name: 'Firefox', packages: ['firefox-esr'], needs: [['firefox-esr', 'firefox']] },
  { id: 'webkit', name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'], needs: [['WebKitWebDriver'], ['Xvfb']] },
];

/**
 * The programs of a browser, in the order of its `needs`; asks Debian for them when one is missing. Undefined when it
 * stays missing.
 */
export async function programsOf({ needs, packages }: OtherBrowser): Promise<readonly string[] | undefined> {
  return found(needs) ?? ((await installPackages(packages)) ? found(needs) : undefined);
}

function found(needs: OtherBrowser['needs']) {
  const programs = needs.flatMap((names) => names.find((name) => findOnPath([name])) ?? []);
  return programs.length === needs.length ? programs : undefined;
}
