/**
 * What has come of the daily back-ups: a file beside the database. It is not in the database, which a restoration takes
 * back to an earlier day: the archives made since would be forgotten, and never be removed.
 */
import { z } from 'zod';
import { readRecord, writeRecord } from './record-file.ts';

const recordSchema = z.object({
  /** The last archive: its absolute path, when it was begun, and in French what is amiss with it, null for nothing. */
  last: z.object({ at: z.iso.datetime(), file: z.string(), fault: z.string().nullable() }).nullable().default(null),
  /** Why no archive could be made at the last attempt, in French; null once one is. */
  failure: z.object({ at: z.iso.datetime(), line: z.string() }).nullable().default(null),
  /** The names of the archives that the site itself has made and not removed, in the order of their making. */
  made: z.array(z.string().regex(/^sauvegarde-[\dT-]+\.tar\.gz$/)).default([]),
});
export type BackupRecord = z.output<typeof recordSchema>;

/** After so long without an archive somebody should look, in ms: two days, and two hours for the making. */
const late = 50 * 60 * 60 * 1000;

const fileName = 'sauvegardes.json';

/** An empty record where there is none, or none that can be read. */
export const readBackupRecord = (databaseFile: string): BackupRecord =>
  readRecord(databaseFile, fileName, recordSchema);

/** Throws the system's error when it cannot be written; the old one stays then. */
export const writeBackupRecord = (databaseFile: string, record: BackupRecord): void =>
  writeRecord(databaseFile, fileName, record);

/** What the owner has to know of the back-ups, in French; null while all is well, or none is due yet. */
export function backupProblem({ last, failure }: BackupRecord, now: Date): string | null {
  if (failure) return failure.line;
  if (!last) return null;
  if (last.fault !== null) return last.fault;
  return now.getTime() - Date.parse(last.at) > late
    ? 'Aucune sauvegarde n’a été faite depuis plus de deux jours : le journal du serveur dit pourquoi.'
    : null;
}
