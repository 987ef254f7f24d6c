/** Publishes the static copy to the deployer's destination (COPY_TO). */
import fs from 'node:fs';
import path from 'node:path';
import { CliError, isCliError } from '@/lib/cli-error.mjs';
import { env } from '@/lib/env';
import { withLock } from '@/lib/lock';
import { describeError, log } from '@/lib/log';
import { type CopyRecord, readCopyRecord, writeCopyRecord } from '@/lib/records';
import { siteState } from '@/lib/site/public-pages/site-state';
import { type Copied, copySite, type Options } from './copy-site';

export type Published = Copied & { readonly to: string };

type Visit = Omit<Options, 'siteUrl' | 'base'>;

/**
 * Visits the site and puts the copy in place, one at a time across the programs of this site. Records the outcome.
 * Throws a `CliError` for what the owner or deployer can fix.
 */
export async function publishCopy(visit: Visit): Promise<Published> {
  const { databaseFile, copyTo } = env();
  if (!copyTo) throw new CliError('COPY_TO n’est pas réglé : il dit où la copie est publiée (voir .env.example).');
  let published: Published | undefined;
  await withLock(
    path.join(path.dirname(databaseFile), '.copie.lock'),
    () => false,
    async () => {
      published = await recorded(copyTo, () => publish(visit));
    },
  );
  if (!published) throw new Error('the copy was not published');
  return published;
}

async function recorded(to: string, work: () => Promise<Published>): Promise<Published> {
  const { databaseFile } = env();
  const at = new Date().toISOString();
  const { version } = siteState(); // read before the visit: changes meanwhile go into the next publication
  try {
    const published = await work();
    const { written: sent, removed } = published;
    writeCopyRecord(databaseFile, { last: { at, version, to, sent, removed }, failure: null });
    log('info', 'copy.published', { to, sent, removed });
    return published;
  } catch (error) {
    const line = isCliError(error) ? error.message : unforeseen;
    log('error', 'copy.failed', { to, error: isCliError(error) ? line : describeError(error) });
    const before: CopyRecord = readCopyRecord(databaseFile);
    writeCopyRecord(databaseFile, { ...before, failure: { at, version, line } });
    throw error;
  }
}

const unforeseen =
  'La copie a échoué pour une raison imprévue : le journal du serveur la donne ("event":"copy.failed").';

async function publish(visit: Visit): Promise<Published> {
  const { SITE_URL, copyTo, copyAddress } = env();
  if (copyTo === null || !fs.existsSync(copyTo))
    throw new CliError(
      `Le dossier de la copie ${copyTo} n’existe pas : créez-le, remettez le disque en place, ou changez COPY_TO.`,
    );
  return { ...(await copySite(copyTo, { ...visit, siteUrl: SITE_URL, base: copyAddress })), to: copyTo };
}
