import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '@/lib/sqlite';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { readerAndWriter } from './client';

const { close, file } = await scratchDatabase();
afterAll(close);

let adapter: SqlDriverAdapter;
let other: Database;
beforeEach(async () => {
  adapter = await readerAndWriter(file).connect();
  other = openDatabase(file);
  other.exec('DELETE FROM "Setting"');
});
afterEach(async () => {
  other.close();
  await adapter.dispose();
});

const plain = (sql: string) => ({ sql, args: [], argTypes: [] });
const add = (key: string) => plain(`INSERT INTO "Setting" VALUES ('${key}', '')`);
/** Ends a transaction as Prisma does: by the statement, then by the method. */
async function end(transaction: Transaction, sql: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  await transaction.executeRaw(plain(sql));
  await (sql === 'COMMIT' ? transaction.commit() : transaction.rollback());
}
const count = async () => (await adapter.queryRaw(plain('SELECT count(*) FROM "Setting"'))).rows[0]?.[0];

test('a read sees nothing of an open transaction, and nothing is written but in one', async () => {
  const transaction = await adapter.startTransaction();
  await transaction.executeRaw(add('inside'));
  expect(await count()).toBe(0);
  await expect(adapter.executeRaw(add('outside'))).rejects.toMatchObject({
    cause: { originalCode: 'SQLITE_READONLY' },
  });
  await expect(
    adapter.queryRaw(plain(`INSERT INTO "Setting" VALUES ('outside', '') RETURNING "key"`)),
  ).rejects.toThrow();
  await end(transaction, 'COMMIT');
  expect(await count()).toBe(1);
});

test('while another program holds the lock, a transaction waits without holding up the event loop, and goes on when it is given back', async () => {
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
  await end(transaction, 'COMMIT');
  expect(await count()).toBe(1);
});

test('a commit that fails leaves nothing open', async () => {
  const transaction = await adapter.startTransaction();
  await transaction.executeRaw(plain('PRAGMA defer_foreign_keys = ON'));
  await transaction.executeRaw(
    plain(`INSERT INTO "Session" ("id", "ownerId", "sessionVersion", "expiresAt") VALUES ('a', 'nobody', 1, '')`),
  );
  await expect(transaction.executeRaw(plain('COMMIT'))).rejects.toMatchObject({
    cause: { kind: 'ForeignKeyConstraintViolation' },
  });
  await transaction.rollback(); // which is all that Prisma does then
  const next = await adapter.startTransaction();
  await next.executeRaw(add('after'));
  await end(next, 'COMMIT');
  expect(await count()).toBe(1);
  expect((await adapter.queryRaw(plain('SELECT count(*) FROM "Session"'))).rows).toEqual([[0]]);
});

test('the connection that writes has what durability rests on, and waits for no lock by itself', async () => {
  const transaction = await adapter.startTransaction();
  const pragma = async (name: string) => (await transaction.queryRaw(plain(`PRAGMA ${name}`))).rows[0]?.[0];
  const values = [
    await pragma('journal_mode'),
    await pragma('synchronous'),
    await pragma('foreign_keys'),
    await pragma('busy_timeout'),
  ];
  await end(transaction, 'ROLLBACK');
  expect(values).toEqual(['wal', 2, 1, 0]);
});

test('a transaction holds the lock before it reads, so that what it reads cannot change before it writes', async () => {
  const transaction = await adapter.startTransaction();
  expect(() => other.exec(add('meanwhile').sql)).toThrow('database is locked');
  await end(transaction, 'ROLLBACK');
  expect(() => other.exec(add('later').sql)).not.toThrow();
});
