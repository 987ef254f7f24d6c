/**
 * Thins the history and the audit log, and removes unused uploads and the leftovers of backups, while the site runs: a process with
 * a database client of its own, which ends when it is done (scripts/lib/maintenance.mjs).
 */
import path from 'node:path';
import { removeLeftovers } from '@/lib/backup/leftovers';
import { closeDb } from '@/lib/db/client';
import { tidy } from '@/lib/db/tidy';
import { env } from '@/lib/env';
import { describeFault, log } from '@/lib/log';

async function maintain(): Promise<void> {
  try {
    await tidy();
    removeLeftovers(path.dirname(env().databaseFile));
  } finally {
    await closeDb();
  }
}

maintain().catch((fault: unknown) => log('warn', 'site.maintain', { fault: describeFault(fault) }));
