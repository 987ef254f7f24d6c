/** What an archive says of itself: its format and the SHA-256 of each file in it. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Raised when an older release could not read what this one writes. */
export const archiveFormat = 1;

export const databaseName = 'portfolio.db';
const fileName = /^(portfolio\.db|uploads\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,90})$/;

const fileSchema = z.object({ name: z.string().regex(fileName), size: z.number().int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export const manifestSchema = z.object({
  kind: z.literal('portfolio-backup'),
  format: z.literal(archiveFormat),
  createdAt: z.iso.datetime(),
  files: z.array(fileSchema),
});
/** Enough of a manifest to tell that a newer release wrote it. */
export const anyManifest = z.object({ kind: z.literal('portfolio-backup'), format: z.number().int() });

export type Manifest = z.output<typeof manifestSchema>;
export type ArchivedFile = Manifest['files'][number];

/** Whether an upload may go into an archive: not a file that is still being written, nor one that nobody here made. */
export function isArchivable(upload: string): boolean {
  return fileName.test(`uploads/${upload}`) && !upload.endsWith('.part');
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}
