import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { closeDb } from '@/lib/site/db/client';
import { migrate } from '@/lib/site/db/migrate';
import { readProfile, saveProfile } from '@/lib/site/db/profile';
import { seedContent } from '@/lib/site/db/sample';
import { readSection, saveSection } from '@/lib/site/db/sections';
import { readHistory, restoreVersion } from '@/lib/site/db/versions';
import { firstValue } from '@/lib/sqlite';
import { archive, inDatabase, newSite, removeSite, settings } from '@/lib/testing/site-files';
import { backup } from './backup';
import { restore } from './restore';

/**
 * Version numbers after a restoration: a save based on the replaced database never passes for one based on the restored
 * one.
 */

vi.mock('@/lib/env', async () => ({ env: (await import('@/lib/testing/site-files')).settings }));

const owner = hostAuthority();
const id = 'axes-recherche';
const write = async (text: string, version?: number) =>
  (await saveSection(owner, id, { content: [text], ...(version && { version }) })).version;
const name = async (prenom: string, version?: number) =>
  (await saveProfile(owner, { prenom, ...(version && { version }) })).version;
const versionNow = async () => (await readSection(owner, id))?.version ?? 0;

async function restoreNow(): Promise<void> {
  await closeDb();
  await restore(archive());
}

beforeEach(async () => {
  newSite();
  await seedContent(hostAuthority());
});
afterEach(async () => {
  await closeDb();
  removeSite();
});

test('a form open since before the restoration cannot overwrite a later save', async () => {
  await backup(archive());
  const open = { section: await write('vu avant'), profile: await name('Avant') };
  await restoreNow();
  const now = { section: await versionNow(), profile: (await readProfile(owner)).version };
  await write('après', now.section);
  await name('Après', now.profile);
  await expect(write('par l’onglet d’avant', open.section)).rejects.toMatchObject({ code: 'stale' });
  await expect(name('Onglet', open.profile)).rejects.toMatchObject({ code: 'stale' });
});

test('the restoration of a version still names that version, whose number has risen too', async () => {
  await write('un');
  const [taken] = (await readHistory(owner, `section/${id}`)).versions;
  await write('deux');
  await restoreVersion(owner, taken?.id ?? 0);
  await backup(archive());
  await write('trois');
  await restoreNow();
  const { versions } = await readHistory(owner, `section/${id}`);
  const risen = versions.find((version) => version.id === taken?.id)?.version ?? 0;
  expect(inDatabase((db) => firstValue(db, `SELECT "action" FROM "Version" WHERE "action" LIKE 'restore:%'`))).toBe(
    `restore:${risen}`,
  );
  expect(risen).toBeGreaterThan(taken?.version ?? 0);
  expect(versions[0]?.what).toBe(`Version n°\u00a0${risen} restaurée`);
});

test('no number is used twice, however many restorations follow; each costs one number', async () => {
  const first = await write('un');
  await backup(archive());
  for (let round = 1; round <= 3; round++) {
    await restoreNow();
    expect(await versionNow()).toBe(first + round);
  }
});

test('the history follows, and a version in it can be restored at once', async () => {
  await write('un');
  await write('deux');
  await backup(archive());
  for (const text of ['trois', 'quatre', 'cinq']) await write(text);
  await restoreNow();
  const { current, versions } = await readHistory(owner, `section/${id}`);
  expect(current).toBe(await versionNow());
  expect(versions.map(({ version }) => current - version)).toEqual([0, 1, 2]);
  await restoreVersion(owner, versions[1]?.id ?? 0, current);
  expect(await readSection(owner, id)).toMatchObject({ content: ['un'], version: current + 1 });
});

test('a damaged database with unreadable numbers counts as having used many', async () => {
  const archived = await write('un');
  await backup(archive());
  await closeDb();
  for (const suffix of ['-wal', '-shm']) fs.rmSync(settings().databaseFile + suffix, { force: true });
  fs.writeFileSync(settings().databaseFile, Buffer.alloc(20_000, 'x'));
  await restoreNow();
  expect(await versionNow()).toBe(archived + 1000);
  expect((await readHistory(owner, `section/${id}`)).current).toBe(archived + 1000);
});

test('on an empty host the numbers are the archive’s, and so is the version of its pages', async () => {
  const archived = await write('un');
  const ofPages = () => inDatabase((db) => firstValue(db, 'SELECT "value" FROM "PublicGeneration"'));
  const before = ofPages();
  await backup(archive());
  await closeDb();
  fs.rmSync(path.dirname(settings().databaseFile), { recursive: true });
  await restoreNow();
  expect(await versionNow()).toBe(archived);
  expect(ofPages()).toBe(before);
});

test('only numbers that the present site has used rise', async () => {
  for (const text of ['un', 'deux']) await write(text);
  const archived = { section: await versionNow(), profile: (await readProfile(owner)).version };
  await backup(archive());
  await closeDb();
  fs.rmSync(path.dirname(settings().databaseFile), { recursive: true });
  migrate(settings().databaseFile, path.resolve('prisma/migrations'));
  await seedContent(owner);
  await restoreNow();
  expect({ section: await versionNow(), profile: (await readProfile(owner)).version }).toEqual({
    ...archived,
    profile: archived.profile + 1,
  });
});
