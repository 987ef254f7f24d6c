/** What the owner is shown of the static copies. */
import 'server-only';
import { readCopyRecord } from '@/lib/copy-record';
import { env } from '@/lib/env';
import type { CopyState } from '@/lib/site/api/copy';
import { readCopiesAutomatic } from '@/lib/site/db/site-state';
import { siteState } from '@/lib/site/public-pages/site-state';
import { copies } from './jobs';

export async function readCopies(): Promise<CopyState> {
  const { SITE_URL, copyAddress } = env();
  const { running, archive, failure } = copies();
  return {
    running,
    archive,
    failure,
    publication: await readPublication(),
    address: copyAddress,
    siteUrl: SITE_URL,
    isOffline: siteState().isOffline,
    readAt: new Date().toISOString(),
  };
}

/** The published copy; null where the deployer has named no place. */
async function readPublication(): Promise<CopyState['publication']> {
  const { copyTo, copyAddress, databaseFile } = env();
  if (copyTo === null) return null;
  const { last, failure } = readCopyRecord(databaseFile);
  const isThere = last?.to === copyTo;
  return {
    to: copyTo,
    address: copyAddress,
    isAutomatic: await readCopiesAutomatic(),
    last: isThere ? last.at : null,
    isCurrent: isThere && last.version === siteState().version,
    problem: failure?.line ?? null,
    failedAt: failure?.at ?? null,
  };
}
