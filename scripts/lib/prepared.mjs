// Whether a start has nothing to create, asked without loading the database client: half of a start's time.
import Database from 'better-sqlite3';

/**
 * Whether the database has its first content and its owner.
 * @param {string} file of a database that is migrated
 */
export function isPrepared(file) {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    const found = db.prepare(`SELECT EXISTS (SELECT 1 FROM "Setting" WHERE "key" = 'seeded') AND EXISTS (SELECT 1 FROM "Owner")`).pluck().get();
    return found === 1;
  } finally {
    db.close();
  }
}
