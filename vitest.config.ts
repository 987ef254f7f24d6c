import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${path.resolve(import.meta.dirname)}/` },
      { find: 'server-only', replacement: path.resolve(import.meta.dirname, 'scripts/lib/empty.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // No test asks a real host: nothing answers there, unless a test starts a stand-in, which no proxy of this machine knows.
    env: { TIME_ZONE: 'Europe/Paris', HAL_URL: 'http://127.0.0.1:9', ORCID_URL: 'http://127.0.0.1:9', DOI_URL: 'http://127.0.0.1:9', no_proxy: '*' },
    globalSetup: ['lib/testing/programs.ts'],
    setupFiles: ['lib/testing/quiet.ts', 'lib/testing/no-network.ts'],
    testTimeout: 120_000, // only ends tests that hang: bcrypt and a busy machine take their time
    maxWorkers: os.availableParallelism(),
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'e2e/**', '.next/**', 'dist/**', '.scratch/**'],
  },
});
