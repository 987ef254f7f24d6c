import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Env, parseEnv } from '../../../lib/env';
import type * as project from '../project';
import { checkRoom, trialSettings } from './prepare';

/** Made before the module under test is read, which names its folders then. */
const home = await vi.hoisted(async () => {
  const [{ mkdtempSync }, { tmpdir }] = await Promise.all([import('node:fs'), import('node:os')]);
  return mkdtempSync(`${tmpdir()}/trial `);
});
vi.mock('../project', async (original) => ({
  ...(await original<typeof project>()),
  inRoot: (...parts: string[]) => path.join(home, ...parts),
}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(() => fs.rmSync(home, { recursive: true }));

function checked(): Env {
  const result = parseEnv(process.env);
  if (!result.ok) throw new Error(result.lines.join('\n'));
  return result.env;
}

test('the trial has data of its own, at 127.0.0.1 whatever HOST is, and neither backs up nor publishes', async () => {
  const settings = {
    HOST: '::',
    DATABASE_URL: `file:${home}/data/portfolio.db`,
    UPLOADS_DIR: `${home}/uploads`,
    BACKUP_DIR: `${home}/sauvegardes`,
    COPY_TO: `${home}/copie`,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const env = checked();
  const given = await trialSettings(env);
  expect(given.SERVES_ONLY, 'no upkeep either').toBe('1');
  expect(parseEnv(given)).toMatchObject({
    ok: true,
    env: {
      HOST: '127.0.0.1',
      SITE_URL: env.SITE_URL,
      databaseFile: `${home}/.upgrade/trial/portfolio.db`,
      uploadsDir: `${home}/.upgrade/trial/uploads`,
      backupDir: null,
      copyTo: null,
    },
  });
});

test('an upgrade that would fill the disk is refused, with what it needs', () => {
  vi.stubEnv('DATABASE_URL', `file:${home}/data/portfolio.db`);
  vi.stubEnv('UPLOADS_DIR', `${home}/none`);
  const files = { changed: [], added: [], removed: [] };
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 25, bsize: 2 ** 20 } as fs.StatsFs);
  expect(() => checkRoom(checked(), files)).toThrow('Il faut 300\u00a0Mo libres pour la mise à jour, et il y en a 25');
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 400, bsize: 2 ** 20 } as fs.StatsFs);
  expect(checkRoom(checked(), files)).toBe('400\u00a0Mo libres, 300\u00a0Mo nécessaires');
});
