// What a database already has, asked without loading the database client, which is half of a start's time.
import Database from 'better-sqlite3';

/**
 * @param {string} file of a database that is migrated
 * @returns {{ seeded: boolean, ownerExists: boolean }} whether its first content and its owner are there
 */
export function readState(file) {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    const has = (/** @type {string} */ rows) => db.prepare(`SELECT EXISTS (SELECT 1 FROM ${rows})`).pluck().get() === 1;
    return { seeded: has(`"Setting" WHERE "key" = 'seeded'`), ownerExists: has('"Owner"') };
  } finally {
    db.close();
  }
}
