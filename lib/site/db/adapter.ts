import { setTimeout as delay } from 'node:timers/promises';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { codesOf } from '@/lib/error-codes';

/** How long a statement waits for another program's lock before it fails with SQLITE_BUSY, in ms. */
const lockWait = 1000;

/**
 * Prisma's own adapter twice (docs/decisions/0015-sqlite.md): one connection that only reads, for every statement
 * outside a transaction, and one for transactions, which follow each other. So a read never sees half a change, nor is
 * a statement taken back with a transaction that it was no part of. Waiting for another program's lock leaves the event
 * loop free.
 * @param file an absolute path; the file exists (lib/site/db/migrate.ts)
 */
export function readerAndWriter(file: string): SqlDriverAdapterFactory {
  const writing = new PrismaBetterSqlite3({ url: file, fileMustExist: true, timeout: 0 });
  const reading = new PrismaBetterSqlite3({ url: file, readonly: true, timeout: 0 });
  const identity = { provider: writing.provider, adapterName: writing.adapterName } as const;
  const connect = async (): Promise<SqlDriverAdapter> => {
    const writer = await writing.connect();
    // Durability: better-sqlite3 opens a WAL database with `synchronous = NORMAL`.
    await writer.executeScript('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    const reader = await reading.connect();
    return {
      ...identity,
      queryRaw: (query) => patiently(() => readable(reader, query)),
      executeRaw: (query) => reader.executeRaw(query),
      executeScript: (script) => reader.executeScript(script),
      startTransaction: () => begin(writer),
      dispose: () => reader.dispose().then(() => writer.dispose()), // the last one empties the journal
    };
  };
  return { ...identity, connect };
}

/**
 * Begins a transaction that holds SQLite's write lock from its beginning, and that leaves nothing open when its COMMIT
 * fails.
 */
async function begin(writer: SqlDriverAdapter): Promise<Transaction> {
  const deadline = performance.now() + lockWait;
  const transaction = await writer.startTransaction(); // once the one before has ended
  const release = transaction.rollback.bind(transaction);
  const run = (sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] });
  const rollback = async () => {
    // Prisma sends ROLLBACK before it calls this, so that none is open any more, but after a COMMIT that has failed it
    // does not.
    await Promise.allSettled([run('ROLLBACK')]);
    await release();
  };
  try {
    await run('COMMIT'); // of Prisma's BEGIN, which would take the lock when something is first written
    await patiently(() => run('BEGIN IMMEDIATE'), deadline);
  } catch (error) {
    await rollback();
    throw error;
  }
  return Object.assign(transaction, { rollback, queryRaw: (query: SqlQuery) => readable(writer, query) });
}

/** Runs `work`, and again every 10 ms while another program holds SQLite's lock, until `deadline`. */
async function patiently<T>(work: () => Promise<T>, deadline = performance.now() + lockWait): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!codesOf(error).includes('SQLITE_BUSY') || performance.now() >= deadline) throw error;
    }
    await delay(10);
  }
}

/**
 * The rows of a query, each value with the type of its column, so that one that was edited by hand keeps none from
 * being read.
 */
async function readable(connection: SqlQueryable, query: SqlQuery): Promise<SqlResultSet> {
  const result = await connection.queryRaw(query);
  return {
    ...result,
    rows: result.rows.map((row) => row.map((value, index) => cast(value, result.columnTypes[index]))),
  };
}

const { Boolean: boolean, Bytes, DateTime, Double, Int32 } = ColumnTypeEnum;

/** As SQLite's CAST reads it; what is no moment becomes the beginning of 1970. */
function cast(stored: unknown, type: number | undefined): unknown {
  const value = stored instanceof Uint8Array && type !== Bytes ? Buffer.from(stored).toString() : stored;
  if (typeof value !== 'string') return value;
  if (type === DateTime) return new Date(Date.parse(value) || 0).toISOString();
  if (type === Double) return Number.parseFloat(value) || 0;
  return type === Int32 || type === boolean ? Math.trunc(Number.parseFloat(value) || 0) : value;
}
