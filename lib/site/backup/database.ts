/** The database in an archive: copied while the site writes, and checked before it is used. */
import { sqliteCode } from '@/lib/error-codes';
import { copyDatabase, type Database, firstColumn, firstValue, openDatabase, tableNames } from '@/lib/sqlite';

/** A file that is not an intact database (`damaged`), or that lacks the site's tables (`foreign`). */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
  readonly reason: 'damaged' | 'foreign';
  readonly file: string;

  constructor(reason: 'damaged' | 'foreign', file: string, cause?: unknown) {
    super(`${file} is ${reason}${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
    this.reason = reason;
    this.file = file;
  }
}

/** The tables that every release of the site has had. */
export const tables =
  'AuditEvent Owner Profile PublicGeneration Section Session Setting SetupToken SignInFailure Upload Version _prisma_migrations'.split(
    ' ',
  );

/** Writes a consistent copy of `from` to `to`. Throws `UnusableDatabase` when the copy could not be restored. */
export async function copyChecked(from: string, to: string): Promise<void> {
  await withDatabase(from, (db) => copyDatabase(db, to));
  await checkDatabase(to);
}

/**
 * Checks the integrity of the whole file, its tables, and the rows without which no page renders. Throws
 * `UnusableDatabase`.
 */
export const checkDatabase = (file: string): Promise<void> =>
  withDatabase(file, (db) => {
    if (firstValue(db, 'PRAGMA integrity_check(1)') !== 'ok') throw new UnusableDatabase('damaged', file);
    if (!hasSiteTables(db)) throw new UnusableDatabase('foreign', file);
    if (!isComplete(db)) throw new UnusableDatabase('damaged', file);
  });

async function withDatabase(file: string, work: (db: Database) => void | Promise<void>): Promise<void> {
  const db = openDatabase(file, { readOnly: true, wait: 5000 });
  try {
    await work(db);
  } catch (error) {
    throw isDamage(error) ? new UnusableDatabase('damaged', file, error) : error;
  } finally {
    db.close();
  }
}

export function hasSiteTables(db: Database): boolean {
  const existing = tableNames(db);
  return tables.every((name) => existing.has(name));
}

/** The content version exists from the first migration on; the profile exists once the first content was written. */
function isComplete(db: Database): boolean {
  const has = (rows: string) => firstValue(db, `SELECT 1 FROM ${rows}`) !== undefined;
  return (
    has('"PublicGeneration" WHERE "id" = 1') &&
    (has('"Profile" WHERE "id" = 1') || !has(`"Setting" WHERE "key" = 'seeded'`))
  );
}

/** Turns blobs, which manual edits may leave in text columns, into text: the site cannot read them. */
export function mendTexts(db: Database): void {
  for (const table of ['Profile', 'Section']) {
    for (const column of firstColumn(db, `SELECT "name" FROM pragma_table_info('${table}') WHERE "type" = 'TEXT'`))
      db.exec(`UPDATE "${table}" SET "${column}" = CAST("${column}" AS TEXT) WHERE typeof("${column}") = 'blob'`);
  }
}

export const isDamage = (error: unknown): boolean =>
  error instanceof UnusableDatabase ? error.reason === 'damaged' : /CORRUPT|NOTADB/.test(sqliteCode(error));
