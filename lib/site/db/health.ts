import 'server-only';
import { env } from '@/lib/env';
import { firstValue, openDatabase } from '@/lib/sqlite';
import { db, isSameFile } from './client';

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
