/** What the site notes of its own work in a file beside the database, which a restoration does not take back. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { errorCode } from './error-codes.ts';

/** What the file says; the schema's defaults where there is none, or none that can be read. */
export function readRecord<Schema extends z.ZodType>(
  databaseFile: string,
  name: string,
  schema: Schema,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(fs.readFileSync(fileOf(databaseFile, name), 'utf8')));
  } catch (error) {
    const isNone = errorCode(error) !== '' || error instanceof SyntaxError || error instanceof z.ZodError;
    if (isNone) return schema.parse({});
    throw error;
  }
}

/** Only the site's own user may read it. Throws the system's error when it cannot be written; the old one stays then. */
export function writeRecord(databaseFile: string, name: string, record: object): void {
  const file = fileOf(databaseFile, name);
  const partial = `${file}.part`;
  fs.writeFileSync(partial, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  fs.renameSync(partial, file);
}

const fileOf = (databaseFile: string, name: string) => path.join(path.dirname(databaseFile), name);
