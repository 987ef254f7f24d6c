/** What the site notes of its own work in a file beside the database, which a restoration does not take back. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { errorCode } from './error-codes.ts';

/** Reads and writes the record `name` beside a database. */
function record<Schema extends z.ZodType>(name: string, schema: Schema) {
  const fileOf = (databaseFile: string) => path.join(path.dirname(databaseFile), name);
  return {
    /** The schema's defaults where there is no record, or none that can be read. */
    read(databaseFile: string): z.output<Schema> {
      try {
        return schema.parse(JSON.parse(fs.readFileSync(fileOf(databaseFile), 'utf8')));
      } catch (error) {
        const isNone = errorCode(error) !== '' || error instanceof SyntaxError || error instanceof z.ZodError;
        if (isNone) return schema.parse({});
        throw error;
      }
    },
    /** Only the site's own user may read it. Throws the system's error when it cannot be written; the old one stays then. */
    write(databaseFile: string, record: z.output<Schema>): void {
      const file = fileOf(databaseFile);
      const partial = `${file}.part`;
      fs.writeFileSync(partial, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
      fs.renameSync(partial, file);
    },
  };
}

/** What has come of the daily back-ups: in the database, a restoration would forget the archives made since. */
const backupSchema = z.object({
  /** The last archive: its absolute path, when it was begun, and in French what is amiss with it, null for nothing. */
  last: z.object({ at: z.iso.datetime(), file: z.string(), fault: z.string().nullable() }).nullable().default(null),
  /** Why no archive could be made at the last attempt, in French; null once one is. */
  failure: z.object({ at: z.iso.datetime(), line: z.string() }).nullable().default(null),
  /** The names of the archives that the site itself has made and not removed, in the order of their making. */
  made: z.array(z.string().regex(/^sauvegarde-[\dT-]+\.tar\.gz$/)).default([]),
});
export type BackupRecord = z.output<typeof backupSchema>;

/** After so long without an archive somebody should look, in ms: two days, and two hours for the making. */
const late = 50 * 60 * 60 * 1000;

export const { read: readBackupRecord, write: writeBackupRecord } = record('sauvegardes.json', backupSchema);

/** What the owner has to know of the back-ups, in French; null while all is well, or none is due yet. */
export function backupProblem({ last, failure }: BackupRecord, now: Date): string | null {
  if (failure) return failure.line;
  if (!last) return null;
  if (last.fault !== null) return last.fault;
  return now.getTime() - Date.parse(last.at) > late
    ? 'Aucune sauvegarde n’a été faite depuis plus de deux jours : le journal du serveur dit pourquoi.'
    : null;
}

/** What has come of publishing the static copy (COPY_TO). */
const moment = { /** In ISO 8601. */ at: z.iso.datetime() };
const copySchema = z.object({
  /** The last that went out: of which version of the site, where to, and how many files it sent and removed there. */
  last: z
    .object({ ...moment, version: z.string(), to: z.string(), sent: z.number(), removed: z.number() })
    .nullable()
    .default(null),
  /** Why the last attempt failed, in French, and of which version it was; null once one succeeds. */
  failure: z
    .object({ ...moment, version: z.string(), line: z.string() })
    .nullable()
    .default(null),
});
export type CopyRecord = z.output<typeof copySchema>;

export const { read: readCopyRecord, write: writeCopyRecord } = record('copie.json', copySchema);
