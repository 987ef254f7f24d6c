// Reads what a database already has without loading the database client, which takes half of a start's time.
import { firstValue, openDatabase } from '../../lib/sqlite.mjs';

/**
 * @param {string} file of a database that is migrated
 * @returns {{ seeded: boolean, ownerExists: boolean }} whether its first content and its owner are there
 */
export function readDbState(file) {
  const db = openDatabase(file, { readOnly: true, wait: 5000 });
  try {
    const has = (/** @type {string} */ rows) => firstValue(db, `SELECT EXISTS (SELECT 1 FROM ${rows})`) === 1;
    return { seeded: has(`"Setting" WHERE "key" = 'seeded'`), ownerExists: has('"Owner"') };
  } finally {
    db.close();
  }
}
