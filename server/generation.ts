/**
 * The number of the public content (docs/decisions/0001): raised by SQL triggers whenever a row that visitors may see
 * changes, by whichever program. Asking costs one `PRAGMA data_version`, which moves when another connection commits;
 * only then is the number itself read.
 */
import Database from 'better-sqlite3';

export type Generation = { readonly current: () => number; readonly close: () => void };

/**
 * Opens a read-only connection of its own to an existing database.
 * While the file cannot be read, the last number stands: what visitors see stays up.
 */
export function openGeneration(file: string): Generation {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 50 });
  const dataVersion = db.prepare<[], number>('PRAGMA data_version').pluck();
  const value = db.prepare<[], number>('SELECT value FROM PublicGeneration').pluck();
  let seen = -1;
  let number = 0;
  return {
    current() {
      try {
        const now = dataVersion.get() ?? seen;
        if (now !== seen) {
          number = value.get() ?? number;
          seen = now;
        }
      } catch (fault) {
        if (!(fault instanceof Database.SqliteError)) throw fault;
      }
      return number;
    },
    close: () => void db.close(),
  };
}
