/**
 * The content version (docs/decisions/0001-front-server.md): a number that SQL triggers raise whenever a row
 * that visitors may see changes, whichever program writes. A call costs one `PRAGMA data_version`, which changes when another
 * connection commits; only then is the number itself read.
 */
import { isSqliteError } from '@/lib/error-codes.mjs';
import { describeError, log } from '@/lib/log';
import { firstValue, openDatabase } from '@/lib/sqlite.mjs';

export type ContentVersion = {
  readonly current: () => number;
  /** Whether the owner had taken the site off line when `current` was last called. */
  readonly isOffline: () => boolean;
  readonly close: () => void;
};

/**
 * Opens a read-only connection of its own to an existing database; throws when it cannot be opened or read.
 * Later, while the file cannot be read, `current` says so in the log and gives the last number, so that cached pages are still served.
 */
export function openContentVersion(file: string): ContentVersion {
  const db = openDatabase(file, { readOnly: true });
  const dataVersion = db.prepare('PRAGMA data_version');
  let seen: unknown;
  let number = 0;
  let isOffline = false;
  const read = () => {
    const now = dataVersion.get()?.data_version;
    if (now === seen) return;
    number = Number(firstValue(db, 'SELECT value FROM PublicGeneration') ?? number);
    isOffline = firstValue(db, "SELECT 1 FROM Setting WHERE key = 'offline'") !== undefined;
    seen = now;
  };
  read();
  return {
    current() {
      try {
        read();
      } catch (error) {
        if (!isSqliteError(error)) throw error;
        log('warn', 'server.content_version', { error: describeError(error) });
      }
      return number;
    },
    isOffline: () => isOffline,
    close: () => db.close(),
  };
}
