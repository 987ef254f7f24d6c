import { setTimeout as delay } from 'node:timers/promises';
import { DriverAdapterError, type SqlDriverAdapter, type SqlDriverAdapterFactory, type Transaction } from '@prisma/driver-adapter-utils';
import { firstValue, openDatabase } from '@/lib/sqlite.mjs';
import { identity, sqliteDriver } from './sqlite-driver.mjs';

/** How long a statement waits for another program's lock before it fails with SQLITE_BUSY, in ms. */
const lockWait = 1000;
/** Pause between two attempts to take the lock, in ms. */
const lockPause = 10;

/** Durability depends on these: a WAL database that is opened again defaults to `synchronous = NORMAL`. */
const pragmas = [
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
] as const;

/**
 * SQLite for Prisma, through the engine that comes with Node (docs/decisions/0015-node-sqlite.md): one writer connection, whose
 * statements wait for a transaction that is open, and one read-only connection, so that reads never see half a change. Waiting
 * for another program's lock leaves the event loop free. `file` is an absolute path; the file exists (scripts/lib/migrate.mjs).
 */
export function sqliteAdapter(file: string): SqliteAdapter {
  const now: { transaction?: Transaction | undefined } = {};
  return { ...identity, connect: async () => connect(file, now), opened: () => now.transaction };
}

/** `opened`: the transaction that is open. */
export type SqliteAdapter = SqlDriverAdapterFactory & { readonly opened: () => Transaction | undefined };

function openWriter(file: string) {
  const db = openDatabase(file);
  for (const [name, expected] of pragmas) {
    db.exec(`PRAGMA ${name} = ${expected}`);
    const actual = firstValue(db, `PRAGMA ${name}`);
    if (actual !== expected) throw new Error(`SQLite: ${name} is ${String(actual)}, not ${expected}`);
  }
  db.exec('PRAGMA cache_size = -16000'); // in KiB
  return db;
}

function connect(file: string, now: { transaction?: Transaction | undefined }): SqlDriverAdapter {
  const writer = openWriter(file);
  const reader = openDatabase(file, { readOnly: true });
  const write = sqliteDriver(writer);
  const read = sqliteDriver(reader);
  let open: Promise<void> | null = null;

  const reading = <T>(work: () => T) => patiently(work, () => null);
  const writing = <T>(work: () => T) => {
    const alone = () => {
      rollBack(); // of a transaction whose own ROLLBACK failed: what is written must not be part of it
      return work();
    };
    return patiently(alone, () => open);
  };

  function rollBack(): void {
    if (writer.isTransaction) writer.exec('ROLLBACK');
  }

  function begin(): Transaction {
    write.script('BEGIN IMMEDIATE');
    const { promise, resolve } = Promise.withResolvers<void>();
    open = promise;
    const end = () => {
      open = null;
      now.transaction = undefined;
      resolve();
      rollBack(); // a failed COMMIT leaves it open
    };
    now.transaction = {
      ...identity,
      options: { usePhantomQuery: true }, // `commit` and `rollback` are the statements themselves
      queryRaw: async (query) => write.query(query),
      executeRaw: async (query) => write.execute(query),
      commit: async () => {
        try {
          write.script('COMMIT');
        } finally {
          end();
        }
      },
      rollback: async () => end(),
      createSavepoint: async (name) => write.script(`SAVEPOINT ${name}`),
      rollbackToSavepoint: async (name) => write.script(`ROLLBACK TO ${name}`),
      releaseSavepoint: async (name) => write.script(`RELEASE SAVEPOINT ${name}`),
    };
    return now.transaction;
  }

  return {
    ...identity,
    queryRaw: async (query) => (/^\s*SELECT\b/i.test(query.sql) ? reading(() => read.query(query)) : writing(() => write.query(query))),
    executeRaw: (query) => writing(() => write.execute(query)),
    executeScript: (script) => writing(() => write.script(script)),
    startTransaction: () => writing(begin),
    dispose: async () => {
      reader.close();
      writer.close();
    },
  };
}

/**
 * Runs `work` once `blocker` returns null, and again while another program holds SQLite's lock, for `lockWait` in all. Nothing is
 * awaited between the last call of `blocker` and `work`, so that no other statement comes between.
 */
async function patiently<T>(work: () => T, blocker: () => Promise<void> | null): Promise<T> {
  const end = performance.now() + lockWait;
  for (;;) {
    for (let open = blocker(); open; open = blocker()) await open;
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await delay(lockPause);
  }
}

const isBusy = (error: unknown) => error instanceof DriverAdapterError && error.cause.originalCode === 'SQLITE_BUSY';
