/**
 * Thins the history and the audit log, removes unused uploads and the leftovers of backups, makes the day's back-up,
 * and looks at HAL and ORCID where the owner has asked for it, while the site runs: a process with a database client of
 * its own, which ends when it is done (lib/site/start/start.ts), with 1 when one of these failed, which keeps no
 * other from being done.
 */
import path from 'node:path';
import { env } from '@/lib/env';
import { hostAuthority } from '@/lib/site/auth/host';
import { backUpDaily } from '@/lib/site/backup/daily-backup';
import { removeLeftovers } from '@/lib/site/backup/leftovers';
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
