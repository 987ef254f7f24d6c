import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrate } from '@/lib/site/db/migrate';
import { firstColumn, firstValue, openDatabase } from '@/lib/sqlite';
import {
  addUpload,
  archive,
  beside,
  damageInside,
  inDatabase,
  newSite,
  removeSite,
  set,
  settings,
  state,
} from '@/lib/testing/site-files';
import { backup } from './backup';
import { restore } from './restore';

/** Archives and copies of an older and of a newer release. */

vi.mock('@/lib/env', async () => ({ env: (await import('@/lib/testing/site-files')).settings }));

beforeEach(() => void newSite());
afterEach(removeSite);

/** Turns the database into one of the first release, with a session and a setting. */
function makeOlder(): void {
  fs.rmSync(path.dirname(settings().databaseFile), { recursive: true });
  const [first = ''] = migrationNames();
  const older = path.join(settings().home, 'older');
  fs.cpSync(path.join('prisma/migrations', first), path.join(older, first), { recursive: true });
  migrate(settings().databaseFile, older);
  inDatabase((db) =>
    db.exec(`INSERT INTO "Owner" ("id", "email", "passwordHash") VALUES ('o', 'moi@exemple.org', 'x');
      INSERT INTO "Session" ("id", "ownerId", "sessionVersion", "expiresAt") VALUES ('s', 'o', 1, '2999-01-01')`),
  );
  set('a', 'ancien');
}

const migrationNames = () =>
  fs
    .readdirSync('prisma/migrations')
    .filter((name) => /^\d/.test(name))
    .sort();

const makeNewer = (file?: string) =>
  inDatabase(
    (db) =>
      db.exec(
        `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name) VALUES ('x', 'x', 1, '29990101000000_later');
         ALTER TABLE "Profile" ADD COLUMN "later" TEXT; CREATE TABLE "Later" ("id" TEXT)`,
      ),
    file,
  );

test('a database of a newer release is refused, one of an older release is migrated', async () => {
  makeOlder();
  await backup(archive());
  await restore(archive());
  expect(inDatabase((db) => firstColumn(db, 'SELECT migration_name FROM _prisma_migrations ORDER BY 1'))).toEqual(
    migrationNames(),
  );
  makeNewer();
  fs.rmSync(archive());
  await backup(archive());
  await expect(restore(archive())).rejects.toThrow('version plus récente');
});

test('the copy from before a migration replaces a newer database; pictures and documents stay', async () => {
  const { databaseFile } = settings();
  const open = () => migrate(databaseFile, path.resolve('prisma/migrations'));
  makeOlder();
  open();
  set('a', 'nouveau');
  addUpload('photo.webp', Buffer.from('photo'));
  makeNewer();
  const copy = path.join(path.dirname(databaseFile), beside().find((name) => /^avant-.*\.db$/.test(name)) ?? '');
  expect(open).toThrow(`npm run restore ${copy}`);
  const { previous, account } = await restore(copy);
  expect(account?.email).toBe('moi@exemple.org');
  expect(path.basename(previous ?? '')).toMatch(/^avant-restauration-.*\.tar\.gz$/);
  const now = inDatabase((db) => [
    firstValue(db, "SELECT value FROM Setting WHERE key = 'a'"),
    ...firstColumn(db, 'SELECT "id" FROM "Session"'),
    ...firstColumn(db, 'SELECT migration_name FROM _prisma_migrations ORDER BY 1'),
  ]);
  expect(now).toEqual(['ancien', ...migrationNames()]);
  expect(fs.readdirSync(settings().uploadsDir)).toEqual(['photo.webp']);
});

test('a copy of a database that is damaged, newer, missing or another program’s is refused, and nothing changes', async () => {
  set('a', 'présent');
  const before = state();
  const copy = path.join(settings().home, 'copie.db');
  const make = (change: () => void) => {
    fs.copyFileSync(settings().databaseFile, copy);
    change();
  };
  const other = () => {
    fs.rmSync(copy);
    const db = openDatabase(copy, { create: true });
    db.exec('CREATE TABLE autre (x)');
    db.close();
  };
  await expect(restore(copy)).rejects.toThrow(/ne peut pas être lue \(ENOENT\) : rien n’a été changé/);
  for (const [change, line] of [
    [() => damageInside(copy), 'est abîmée ou incomplète'],
    [() => fs.truncateSync(copy, 30_000), 'est abîmée ou incomplète'],
    [() => fs.writeFileSync(copy, ''), 'n’est pas une sauvegarde de ce site'],
    [other, 'n’est pas une sauvegarde de ce site'],
    [() => makeNewer(copy), 'version plus récente'],
  ] as const) {
    make(change);
    await expect(restore(copy)).rejects.toThrow(line);
  }
  expect(state()).toEqual(before);
  expect(beside().filter((name) => name.includes('restauration'))).toEqual([]);
});
