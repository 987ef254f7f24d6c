import { defineConfig } from '@playwright/test';
import every from '../playwright.config';

/** `npm run test:deploy` runs this: the tests that need nginx, which `npm test` does not require. */
export default defineConfig({ ...every, testDir: '.', testIgnore: [], workers: 1 });
