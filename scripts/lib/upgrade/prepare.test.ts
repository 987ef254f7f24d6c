import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parseEnv } from '../../../lib/env';
import type * as project from '../project';
import { trialSettings } from './prepare';

/** Made before the module under test is read, which names its folders then. */
const home = await vi.hoisted(async () => {
  const [{ mkdtempSync }, { tmpdir }] = await Promise.all([import('node:fs'), import('node:os')]);
  return mkdtempSync(`${tmpdir()}/trial `);
});
vi.mock('../project', async (original) => ({
  ...(await original<typeof project>()),
  inRoot: (...parts: string[]) => path.join(home, ...parts),
}));
afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(home, { recursive: true, force: true });
});

test('the trial has data of its own, at 127.0.0.1 whatever HOST is, and neither backs up nor publishes', async () => {
  const settings = {
    HOST: '::',
    DATABASE_URL: `file:${home}/data/portfolio.db`,
    UPLOADS_DIR: `${home}/uploads`,
    BACKUP_DIR: `${home}/sauvegardes`,
    COPY_TO: `${home}/copie`,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const result = parseEnv(process.env);
  if (!result.ok) throw new Error(result.lines.join('\n'));
  const trial = parseEnv(await trialSettings(result.env));
  expect(trial).toMatchObject({
    ok: true,
    env: {
      HOST: '127.0.0.1',
      SITE_URL: result.env.SITE_URL,
      databaseFile: `${home}/.upgrade/trial/portfolio.db`,
      uploadsDir: `${home}/.upgrade/trial/uploads`,
      backupDir: null,
      copyTo: null,
    },
  });
});
