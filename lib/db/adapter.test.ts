import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '@/lib/sqlite.mjs';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { sqliteAdapter } from './adapter';

const { close, file } = await scratchDatabase();
afterAll(close);

let adapter: SqlDriverAdapter;
let other: Database;
beforeEach(async () => {
  adapter = await sqliteAdapter(file).connect();
  other = openDatabase(file);
  other.exec('DELETE FROM "Setting"');
});
afterEach(async () => {
  other.close();
  await adapter.dispose();
});

const plain = (sql: string) => ({ sql, args: [], argTypes: [] });
const add = (key: string) => plain(`INSERT INTO "Setting" VALUES ('${key}', '')`);
const count = async () => (await adapter.queryRaw(plain('SELECT count(*) FROM "Setting"'))).rows[0]?.[0];

test('a statement outside waits for an open transaction, and is no part of it', async () => {
  const transaction = await adapter.startTransaction();
  await transaction.executeRaw(add('inside'));
  const outside = adapter.executeRaw(add('outside'));
  expect(await count(), 'a read sees nothing of it').toBe(0);
  await transaction.rollback();
  expect(await outside).toBe(1);
  expect(await count()).toBe(1);
});

test('transactions follow each other, each whole', async () => {
  const order: string[] = [];
  const change = async (name: string) => {
    const transaction = await adapter.startTransaction();
    order.push(`${name} begins`);
    await transaction.executeRaw(add(name));
    await transaction.commit();
    order.push(`${name} ends`);
  };
  await Promise.all(['a', 'b', 'c'].map(change));
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(await count()).toBe(3);
});

test('while another program holds the lock, statements wait without holding up the event loop, and go on when it is given back', async () => {
  other.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
    if (turns === 20) other.exec('COMMIT');
  });
  const transaction = await adapter.startTransaction();
  clearInterval(ticking);
  expect(turns).toBeGreaterThanOrEqual(20);
  await transaction.executeRaw(add('late'));
  await transaction.commit();
  expect(await count()).toBe(1);
});

test('statements that wait for a lock that stays are answered as busy', async () => {
  other.exec('BEGIN IMMEDIATE');
  const answers = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => adapter.executeRaw(add(String(index)))));
  other.exec('ROLLBACK');
  for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { cause: { kind: 'SocketTimeout', originalCode: 'SQLITE_BUSY' } } });
});

test('a commit that fails leaves nothing open', async () => {
  const transaction = await adapter.startTransaction();
  await transaction.executeRaw(plain('PRAGMA defer_foreign_keys = ON'));
  await transaction.executeRaw(plain(`INSERT INTO "Session" ("id", "ownerId", "sessionVersion", "expiresAt") VALUES ('a', 'nobody', 1, '')`));
  await expect(transaction.commit()).rejects.toMatchObject({ cause: { kind: 'ForeignKeyConstraintViolation' } });
  expect(await adapter.executeRaw(add('after'))).toBe(1);
  expect(await count()).toBe(1);
});

test('a rollback that fails leaves nothing waiting', async () => {
  const transaction = await adapter.startTransaction();
  await transaction.executeRaw(add('inside'));
  vi.spyOn(Object.getPrototypeOf(other), 'exec').mockImplementationOnce((sql) => {
    throw new Error(`no ${sql}`);
  });
  await expect(transaction.rollback()).rejects.toThrow('no ROLLBACK');
  expect(await adapter.executeRaw(add('after'))).toBe(1);
  expect(await count(), 'what was to be rolled back is, and the next write is stored').toBe(1);
});

test('the connection for reads cannot write', async () => {
  await expect(adapter.queryRaw(plain(`SELECT 1 FROM "Setting" WHERE 1 = 0`))).resolves.toMatchObject({ rows: [] });
  const reader = openDatabase(file, { readOnly: true });
  expect(() => reader.exec(`DELETE FROM "Setting"`)).toThrow('readonly');
  reader.close();
});
