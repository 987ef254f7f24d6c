// Prisma's schema engine as WebAssembly, over `node:sqlite`.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory, DriverAdapterError } from '@prisma/driver-adapter-utils';
import { identity, sqliteDriver } from '../../lib/db/sqlite-driver.mjs';
import { openDatabase } from '../../lib/sqlite.mjs';

/**
 * @typedef {import('@prisma/driver-adapter-utils').SqlDriverAdapter} Adapter
 * @typedef {import('@prisma/driver-adapter-utils').SqlMigrationAwareDriverAdapterFactory} Factory
 * @typedef {{ call: (method: string, params: unknown) => Promise<Record<string, unknown>>, close: () => Promise<void> }} Engine
 */

/** The columns of Prisma's own table, for a result without rows. */
const historyColumns = ['id', 'checksum', 'finished_at', 'migration_name', 'logs', 'rolled_back_at', 'started_at', 'applied_steps_count'];
const textColumn = 7;

const panics = {
  message: '',
  /** @param {string} message */
  set_message(message) {
    this.message = message;
  },
};

/**
 * An engine that is instantiated by its first call, and again after `close`.
 * @param {string | undefined} file the SQLite file; in memory without one
 * @param {string[]} datamodels paths of the schema's files
 * @returns {Engine}
 */
export function loadEngine(file, datamodels) {
  /** @type {Adapter[]} */
  const open = [];
  const factory = bindMigrationAwareSqlAdapterFactory(trackedFactory(file, open));
  const schemas = datamodels.map((name) => [name, fs.readFileSync(name, 'utf8')]);
  /** @type {Promise<object> | undefined} */
  let engine;
  return {
    async call(method, params) {
      engine ??= instantiate().then(({ SchemaEngine }) => SchemaEngine.new({ datamodels: schemas.length > 0 ? schemas : undefined }, () => {}, factory));
      const instance = await engine;
      const work = Reflect.get(instance, method);
      if (typeof work !== 'function') throw new Error(`the schema engine has no ${method}`);
      return (await work.call(instance, params)) ?? {};
    },
    async close() {
      engine = undefined;
      await Promise.allSettled(open.splice(0).map((adapter) => adapter.dispose()));
    },
  };
}

/**
 * An error in the form of the engine's protocol.
 * @param {unknown} error
 */
export function describe(error) {
  const message = panics.message || (error instanceof Error ? error.message : String(error));
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return { is_panic: panics.message !== '', message, error_code: code, meta: null };
}

async function instantiate() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics });
  const glue = await import(pathToFileURL(path.join(folder, 'schema_engine_bg.js')).href);
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm')), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return glue;
}

/**
 * @param {string | undefined} file
 * @param {Adapter[]} open gets every connection, to be closed
 * @returns {Factory}
 */
function trackedFactory(file, open) {
  /** @param {string} target */
  const connect = async (target) => {
    const adapter = engineAdapter(target);
    open.push(adapter);
    return adapter;
  };
  return { ...identity, connect: () => connect(file ?? ':memory:'), connectToShadowDb: () => connect(':memory:') };
}

/**
 * One connection, for one engine.
 * @param {string} target a file, or `:memory:`
 * @returns {Adapter}
 */
function engineAdapter(target) {
  const db = openDatabase(target, { create: true, wait: 5000 });
  // Milliseconds, as the native engine stores them.
  const { query, execute, script } = sqliteDriver(db, { timestamps: 'unixepoch-ms' });
  return {
    ...identity,
    queryRaw: async (statement) => {
      try {
        return query(statement);
      } catch (error) {
        // On a new database this engine fails at the missing table, where the native one finds no migrations.
        if (!(error instanceof DriverAdapterError) || error.cause.kind !== 'TableDoesNotExist' || error.cause.table !== '_prisma_migrations') throw error;
        return { columnNames: historyColumns, columnTypes: historyColumns.map(() => textColumn), rows: [] };
      }
    },
    // Only one statement can be prepared: SQL without values may hold several, so it runs as a script.
    executeRaw: async (statement) => {
      if (statement.args.length > 0) return execute(statement);
      script(statement.sql);
      return 0;
    },
    executeScript: async (sql) => script(sql),
    startTransaction: async () => {
      throw new Error('the schema engine opens no transaction of Prisma’s');
    },
    dispose: async () => db.close(),
  };
}
