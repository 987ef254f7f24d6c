/** What has come of publishing the static copy (COPY_TO): a file beside the database. */
import { z } from 'zod';
import { readRecord, writeRecord } from './record-file.ts';

const moment = { /** In ISO 8601. */ at: z.iso.datetime() };
const recordSchema = z.object({
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
export type CopyRecord = z.output<typeof recordSchema>;

const fileName = 'copie.json';

/** An empty record where there is none, or none that can be read. */
export const readCopyRecord = (databaseFile: string): CopyRecord => readRecord(databaseFile, fileName, recordSchema);

/** Throws the system's error when it cannot be written; the old one stays then. */
export const writeCopyRecord = (databaseFile: string, record: CopyRecord): void =>
  writeRecord(databaseFile, fileName, record);
