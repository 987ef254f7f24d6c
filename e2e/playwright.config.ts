import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserArguments } from '../scripts/lib/browser';
import { isNightly } from './support/sample';
import { isNextStart } from './support/site';
import type { Options } from './support/test';

const executablePath = process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium';
const results = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** What runs at night alone (`npm run test:nightly`): attacks, faults and long careers, and tests with the tag @long. */
const nightly = [
  ...['admin-accessibility-windows', 'admin-copy', 'admin-long-lists', 'clock', 'large-import'],
  ...['static-copy', 'trust/*', 'used'],
].map((name) => `**/${name}.spec.ts`);

/** Suites that run under plain `next start` as well; all of them: E2E_SERVER=next npm test. */
const byNextStart = [
  'public-pages',
  ...(isNightly ? ['admin-sign-in', 'api', 'import', 'incoming', 'offline', 'shutdown', 'start'] : []),
].map((name) => `**/${name}.spec.ts`);

/**
 * `npm test` runs this against the production build; by hand, after `npm run build`: npx playwright test -c
 * e2e/playwright.config.ts
 */
export default defineConfig<Options>({
  testDir: '.',
  testIgnore: isNightly ? [] : nightly,
  grepInvert: isNightly ? undefined : /@long/,
  globalSetup: path.resolve(import.meta.dirname, 'support/templates.ts'),
  outputDir: path.resolve(import.meta.dirname, '../test-results'),
  workers: os.availableParallelism() + 1, // each waits for its site some of the time
  retries: 0,
  forbidOnly: true,
  // Bounds for a test that hangs, generous because a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(results === undefined ? [] : [['json', { outputFile: results }] as const])],
  projects: isNextStart
    ? [{ name: 'next start' }]
    : [{ name: 'next start alone', testMatch: byNextStart, use: { byNext: true } }, { name: 'npm start' }],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off', // it doubles the duration; by hand: npx playwright test -c e2e/playwright.config.ts --trace on FILE
    launchOptions: { executablePath, args: browserArguments },
  },
});
