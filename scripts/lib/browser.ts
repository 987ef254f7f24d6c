// Finds a Chromium for the end-to-end tests: an installed one, else Debian's package.
import fs from 'node:fs';
import { CliError } from './console.ts';
import { installPackages } from './debian.ts';
import { findOnPath } from './find-on-path.ts';

/** The headless shell first: it has no window, a third of a browser's work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Features of the browser's own window; its address bar is a page too, and costs a second of CPU time per page. The
 * switch replaces Playwright's own list: `asPlaywright` are the entries of it that matter to local pages.
 */
const unused = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
];
const asPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'PreconnectToSearch',
];

/** The arguments with which Playwright starts it. */
export const browserArguments = [
  `--disable-features=${[...unused, ...asPlaywright].join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Path of a browser. Installs Debian's package when there is none and this is root on Debian, else throws a `CliError`
 * that names the package.
 */
export async function findBrowser(): Promise<string> {
  const configured = process.env.PLAYWRIGHT_CHROMIUM;
  if (configured) {
    if (!fs.existsSync(configured)) throw new CliError(`PLAYWRIGHT_CHROMIUM désigne ${configured}, qui n’existe pas.`);
    return configured;
  }
  return installed() ?? (await playwrightsOwn()) ?? (await installDebianBrowser()) ?? missing();
}

function installed() {
  return findOnPath(names) ?? elsewhere.find((file) => fs.existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright/test');
  const file = chromium.executablePath();
  return file !== '' && fs.existsSync(file) ? file : undefined;
}

/** With fonts that replace Arial and Times New Roman, which the browser's package only recommends. */
async function installDebianBrowser() {
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await installPackages([name, 'fonts-liberation'])) break;
  return installed();
}

function missing(): never {
  throw new CliError(
    'Un navigateur est nécessaire aux essais : installez Chromium (Debian : apt-get install chromium-headless-shell), ou indiquez-en un par PLAYWRIGHT_CHROMIUM.',
  );
}
