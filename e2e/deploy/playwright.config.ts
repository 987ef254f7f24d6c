import { defineConfig } from '@playwright/test';
import every from '../playwright.config';

/** `npm run test:deploy` runs this: what needs nginx on the machine, which `npm test` does not ask for. */
export default defineConfig({ ...every, testDir: '.', testIgnore: [], workers: 1 });
