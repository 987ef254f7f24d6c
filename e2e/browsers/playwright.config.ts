import { defineConfig } from '@playwright/test';
import every from '../playwright.config';
import type { Options } from './support/test';

/**
 * `npm run test:browsers` runs this: the tests in Firefox and WebKitGTK, which `npm test` does not require. By hand:
 * --project firefox
 */
export default defineConfig<object, Options>({
  ...every,
  testDir: '.',
  testIgnore: [],
  workers: 1,
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
