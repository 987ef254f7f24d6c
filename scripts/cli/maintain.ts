/**
 * Thins an old history and journal and removes unused uploads while the site already answers: a process with a database client
 * of its own, which ends when it is done (scripts/lib/maintenance.mjs).
 */
import path from 'node:path';
import { removeLeftovers } from '@/lib/backup/leftovers';
import { thinAudit } from '@/lib/db/audit';
import { closeDb } from '@/lib/db/client';
import { thinHistory } from '@/lib/db/history';
import { sweepUploads } from '@/lib/db/sweep';
import { env } from '@/lib/env';
import { describeFault, log } from '@/lib/log';

async function maintain(): Promise<void> {
  try {
    await thinHistory();
    await thinAudit();
    await sweepUploads();
    removeLeftovers(path.dirname(env().databaseFile));
  } finally {
    await closeDb();
  }
}

maintain().catch((fault: unknown) => log('warn', 'site.maintain', { fault: describeFault(fault) }));
