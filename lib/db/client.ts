import 'server-only';
import { statSync } from 'node:fs';
import type { Transaction } from '@prisma/driver-adapter-utils';
import { env } from '@/lib/env';
import { busy, Problem } from '@/lib/errors';
import { sqliteAdapter } from './adapter';
import { type Prisma, PrismaClient } from './generated/client';
import { store } from './open-client';

export { closeDb } from './open-client';

/** A transaction of `write`, for the functions of lib/db that are part of one. */
export type Tx = Prisma.TransactionClient;

/** The one client of this process. It survives a hot reload. */
export function db(): PrismaClient {
  if (!store.portfolioDb) {
    store.portfolioAdapter = sqliteAdapter(env().databaseFile);
    store.portfolioDb = new PrismaClient({ adapter: store.portfolioAdapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } });
    store.portfolioFile = fileNumber();
  }
  return store.portfolioDb;
}

/** Whether the database file is still the one that was there when the client was made, which has it open. */
export const isSameFile = (): boolean => store.portfolioDb !== undefined && fileNumber() === store.portfolioFile;

const fileNumber = () => statSync(env().databaseFile, { bigint: true, throwIfNoEntry: false })?.ino;

const afterwards = new WeakMap<Tx, (() => void)[]>();

/** Runs `work` once `tx` is committed; never when it is rolled back. */
export function afterCommit(tx: Tx, work: () => void): void {
  afterwards.get(tx)?.push(work);
}

const transactions = new WeakMap<Tx, Transaction>();

/**
 * Runs a statement in `tx` without Prisma's client, which serialises every value once more to find those that are alike: ten thousand
 * publications are one value of megabytes.
 */
export async function execute(tx: Tx, sql: string, args: unknown[]): Promise<void> {
  const transaction = transactions.get(tx);
  if (!transaction || transaction !== store.portfolioAdapter?.opened()) throw new Error('this transaction is not open');
  await transaction.executeRaw({ sql, args, argTypes: [] });
}

/**
 * Runs `work` in one transaction. It holds SQLite's write lock from its beginning, so that what `work` reads cannot be changed by
 * another program before it writes. Throws `Problem` busy, full, readOnly or damaged when the file cannot be written.
 */
export async function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const waiting: (() => void)[] = [];
  try {
    const result = await db().$transaction(async (tx) => {
      afterwards.set(tx, waiting);
      const transaction = store.portfolioAdapter?.opened();
      if (transaction) transactions.set(tx, transaction);
      return work(tx);
    });
    for (const run of waiting) run();
    return result;
  } catch (error) {
    const problem = storageProblem(error, ' : rien n’a été enregistré');
    if (problem) problem.cause = error; // for the log
    throw problem ?? error;
  }
}

/**
 * The problem to report for a storage error, or null for any other error. `unsaved` is said where the error does not tell a failed
 * write from a failed read.
 */
export function storageProblem(error: unknown, unsaved = ''): Problem | null {
  const said = sqliteSaid(error);
  if (/SQLITE_BUSY|SQLITE_LOCKED|database is locked|SocketTimeout|P1008|P2028/.test(said)) return busy(2);
  if (/SQLITE_FULL|database or disk is full|ENOSPC|EDQUOT|EFBIG/.test(said))
    return new Problem('full', 'L’espace de stockage est plein : rien n’a été enregistré.');
  if (/SQLITE_CORRUPT|disk image is malformed|SQLITE_NOTADB|file is not a database/.test(said))
    return new Problem('damaged', `La base de données est abîmée${unsaved}. Arrêtez le site et restaurez la dernière bonne sauvegarde.`);
  if (/SQLITE_READONLY|readonly database|EROFS|EPERM|EACCES|EEXIST|ENOTDIR/.test(said))
    return new Problem('readOnly', 'Le stockage n’accepte pas d’écriture pour le moment : rien n’a été enregistré.', { retryAfter: 10 });
  if (/SQLITE_IOERR|SQLITE_CANTOPEN|\bEIO\b/.test(said))
    return new Problem('readOnly', `Le stockage du site signale une erreur${unsaved}. Veuillez réessayer dans un instant.`, { retryAfter: 10 });
  return null;
}

/** The codes and messages of an error and of its causes, in one text. */
function sqliteSaid(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 4) return String(error);
  const part = (name: string) => (name in error ? Reflect.get(error, name) : undefined);
  return [
    part('code'),
    part('message'),
    part('originalCode'),
    part('originalMessage'),
    part('kind'),
    sqliteSaid(part('cause') ?? part('meta') ?? part('driverAdapterError') ?? '', depth + 1),
  ]
    .map(String)
    .join(' ');
}
