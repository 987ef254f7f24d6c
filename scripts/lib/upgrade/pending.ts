// The migrations that a version would apply.
import fs from 'node:fs';
import type { Env } from '../../../lib/env.ts';
import { CliError } from '../console.ts';
import { migrationsOf, type Version } from './repository.ts';

/**
 * The names of the migrations of a version that the database lacks; changes nothing. Throws a `CliError` where the database
 * has one that the version does not know.
 */
export async function pendingOf(version: Version, { databaseFile }: Pick<Env, 'databaseFile'>): Promise<string[]> {
  const known = await migrationsOf(version);
  const applied = await appliedTo(databaseFile);
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CliError(
      `La version ${version.name} est plus ancienne que la base de données (migration ${unknown}), et ne la lirait pas. Pour y revenir, il faut aussi restaurer une sauvegarde d’alors : docs/operations.md, « Mise à jour ».`,
    );
  return known.filter((name) => !applied.includes(name));
}

async function appliedTo(databaseFile: string): Promise<string[]> {
  if (!fs.existsSync(databaseFile)) return [];
  const { firstColumn, openDatabase, tableNames } = await import('../../../lib/sqlite.ts'); // needs a dependency
  const db = openDatabase(databaseFile, { readOnly: true, wait: 5000 });
  try {
    if (!tableNames(db).has('_prisma_migrations')) return [];
    return firstColumn(db, 'SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL').map(String);
  } finally {
    db.close();
  }
}
