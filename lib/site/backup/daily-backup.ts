/** The backup that the running site makes each day, in the folder that its owner has chosen (BACKUP_DIR). */
import fs from 'node:fs';
import path from 'node:path';
import { CliError, isCliError } from '@/lib/cli-error.mjs';
import { env } from '@/lib/env';
import { dayOf } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { describeError, log } from '@/lib/log';
import { type BackupRecord, readBackupRecord, writeBackupRecord } from '@/lib/records';
import { archiveName, backup } from './backup';
import { tryRestore } from './restore';

const untried = 'La restauration de la dernière sauvegarde n’a pas été essayée jusqu’au bout.';

/**
 * Makes the day's archive unless it exists, tries to restore it beside the database, then removes the oldest archives
 * that it made itself, down to BACKUP_KEEP; none while anything is wrong with the newest. Returns whether all went
 * well; failures are logged and recorded.
 */
export async function backUpDaily(now = new Date()): Promise<boolean> {
  const { backupDir, databaseFile, BACKUP_KEEP } = env();
  if (backupDir === null) return true;
  const before = readBackupRecord(databaseFile);
  if (isDone(before, backupDir, now)) return true;
  const file = path.join(backupDir, archiveName(now));
  const at = now.toISOString();
  const archived = await lineOfFault(() => archive(file, backupDir));
  if (typeof archived === 'string') {
    log('error', 'backup.failed', { file, error: archived });
    writeBackupRecord(databaseFile, { ...before, failure: { at, line: archived } });
    return false;
  }
  const made = [...before.made, path.basename(file)];
  // Recorded before the trial: if that is killed, the archive is known, and known as untested.
  writeBackupRecord(databaseFile, { last: { at, file, fault: untried }, failure: null, made });
  const tried = await lineOfFault(() => tryRestore(file));
  const fault = typeof tried === 'string' ? tried : faultOf(archived.lost);
  const remaining = fault === null ? removeSurplus(backupDir, made, BACKUP_KEEP) : made;
  writeBackupRecord(databaseFile, { last: { at, file, fault }, failure: null, made: remaining });
  if (fault === null) log('info', 'backup.made', { file, bytes: archived.bytes });
  else log('error', 'backup.faulty', { file, error: fault, uploads: archived.lost.join(' ') });
  return fault === null;
}

/** Whether the day's archive exists in this folder, even a faulty one: each start would make another. */
const isDone = ({ last, failure }: BackupRecord, folder: string, now: Date): boolean =>
  last !== null &&
  failure === null &&
  dayOf(last.at) === dayOf(now) &&
  path.dirname(last.file) === folder &&
  fs.existsSync(last.file);

const faultOf = (lost: readonly string[]): string | null =>
  lost.length === 0
    ? null
    : `${counted(lost.length, 'image ou document manque ou est abîmé', 'images ou documents manquent ou sont abîmés')} dans ${env().uploadsDir}, et dans la sauvegarde : le journal du serveur les nomme ("event":"backup.faulty").`;

/** The folder is never created: where a disk is not mounted, archives would fill the one beneath. */
function archive(file: string, folder: string): ReturnType<typeof backup> {
  if (!fs.existsSync(folder))
    throw new CliError(
      `Le dossier des sauvegardes ${folder} n’existe pas : créez-le, remettez le disque en place, ou changez BACKUP_DIR.`,
    );
  return backup(file);
}

/** The result of `work`, or the French message of what it throws. */
async function lineOfFault<Result>(work: () => Promise<Result>): Promise<Result | string> {
  try {
    return await work();
  } catch (error) {
    if (isCliError(error)) return error.message;
    log('error', 'backup.error', { error: describeError(error) });
    return 'La sauvegarde a échoué pour une raison imprévue : le journal du serveur la donne ("event":"backup.error").';
  }
}

/**
 * Removes the oldest of `made` until `maxArchives` are left in the folder; returns the names left. A missing one stays
 * listed: its disk may be mounted again tomorrow.
 */
function removeSurplus(folder: string, made: readonly string[], maxArchives: number): string[] {
  const existing = made.filter((name) => fs.lstatSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile());
  const surplus = existing.slice(0, -maxArchives);
  return made.filter((name) => !surplus.includes(name) || !remove(path.join(folder, name)));
}

function remove(file: string): boolean {
  try {
    fs.rmSync(file);
    return true;
  } catch (error) {
    log('warn', 'backup.kept', { file, error: describeError(error) });
    return false;
  }
}
