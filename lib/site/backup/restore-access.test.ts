import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstColumn, firstValue } from '@/lib/sqlite';
import { archive, inDatabase, newSite, removeSite, settings } from '@/lib/testing/site-files';
import { backup } from './backup';
import { restore } from './restore';

/** Signing in after a restoration: revoked access stays revoked. */

vi.mock('@/lib/env', async () => ({ env: (await import('@/lib/testing/site-files')).settings }));

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const day = '2026-03-03T10:00:00.000+00:00';

beforeEach(() => {
  newSite();
  run(
    `INSERT INTO "Owner" ("id", "email", "passwordHash", "totpSecret", "totpStep") VALUES ('o', 'moi@exemple.org', 'ancien', '${secret}', 100)`,
    `INSERT INTO "RecoveryCode" ("hash") VALUES ('un'), ('deux'), ('trois')`,
    `INSERT INTO "Session" ("id", "ownerId", "sessionVersion", "expiresAt") VALUES ('s', 'o', 1, '${day}')`,
    `INSERT INTO "SetupToken" ("hash") VALUES ('jeton')`,
    `INSERT INTO "SignInFailure" VALUES ('ip:1', 3, '${day}')`,
  );
});
afterEach(removeSite);

const run = (...statements: string[]) => inDatabase((db) => db.exec(statements.join(';')));
const all = (sql: string) => inDatabase((db) => firstColumn(db, sql));
const one = (sql: string) => inDatabase((db) => firstValue(db, sql));

test('no session or one-time URL comes back, and no cookie of either side works', async () => {
  await backup(archive());
  run(`UPDATE "Owner" SET "sessionVersion" = 7`, 'DELETE FROM "Session"');
  await restore(archive());
  expect([
    all('SELECT "id" FROM "Session"'),
    all('SELECT "hash" FROM "SetupToken"'),
    one('SELECT "sessionVersion" FROM "Owner"'),
  ]).toEqual([[], [], 8]);
  run(`UPDATE "Owner" SET "sessionVersion" = 2`);
  await restore(archive());
  expect(one('SELECT "sessionVersion" FROM "Owner"')).toBe(3);
});

test('a used code stays used', async () => {
  await backup(archive());
  run('UPDATE "Owner" SET "totpStep" = 120', `DELETE FROM "RecoveryCode" WHERE "hash" = 'deux'`);
  await restore(archive());
  expect([one('SELECT "totpStep" FROM "Owner"'), all('SELECT "hash" FROM "RecoveryCode" ORDER BY 1')]).toEqual([
    120,
    ['trois', 'un'],
  ]);
  run('UPDATE "Owner" SET "totpStep" = 50', `INSERT INTO "RecoveryCode" ("hash") VALUES ('quatre')`);
  await restore(archive());
  expect([one('SELECT "totpStep" FROM "Owner"'), all('SELECT "hash" FROM "RecoveryCode" ORDER BY 1')]).toEqual([
    100,
    ['trois', 'un'],
  ]);
});

test('codes of another secret or owner are the archive’s', async () => {
  await backup(archive());
  for (const change of [`"totpSecret" = 'AUTRE'`, `"id" = 'autre'`, '"totpSecret" = NULL']) {
    run('DELETE FROM "RecoveryCode"', `UPDATE "Owner" SET "totpStep" = 900, ${change}`);
    await restore(archive());
    expect(
      [one('SELECT "totpStep" FROM "Owner"'), all('SELECT "hash" FROM "RecoveryCode" ORDER BY 1')],
      change,
    ).toEqual([100, ['deux', 'trois', 'un']]);
  }
});

test('callers who must wait before retrying still wait', async () => {
  await backup(archive());
  run('DELETE FROM "SignInFailure"', `INSERT INTO "SignInFailure" VALUES ('ip:2', 19, '${day}')`);
  await restore(archive());
  expect(inDatabase((db) => db.prepare('SELECT * FROM "SignInFailure"').all())).toEqual([
    { key: 'ip:2', count: 19, windowStart: day },
  ]);
});

test('says whose account it is, and whether its password is older or its second factor gone', async () => {
  await backup(archive());
  expect((await restore(archive())).account).toEqual({
    email: 'moi@exemple.org',
    isOlderPassword: false,
    isSecondFactorGone: false,
  });
  run(`UPDATE "Owner" SET "passwordHash" = 'nouveau', "email" = 'autre@exemple.org'`);
  expect((await restore(archive())).account).toEqual({
    email: 'moi@exemple.org',
    isOlderPassword: true,
    isSecondFactorGone: false,
  });
  const without = path.join(settings().home, 'sans.tar.gz');
  run('UPDATE "Owner" SET "totpSecret" = NULL');
  await backup(without);
  run(`UPDATE "Owner" SET "totpSecret" = '${secret}'`);
  expect((await restore(without)).account).toMatchObject({ isSecondFactorGone: true });
  run('DELETE FROM "Owner"');
  const nobody = path.join(settings().home, 'personne.tar.gz');
  await backup(nobody);
  expect((await restore(nobody)).account).toBeNull();
});

test('a present database of an older release is read as far as possible', async () => {
  await backup(archive());
  run(
    'DROP TABLE "RecoveryCode"',
    'ALTER TABLE "Owner" DROP COLUMN "totpSecret"',
    'ALTER TABLE "Owner" DROP COLUMN "totpStep"',
    'UPDATE "Owner" SET "sessionVersion" = 4',
  );
  expect((await restore(archive())).account).toMatchObject({ isOlderPassword: false });
  expect([one('SELECT "sessionVersion" FROM "Owner"'), all('SELECT "hash" FROM "RecoveryCode" ORDER BY 1')]).toEqual([
    5,
    ['deux', 'trois', 'un'],
  ]);
});
