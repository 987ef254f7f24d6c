/**
 * The site's upkeep, in a process with a database client of its own (lib/site/start/start.ts): thins the history and
 * the audit log, removes unused uploads and leftovers of backups, makes the day's backup, and checks HAL and ORCID
 * where the owner wants it. Each task runs even when another fails; the exit code is then 1.
 */
import path from 'node:path';
import { env } from '@/lib/env';
import { hostAuthority } from '@/lib/site/auth/host';
import { removeLeftovers } from '@/lib/site/backup/backup';
import { backUpDaily } from '@/lib/site/backup/daily-backup';
import { closeDb } from '@/lib/site/db/client';
import { runEach, runMaintenance } from '@/lib/site/db/maintenance';
import { lookWeekly } from '@/sections/publications/import/hosts/weekly-look';

const isWhole = await runEach({
  data: runMaintenance,
  leftovers: () => removeLeftovers(path.dirname(env().databaseFile)),
  backup: () => backUpDaily(),
  look: () => lookWeekly(hostAuthority()),
  close: closeDb,
});
process.exitCode = isWhole ? 0 : 1;
