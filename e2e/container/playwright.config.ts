import { defineConfig } from '@playwright/test';
import every from '../playwright.config';

/** `npm run test:container` runs this: the tests that need podman and Litestream, which `npm test` does not require. */
export default defineConfig({
  ...every,
  testDir: '.',
  testIgnore: [],
  workers: 1,
  projects: [{ name: 'container' }],
});
