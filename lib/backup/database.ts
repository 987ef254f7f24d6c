/** The database in an archive: copied while the site writes, and checked before it is used. */
import { sqliteCode } from '@/lib/error-codes.mjs';
import { copyDatabase, type Database, firstColumn, firstValue, openDatabase } from '@/lib/sqlite.mjs';

/** A file that is no intact database (`damaged`), or one without the site's tables (`foreign`). */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
  constructor(
    readonly reason: 'damaged' | 'foreign',
    cause?: unknown,
  ) {
    super(`the database is ${reason}${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
  }
}

/** The tables that every release of the site has had. */
const tables = ['AuditEvent', 'Owner', 'Profile', 'Section', 'Session', 'Setting', 'SetupToken', 'SignInFailure', 'Upload', 'Version', '_prisma_migrations'];

/** Writes a consistent copy of `from` to `to`. Throws `UnusableDatabase` when the copy could not be restored. */
export async function copyChecked(from: string, to: string): Promise<void> {
  const db = openDatabase(from, { readOnly: true, wait: 5000 });
  try {
    await copyDatabase(db, to);
  } catch (error) {
    throw isDamage(error) ? new UnusableDatabase('damaged', error) : error;
  } finally {
    db.close();
  }
  checkDatabase(to);
}

/** Checks the integrity of the whole file, and that it has the site's tables. Throws `UnusableDatabase`. */
export function checkDatabase(file: string): void {
  const db = openDatabase(file, { readOnly: true, wait: 5000 });
  try {
    if (firstValue(db, 'PRAGMA integrity_check(1)') !== 'ok') throw new UnusableDatabase('damaged');
    if (!isOurs(db)) throw new UnusableDatabase('foreign');
  } catch (error) {
    throw isDamage(error) ? new UnusableDatabase('damaged', error) : error;
  } finally {
    db.close();
  }
}

export function isOurs(db: Database): boolean {
  const there = tableNames(db);
  return tables.every((name) => there.has(name));
}

export const tableNames = (db: Database): ReadonlySet<unknown> => new Set(firstColumn(db, "SELECT name FROM sqlite_master WHERE type = 'table'"));

export const isDamage = (error: unknown): boolean => /CORRUPT|NOTADB/.test(sqliteCode(error));
