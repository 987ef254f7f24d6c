/**
 * Thins the history and the audit log, removes unused uploads and the leftovers of backups, and looks at HAL and ORCID where the owner
 * has asked for it, while the site runs: a process with a database client of its own, which ends when it is done (scripts/lib/maintenance.mjs).
 */
import path from 'node:path';
import { hostAuthority } from '@/lib/auth/host';
import { removeLeftovers } from '@/lib/backup/leftovers';
import { closeDb } from '@/lib/db/client';
import { runMaintenance } from '@/lib/db/maintenance';
import { env } from '@/lib/env';
import { lookWeekly } from '@/lib/hosts/weekly-look';
import { describeError, log } from '@/lib/log';

async function maintain(): Promise<void> {
  try {
    await runMaintenance();
    removeLeftovers(path.dirname(env().databaseFile));
    await lookWeekly(hostAuthority());
  } finally {
    await closeDb();
  }
}

maintain().catch((error: unknown) => log('warn', 'site.maintain', { error: describeError(error) }));
