import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const every = ['**/*.test.ts', '**/*.test.tsx'];
const none = ['node_modules/**', 'e2e/**', '.next/**', '.scratch/**'];

const sources = fs
  .globSync(every, { cwd: root, exclude: none })
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));

/** What keeps a test file in a process of its own: modules replaced or begun anew, settings, other processes. */
const ownState =
  /vi\.(?:mock|resetModules|stubEnv)|process\.(?!env\.NIGHTLY|stdout, 'write'|cpuUsage)|spawn|mkdtemp|site-files|siteState|checkDatabase/;
const shareable = sources.filter(({ text }) => !ownState.test(text));
const isOnDatabase = ({ text }: { text: string }) => text.includes('scratchDatabase');

/** The others share processes and their modules: a process for each costs half a second, and a second with Prisma. */
const onDatabase = shareable.filter(isOnDatabase).map(({ file }) => file);
const pure = shareable.filter((each) => !isOnDatabase(each)).map(({ file }) => file);

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      { find: 'server-only', replacement: path.join(root, 'scripts/lib/empty.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // No test asks a real host: nothing answers there, unless a test starts a stand-in, which no proxy of this machine
    // knows.
    env: {
      TIME_ZONE: 'Europe/Paris',
      HAL_URL: 'http://127.0.0.1:9',
      ORCID_URL: 'http://127.0.0.1:9',
      DOI_URL: 'http://127.0.0.1:9',
      THESES_URL: 'http://127.0.0.1:9',
      no_proxy: '*',
    },
    setupFiles: ['lib/testing/quiet.ts', 'lib/testing/no-network.ts'],
    testTimeout: process.env.NIGHTLY ? 900_000 : 120_000, // only ends tests that hang: bcrypt and a busy machine take their time
    maxWorkers: os.availableParallelism(),
    projects: [
      { extends: true, test: { name: 'own process', include: every, exclude: [...none, ...pure, ...onDatabase] } },
      { extends: true, test: { name: 'on a database', include: onDatabase, isolate: false } },
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
    ],
  },
});
