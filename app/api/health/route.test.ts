import fs from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { writeBackupRecord } from '@/lib/records';
import { closeDb, write } from '@/lib/site/db/client';
import { clientHeader } from '@/lib/site/incoming/headers';
import { firstValue, openDatabase } from '@/lib/sqlite';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import project from '@/package.json' with { type: 'json' };
import { GET } from './route';

const { close, file } = await scratchDatabase();
const sound = `${file}.sound`;
await resetToSample();
await closeDb();
fs.copyFileSync(file, sound);
beforeEach(() => {
  for (const end of ['', '-wal', '-shm']) fs.rmSync(file + end, { force: true });
  fs.copyFileSync(sound, file);
});
afterEach(() => closeDb());
afterAll(close);

const health = async () => (await GET(new Request('http://localhost:3000/api/health'), {})).status;
const edit = (sql: string) => {
  const other = openDatabase(file);
  other.exec(sql);
  other.close();
};

test('200 while the data of the home page can be read', async () => {
  expect(await health()).toBe(200);
});

test.each([
  ['the machine itself', '127.0.0.1', true],
  ['a stranger', '203.0.113.7', false],
  ['nobody whom the server has seen', null, false],
])('%s is told the version and the last back-up: %s, %s', async (_, address, isTold) => {
  writeBackupRecord(file, {
    last: { at: '2026-11-27T02:12:00.000Z', file: '/x', fault: null },
    failure: null,
    made: [],
  });
  const headers: HeadersInit = address === null ? {} : { [clientHeader]: address };
  const answer = await GET(new Request('http://localhost:3000/api/health', { headers }), {});
  expect(await answer.json()).toEqual(
    isTold ? { status: 'ok', version: project.version, lastBackup: '2026-11-27' } : { status: 'ok' },
  );
});

test.each([
  'DELETE FROM "PublicGeneration"',
  'UPDATE "Profile" SET "id" = 2',
  'ALTER TABLE "Section" RENAME TO "Away"',
  'ALTER TABLE "Setting" RENAME TO "Away"',
])('%s: 503', async (sql) => {
  edit(sql);
  expect(await health()).toBe(503);
});

test('503 when the database’s write-ahead log was truncated under the running site', async () => {
  await write((tx) => tx.setting.create({ data: { key: 'k', value: '' } }));
  expect(await health()).toBe(200);
  fs.truncateSync(`${file}-wal`, 0);
  expect(await health()).toBe(503);
});

test('503 when a page of a section is damaged, even one of its content', async () => {
  edit(`UPDATE "Section" SET "content" = '"' || hex(zeroblob(20000)) || '"' WHERE "id" = 'projets'`);
  const whole = fs.readFileSync(file);
  const other = openDatabase(file);
  const root = Number(firstValue(other, `SELECT rootpage FROM sqlite_schema WHERE name = 'Section'`)) - 1;
  other.close();
  const inside = Math.ceil(whole.indexOf('0'.repeat(9000)) / 4096);
  for (const page of [root, inside]) {
    fs.writeFileSync(
      file,
      Buffer.concat([whole.subarray(0, page * 4096), Buffer.alloc(4096, 0xa5), whole.subarray((page + 1) * 4096)]),
    );
    expect(await health()).toBe(503);
  }
});

test('503 while the file is not the one that was opened: saves would be lost', async () => {
  expect(await health()).toBe(200);
  fs.renameSync(file, `${file}.away`);
  expect(await health()).toBe(503);
  fs.copyFileSync(sound, file);
  expect(await health()).toBe(503);
  fs.renameSync(`${file}.away`, file);
  expect(await health()).toBe(200);
});
