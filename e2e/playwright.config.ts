import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments } from '../scripts/lib/browser';
import { isLong } from './support/sample';
import { isNextStart } from './support/site';
import type { Options } from './support/test';

const executablePath = process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium';
const results = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

const isWhole = isLong || process.env.TRUST_FORM !== undefined;
/**
 * Besides the tests with the tag @long, what `npm run test:long` runs beyond `npm test`; `npm run test:trust` runs
 * those of e2e/trust.
 */
const longOnly = [
  ...['admin-accessibility-windows', 'admin-long-lists', 'clock', 'clocks', 'large-import'],
  ...['soak', 'upgrade', 'waits', 'watch'].map((name) => `trust/${name}`),
].map((name) => `**/${name}.spec.ts`);

/** Suites that run under plain `next start` as well; all of them: E2E_SERVER=next npm test. */
const byNextStart = [
  ...['incoming', 'public-pages', 'offline', 'start', 'shutdown'],
  ...(isWhole ? ['api', 'admin-sign-in', 'import-references'] : []),
].map((name) => `**/${name}.spec.ts`);

/**
 * `npm test` runs this against the production build; by hand, after `npm run build`: npx playwright test -c
 * e2e/playwright.config.ts
 */
export default defineConfig<Options>({
  testDir: '.',
  testIgnore: [
    '**/e2e/deploy/**', // needs nginx: `npm run test:deploy`
    '**/e2e/browsers/**', // needs Firefox and WebKitGTK: `npm run test:browsers`
    '**/e2e/container/**', // needs podman: `npm run test:container`
    ...(isWhole ? [] : longOnly),
  ],
  grepInvert: isWhole ? undefined : /@long/,
  globalSetup: path.resolve(import.meta.dirname, 'support/templates.ts'), // absolute: e2e/deploy and e2e/browsers spread this configuration
  outputDir: path.resolve(import.meta.dirname, '../test-results'),
  workers: Math.max(2, os.availableParallelism()),
  retries: 0,
  forbidOnly: true,
  // Bounds for a test that hangs, generous because a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(results === undefined ? [] : [['json', { outputFile: results }] as const])],
  projects: isNextStart
    ? [{ name: 'next start' }]
    : [{ name: 'npm start' }, { name: 'next start alone', testMatch: byNextStart, use: { byNext: true } }],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off', // it doubles the duration; by hand: npx playwright test -c e2e/playwright.config.ts --trace on FILE
    launchOptions: { executablePath, args: browserArguments },
  },
});
