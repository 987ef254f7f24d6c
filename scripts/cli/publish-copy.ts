/** Publishes the static copy where the deployer has said (COPY_TO). */
import fs from 'node:fs';
import path from 'node:path';
import { placeText } from '@/lib/copy-place';
import { type CopyRecord, readCopyRecord, writeCopyRecord } from '@/lib/copy-record';
import { env } from '@/lib/env';
import { describeError, log } from '@/lib/log';
import { siteState } from '@/lib/site/public-pages/site-state';
import { CliError, isCliError } from '../lib/console';
import { withLock } from '../lib/lock';
import { type Copied, copySite, type Options } from './export';
import { checkPrograms, type Sent, sendCopy } from './send-copy';

export type Published = Copied & Sent & { readonly to: string };

/** `onSend` hears that the copy is made, and goes to another machine. */
type Visit = Omit<Options, 'siteUrl' | 'base'> & { readonly onSend?: () => void };

/**
 * Visits the site and puts the copy in its place, one at a time for all programs of this site. What has come of it is
 * recorded. Throws a `CliError` for what the owner or the deployer can mend.
 */
export async function publishCopy(visit: Visit): Promise<Published> {
  const { databaseFile, copyTo } = env();
  if (!copyTo)
    throw new CliError('COPY_TO n’est pas réglé : il dit où la copie est publiée (README.md, « Réglages »).');
  const home = path.dirname(databaseFile);
  let published: Published | undefined;
  await withLock(
    () => false,
    async () => {
      published = await recorded(placeText(copyTo), () => publish(visit));
    },
    path.join(home, '.copie.lock'),
  );
  if (!published) throw new Error('the copy was not published');
  return published;
}

async function recorded(to: string, work: () => Promise<Published>): Promise<Published> {
  const { databaseFile } = env();
  const at = new Date().toISOString();
  const { version } = siteState(); // before the visit: what changes meanwhile is published next
  try {
    const published = await work();
    const { sent, removed } = published;
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

async function publish({ onSend, ...visit }: Visit): Promise<Published> {
  const { SITE_URL, databaseFile, copyTo, copyAddress } = env();
  if (!copyTo) throw new Error('no place');
  const options = { ...visit, siteUrl: SITE_URL, base: copyAddress };
  if (copyTo.kind === 'folder') {
    if (!fs.existsSync(copyTo.folder))
      throw new CliError(
        `Le dossier de la copie ${copyTo.folder} n’existe pas : créez-le, remettez le disque en place, ou changez COPY_TO.`,
      );
    const copied = await copySite(copyTo.folder, options);
    return { ...copied, sent: copied.written, to: copyTo.folder };
  }
  checkPrograms(); // before the visit, which takes its time
  const home = path.dirname(databaseFile);
  const made = path.join(home, 'copie'); // kept: what has not changed is not sent again
  const copied = await copySite(made, options);
  onSend?.();
  const scratch = path.join(home, '.copie-envoi');
  fs.rmSync(scratch, { recursive: true, force: true }); // of a publication that was killed
  fs.mkdirSync(scratch);
  try {
    return { ...copied, ...(await sendCopy(made, copyTo, scratch)), to: placeText(copyTo) };
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}
