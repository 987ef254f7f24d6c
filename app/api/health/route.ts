import { env } from '@/lib/env';
import { dayOf } from '@/lib/format/dates';
import { describeError, log } from '@/lib/log';
import { isLoopback } from '@/lib/network';
import { readBackupRecord } from '@/lib/records';
import { checkDatabase } from '@/lib/site/db/client';
import { jsonResponse } from '@/lib/site/http/problems';
import { methods } from '@/lib/site/http/route';
import { clientHeader } from '@/lib/site/incoming/headers';
import project from '@/package.json' with { type: 'json' };

/**
 * 200 `{status:'ok'}` when the home page can be read from the database, else 503. Callers on this machine also get the
 * version and the day of the last daily backup.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async (request: Request) => {
    const details = isFromThisMachine(request) ? { version: project.version, lastBackup: lastBackup() } : {};
    try {
      await checkDatabase();
      return jsonResponse(200, { status: 'ok', ...details });
    } catch (error) {
      log('error', 'health.failed', { error: describeError(error) });
      return jsonResponse(503, { status: 'indisponible', ...details }, { 'Retry-After': '5' });
    }
  },
});

/**
 * Whether the caller is on this machine. With a public URL but no declared proxy, there may still be one, through which
 * everybody would seem to be.
 */
function isFromThisMachine({ headers }: Request): boolean {
  const { TRUSTED_PROXIES, SITE_URL } = env();
  return isLoopback(headers.get(clientHeader) ?? '') && (TRUSTED_PROXIES > 0 || isLoopback(new URL(SITE_URL).hostname));
}

/** `2026-11-27`; null without a daily backup. */
function lastBackup(): string | null {
  const { last } = readBackupRecord(env().databaseFile);
  return last && dayOf(last.at);
}
