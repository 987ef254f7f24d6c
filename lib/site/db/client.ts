import 'server-only';
import { statSync } from 'node:fs';
import { env } from '@/lib/env';
import { codesOf } from '@/lib/error-codes';
import { busy, Problem } from '@/lib/errors';
import { readerAndWriter } from './adapter';
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
export const isSameFile = (): boolean => store.portfolioDb !== undefined && fileNumber() === store.portfolioFile;

const fileNumber = () => statSync(env().databaseFile, { bigint: true, throwIfNoEntry: false })?.ino;

const afterwards = new WeakMap<Tx, (() => void)[]>();

/** Runs `work` once `tx` is committed; never when it is rolled back. */
export function afterCommit(tx: Tx, work: () => void): void {
  afterwards.get(tx)?.push(work);
}

/**
 * Runs `work` in one transaction. It holds SQLite's write lock from its beginning, so that what `work` reads cannot be
 * changed by another program before it writes. Throws `Problem` busy, full, readOnly or damaged when the file cannot be
 * written.
 */
export async function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const waiting: (() => void)[] = [];
  try {
    const result = await db().$transaction(async (tx) => {
      afterwards.set(tx, waiting);
      return work(tx);
    });
    for (const run of waiting) run();
    return result;
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
