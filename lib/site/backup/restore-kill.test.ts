import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrate } from '@/lib/site/db/migrate';
import { firstValue } from '@/lib/sqlite';
import { archive, inDatabase, nameUpload, newSite, removeSite, set, settings } from '@/lib/testing/site-files';
import { backup } from './backup';
import { readArchive } from './read';
import { restore } from './restore';

/**
 * `kill -9` at each step of a restoration, tested on a copy of the files at that time, and within the step that
 * replaces the database.
 */

vi.mock('@/lib/env', async () => ({ env: (await import('@/lib/testing/site-files')).settings }));

const data = () => path.dirname(settings().databaseFile);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

beforeEach(async () => {
  newSite();
  addPicture('commune.webp');
  addPicture('archivee.webp');
  set('état', 'archive');
  await backup(archive());
  inDatabase((db) => db.exec(`DELETE FROM "Upload" WHERE "name" = 'archivee.webp'`));
  fs.rmSync(path.join(settings().uploadsDir, 'archivee.webp'));
  addPicture('nouvelle.webp');
  set('état', 'présent');
});
afterEach(removeSite);

function addPicture(name: string): void {
  const bytes = randomBytes(3000);
  fs.writeFileSync(path.join(settings().uploadsDir, name), bytes);
  nameUpload(name, sha256(bytes), bytes.length);
}

function bringBack(folder: string): void {
  for (const each of [data(), settings().uploadsDir]) fs.rmSync(each, { recursive: true });
  fs.cpSync(path.join(folder, 'data'), data(), { recursive: true });
  fs.cpSync(path.join(folder, 'uploads'), settings().uploadsDir, { recursive: true });
}

/** Restores in a process of its own, which lib/testing/kill-points.ts watches; returns the signal that ended it. */
function restoreIn(watch: Record<string, string>): NodeJS.Signals | null {
  const { databaseFile, uploadsDir } = settings();
  const program = `const { restore } = await import(${JSON.stringify(path.resolve('lib/site/backup/restore.ts'))}); await restore(${JSON.stringify(archive())})`;
  const env = { ...process.env, DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir, ...watch };
  const imports = ['./lib/module-paths.mjs', './lib/testing/kill-points.ts'].flatMap((file) => ['--import', file]);
  const { status, signal } = spawnSync(process.execPath, [...imports, '--input-type=module', '-e', program], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(status || 0).toBe(0);
  return signal;
}

/** The site's state after the next start; fails on any mixture of two states. */
function look(): string {
  const { databaseFile, uploadsDir } = settings();
  if (!fs.existsSync(databaseFile) || fs.statSync(databaseFile).size === 0) return 'none';
  try {
    migrate(databaseFile, path.resolve('prisma/migrations'));
  } catch (error) {
    expect(error).toMatchObject({ name: 'CliError', message: expect.stringContaining('est abîmée') });
    return 'damaged';
  }
  return inDatabase((db) => {
    expect(firstValue(db, 'PRAGMA integrity_check')).toBe('ok');
    for (const { name, sha256: expected } of db.prepare('SELECT "name", "sha256" FROM "Upload"').all())
      expect(sha256(fs.readFileSync(path.join(uploadsDir, String(name)))), String(name)).toBe(expected);
    return String(firstValue(db, `SELECT "value" FROM "Setting" WHERE "key" = 'état'`));
  });
}

/** Whether a picture of the previous state is in the uploads folder, or in a readable archive. */
async function isKept(picture: string): Promise<boolean> {
  if (fs.existsSync(path.join(settings().uploadsDir, picture))) return true;
  const archives = fs.readdirSync(data()).filter((name) => /^avant-restauration-.*\.tar\.gz$/.test(name));
  const manifests = await Promise.all(
    archives.map((name) =>
      readArchive(path.join(data(), name), () => async (_, content) => void (await buffer(content))),
    ),
  );
  return manifests.some(({ files }) => files.some(({ name }) => name === `uploads/${picture}`));
}

const damage = () => {
  for (const suffix of ['-wal', '-shm']) fs.rmSync(settings().databaseFile + suffix, { force: true });
  fs.writeFileSync(settings().databaseFile, 'abîmée '.repeat(3000));
};
/** The last steps, where the state changes; all of them with NIGHTLY. */
const chosen = (steps: number) =>
  Array.from({ length: steps }, (_, index) => index + 1).filter((step) => process.env.NIGHTLY || steps - step < 10);

test.each([
  ['whole', 'présent', () => undefined],
  ['damaged', 'damaged', damage],
  ['missing', 'none', () => fs.rmSync(settings().databaseFile)],
])(
  'of a database that was %s, every kill leaves the old state or the new one, and the next try ends well',
  async (_name, old, prepare) => {
    prepare();
    const points = path.join(settings().home, 'points');
    expect(restoreIn({ KEEP_IN: points })).toBeNull();
    expect(look()).toBe('archive');
    const seen: string[] = [];
    for (const step of chosen(fs.readdirSync(points).length)) {
      bringBack(path.join(points, String(step)));
      seen.push(look());
      expect([old, 'archive'], `step ${step}`).toContain(seen.at(-1));
      expect(await isKept('nouvelle.webp'), `step ${step}`).toBe(true);
      await restore(archive());
      expect(look(), `after step ${step}`).toBe('archive');
    }
    // One step replaces the state: a kill before it leaves the old one, a kill after it the new one.
    expect(seen).toEqual(seen.toSorted((a, b) => Number(a === 'archive') - Number(b === 'archive')));
    expect(seen.filter((state) => state === old).length).toBeGreaterThan(2);
    expect(seen).toContain('archive');
  },
);

test('killed while the database is overwritten, the next start finds the old one, and the next try succeeds', async () => {
  inDatabase((db) =>
    db.exec(
      `INSERT INTO "Setting" SELECT 'k' || n, hex(randomblob(50000)) FROM (WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t LIMIT 200) SELECT n FROM t)`,
    ),
  );
  expect(restoreIn({ KILL_WITHIN: settings().databaseFile })).toBe('SIGKILL');
  expect(fs.existsSync(`${settings().databaseFile}-journal`)).toBe(true);
  expect(look()).toBe('présent');
  await restore(archive());
  expect(look()).toBe('archive');
});
