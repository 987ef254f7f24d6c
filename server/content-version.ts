/**
 * The content version (docs/decisions/0001-front-server.md): a number that SQL triggers raise whenever a row
 * that visitors may see changes, whichever program writes; and whether the owner has taken the site off line. A call costs one
 * `PRAGMA data_version`, which changes when another connection commits; only then are the two read.
 */
import { sqliteCode } from '@/lib/error-codes.mjs';
import { describeError, log } from '@/lib/log';
import { firstValue, openDatabase } from '@/lib/sqlite.mjs';

export type ContentVersion = {
  readonly current: () => { readonly number: number; readonly isOffline: boolean };
  readonly close: () => void;
};

/**
 * Opens a read-only connection of its own to an existing database; throws when it cannot be opened or read.
 * Later, while the file cannot be read, `current` says so in the log and gives what it gave last, so that cached pages are still served.
 */
export function openContentVersion(file: string): ContentVersion {
  const db = openDatabase(file, { readOnly: true });
  const dataVersion = db.prepare('PRAGMA data_version');
  let seen: unknown;
  let current = { number: 0, isOffline: false };
  const read = () => {
    const now = dataVersion.get()?.data_version;
    if (now === seen) return;
    current = {
      number: Number(firstValue(db, 'SELECT value FROM PublicGeneration') ?? current.number),
      isOffline: firstValue(db, "SELECT 1 FROM Setting WHERE key = 'offline'") !== undefined,
    };
    seen = now;
  };
  read();
  return {
    current() {
      try {
        read();
      } catch (error) {
        if (!sqliteCode(error)) throw error;
        log('warn', 'server.content_version', { error: describeError(error) });
      }
      return current;
    },
    close: () => db.close(),
  };
}
