import path from 'node:path';
import { defineConfig } from '@playwright/test';

const executablePath = process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium';
const results = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** `npm test` runs this against the production build; by hand, after `npm run build`: npx playwright test -c e2e/playwright.config.ts */
export default defineConfig({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '../test-results'),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(results === undefined ? [] : [['json', { outputFile: results }] as const])],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
  },
});
