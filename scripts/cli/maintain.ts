/**
 * Thins the history and the audit log, and removes unused uploads and the leftovers of backups, while the site runs: a process with
 * a database client of its own, which ends when it is done (scripts/lib/maintenance.mjs).
 */
import path from 'node:path';
import { removeLeftovers } from '@/lib/backup/leftovers';
import { closeDb } from '@/lib/db/client';
import { runMaintenance } from '@/lib/db/maintenance';
import { env } from '@/lib/env';
import { describeError, log } from '@/lib/log';

async function maintain(): Promise<void> {
  try {
    await runMaintenance();
    removeLeftovers(path.dirname(env().databaseFile));
  } finally {
    await closeDb();
  }
}

maintain().catch((error: unknown) => log('warn', 'site.maintain', { error: describeError(error) }));
