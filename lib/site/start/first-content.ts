/**
 * The first content of a new site and its owner, made by a program that ends: the site itself loads what they need with
 * its first page.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CliError } from '@/lib/cli-error.mjs';
import { programArgs } from '@/lib/program';
import { firstValue, openDatabase } from '@/lib/sqlite';

/** `seeded`: whether this start wrote the first content. `setupToken` is null where there is an owner. */
const prepared = z.object({ setupToken: z.string().nullable(), seeded: z.boolean() });
export type Prepared = z.output<typeof prepared>;

/** Safe to call at every start of a database that is migrated. Throws `CliError` with one French line. */
export async function prepareContent(databaseFile: string): Promise<Prepared> {
  if (isPrepared(databaseFile)) return { setupToken: null, seeded: false };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, programArgs('first-start'));
    return prepared.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw stderr === '' ? error : new CliError(stderr);
  }
}

function isPrepared(databaseFile: string): boolean {
  const db = openDatabase(databaseFile, { readOnly: true, wait: 5000 });
  try {
    return ['"Setting" WHERE "key" = \'seeded\'', '"Owner"'].every(
      (rows) => firstValue(db, `SELECT EXISTS (SELECT 1 FROM ${rows})`) === 1,
    );
  } finally {
    db.close();
  }
}
