import 'server-only';
import { statSync } from 'node:fs';
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
import { CliError, isCliError } from '@/lib/cli-error.mjs';
import { env } from '@/lib/env';
import { codesOf } from '@/lib/error-codes';
import { busy, Problem } from '@/lib/errors';
import { withNextHome } from '@/lib/site/public-pages/next-home';
import { firstValue, openDatabase } from '@/lib/sqlite';
import { type Prisma, PrismaClient } from './generated/client';
import { store } from './open-client';

export { closeDb } from './open-client';

/** A transaction of `write`, for the functions of lib/site/db that are part of one. */
export type Tx = Prisma.TransactionClient;

/** The one client of this process, for reading; only `write` can write. It survives a hot reload. */
export function db(): PrismaClient {
  if (!store.portfolioDb) {
    const adapter = readerAndWriter(env().databaseFile);
    store.portfolioDb = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } });
    store.portfolioFile = fileNumber();
  }
  return store.portfolioDb;
}

/** Whether the database file is still the one that was there when the client was made, which has it open. */
const isSameFile = (): boolean => store.portfolioDb !== undefined && fileNumber() === store.portfolioFile;

const fileNumber = () => statSync(env().databaseFile, { bigint: true, throwIfNoEntry: false })?.ino;

const afterwards = new WeakMap<Tx, (() => void)[]>();

/** Runs `work` once `tx` is committed; never when it is rolled back. */
export function afterCommit(tx: Tx, work: () => void): void {
  afterwards.get(tx)?.push(work);
}

/**
 * Runs `work` in one transaction. It holds SQLite's write lock from its beginning, so that what `work` reads cannot be
 * changed by another program before it writes. Returns once the home page shows what it has changed. Throws `Problem`
 * busy, full, readOnly or damaged when the file cannot be written.
 */
export async function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const waiting: (() => void)[] = [];
  try {
    return await withNextHome(async (hold) => {
      const result = await db().$transaction(async (tx) => {
        afterwards.set(tx, waiting);
        const done = await work(tx);
        await hold(async () => (await tx.publicGeneration.findUniqueOrThrow({ where: { id: 1 } })).value);
        return done;
      });
      for (const run of waiting) run();
      return result;
    });
  } catch (error) {
    const problem = storageProblem(error, ' : rien n’a été sauvegardé');
    if (problem) problem.cause = error; // for the log
    throw problem ?? error;
  }
}

type MakeProblem = (unsaved: string) => Problem;
const problems = new Map<string, MakeProblem>();
for (const [codes, make] of [
  // Prisma's: waited too long for a lock, and for a transaction.
  ['SQLITE_BUSY SQLITE_LOCKED P1008 P2028', () => busy(2)],
  [
    'SQLITE_FULL ENOSPC EDQUOT EFBIG',
    () => new Problem('full', 'L’espace de stockage est plein : rien n’a été sauvegardé.'),
  ],
  [
    'SQLITE_CORRUPT SQLITE_NOTADB',
    (unsaved) =>
      new Problem(
        'damaged',
        `La base de données est abîmée${unsaved}. Arrêtez le site et restaurez la dernière bonne sauvegarde.`,
      ),
  ],
  [
    'SQLITE_READONLY EROFS EPERM EACCES EEXIST ENOTDIR',
    () =>
      new Problem('readOnly', 'Le stockage n’accepte pas d’écriture pour le moment : rien n’a été sauvegardé.', {
        retryAfter: 10,
      }),
  ],
  [
    'SQLITE_IOERR SQLITE_CANTOPEN EIO',
    (unsaved) =>
      new Problem('readOnly', `Le stockage du site signale une erreur${unsaved}. Veuillez réessayer dans un instant.`, {
        retryAfter: 10,
      }),
  ],
] as const satisfies readonly (readonly [string, MakeProblem])[])
  for (const code of codes.split(' ')) problems.set(code, make);

/**
 * The problem to report for a storage error, or null for any other error. `unsaved` is added where the error may
 * be of a write or of a read.
 */
export function storageProblem(error: unknown, unsaved = ''): Problem | null {
  const code = codesOf(error).find((each) => problems.has(each));
  return problems.get(code ?? '')?.(unsaved) ?? null;
}

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

/**
 * Reads all that the home page needs. `updatedAt` stands behind the content of a section: SQLite walks through all of
 * its pages.
 */
const reads = [
  'SELECT "value" FROM "PublicGeneration" WHERE "id" = 1',
  'SELECT "updatedAt" FROM "Profile" WHERE "id" = 1',
  'SELECT max("updatedAt") FROM "Section"',
  'SELECT count(*) FROM "Setting"',
];

/**
 * Reads what the home page needs, from the disk: the site's own connections may still have it in memory. Throws the
 * error of a failed read, and one for a database file that was moved, deleted or replaced under the running site: the
 * site still writes to the old file, and those changes would be lost.
 */
export async function checkDatabase(): Promise<void> {
  await db().publicGeneration.findUniqueOrThrow({ where: { id: 1 } });
  if (!isSameFile())
    throw new Error('the database file is no longer the one that was opened: put it back, or restart the site');
  const fresh = openDatabase(env().databaseFile, { readOnly: true });
  try {
    for (const sql of reads) if (firstValue(fresh, sql) === undefined) throw new Error(`no row: ${sql}`);
  } finally {
    fresh.close();
  }
}

// Problems of the application as error messages of the commands.

/** A `CliError` with the French line of a `Problem` or of an error of the storage; any other error as it is. */
export function commandError(error: unknown): unknown {
  if (isCliError(error)) return error;
  const problem = error instanceof Problem ? error : storageProblem(error);
  return problem ? new CliError(problem.message) : error;
}
