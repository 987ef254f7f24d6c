/** One site a database: two would each keep pages that the other has changed, and maintain it together. */
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../../cli-error.mjs';
import { errorCode } from '../../error-codes.ts';
import { type Database, openDatabase } from '../../sqlite.ts';
import { storageError } from './migrate.ts';

/** Shared by `npm start` and Next's own copy of this module. */
const shared: typeof globalThis & { portfolioHold?: Database } = globalThis;

/**
 * Holds a database for this process until it ends, however it ends: SQLite's lock on a file beside it. A server that a
 * command has started beside the site (scripts/lib/own-server.ts) holds nothing. Throws a `CliError` where another
 * process holds it, or where the folder cannot be written.
 */
export function holdDatabase(file: string): void {
  if (shared.portfolioHold || process.env.SERVES_ONLY === '1') return;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const held = openDatabase(`${file}-serving`, { create: true });
    held.exec('BEGIN EXCLUSIVE');
    shared.portfolioHold = held;
  } catch (error) {
    if (/^SQLITE_BUSY/.test(errorCode(error)))
      throw new CliError(`Un site se sert déjà de la base de données ${file} : arrêtez-le, ou changez DATABASE_URL.`);
    throw storageError(error, file) ?? error;
  }
}
