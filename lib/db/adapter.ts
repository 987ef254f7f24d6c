import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';

/** How long a statement waits for another program's lock before it is answered « occupé » (trust.md 28), in ms. */
const lockWait = 1000;

/**
 * SQLite for Prisma: one writer connection, whose statements wait for a transaction that is open (with the stock adapter
 * they would run inside it, and be lost by its rollback), and one read-only connection, so that reads never see half a change.
 * `url` is `file:` and an absolute path; the file exists and is in WAL mode (scripts/lib/migrate.mjs).
 */
export function sqliteAdapter(url: string): SqlMigrationAwareDriverAdapterFactory {
  const writers = new PrismaBetterSqlite3({ url, timeout: lockWait });
  const readers = new PrismaBetterSqlite3({ url, timeout: lockWait, readonly: true });
  return {
    provider: writers.provider,
    adapterName: writers.adapterName,
    connectToShadowDb: () => writers.connectToShadowDb(),
    connect: async () => serialised(await openWriter(writers), await readers.connect()),
  };
}

/** A writer with the pragmas that durability rests on, asserted (trust.md 26): reopened WAL files would default to NORMAL. */
async function openWriter(factory: PrismaBetterSqlite3): Promise<SqlDriverAdapter> {
  const writer = await factory.connect();
  await writer.executeScript('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-16000;');
  for (const [pragma, expected] of [
    ['journal_mode', 'wal'],
    ['synchronous', '2'],
    ['foreign_keys', '1'],
  ] as const) {
    const { rows } = await writer.queryRaw({ sql: `PRAGMA ${pragma}`, args: [], argTypes: [] });
    if (String(rows[0]?.[0]) !== expected) throw new Error(`SQLite: ${pragma} is ${String(rows[0]?.[0])}, not ${expected}`);
  }
  return writer;
}

function serialised(writer: SqlDriverAdapter, reader: SqlDriverAdapter): SqlDriverAdapter {
  let open: Promise<void> | null = null;
  return {
    provider: writer.provider,
    adapterName: writer.adapterName,
    // `while (open) await open` stays inline: a helper would let another statement slip in between.
    queryRaw: async (query) => {
      if (/^\s*SELECT\b/i.test(query.sql)) return reader.queryRaw(query);
      while (open) await open;
      return writer.queryRaw(query);
    },
    executeRaw: async (query) => {
      while (open) await open;
      return writer.executeRaw(query);
    },
    executeScript: async (script) => {
      while (open) await open;
      return writer.executeScript(script);
    },
    startTransaction: async (level) => {
      while (open) await open;
      let settle = () => {};
      open = new Promise((resolve) => {
        settle = resolve;
      });
      const end = () => {
        open = null;
        settle();
      };
      try {
        const transaction = await writer.startTransaction(level);
        const { commit, rollback } = transaction;
        transaction.commit = () => commit.call(transaction).finally(end);
        transaction.rollback = () => rollback.call(transaction).finally(end);
        return transaction;
      } catch (fault) {
        end();
        throw fault;
      }
    },
    dispose: async () => {
      await reader.dispose();
      await writer.dispose();
    },
  };
}
