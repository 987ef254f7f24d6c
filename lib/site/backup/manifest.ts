/** The manifest of an archive: its format, and the size and SHA-256 of each file in it. */
import { z } from 'zod';

/** To be raised when an older release could not read what this one writes. */
export const archiveFormat = 1;

export const databaseName = 'portfolio.db';
const fileName = /^(portfolio\.db|uploads\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,90})$/;

const fileSchema = z.object({
  name: z.string().regex(fileName),
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export const manifestSchema = z.object({
  kind: z.literal('portfolio-backup'),
  format: z.literal(archiveFormat),
  createdAt: z.iso.datetime(),
  /** The database, the pictures and the documents, each once. */
  files: z.array(fileSchema).refine((files) => {
    const names = new Set(files.map(({ name }) => name));
    return names.has(databaseName) && names.size === files.length;
  }),
});
/** Enough of a manifest to tell that a newer release wrote it. */
export const anyManifest = z.object({ kind: z.literal('portfolio-backup'), format: z.number().int() });

export type Manifest = z.output<typeof manifestSchema>;
export type ArchivedFile = Manifest['files'][number];

/**
 * Whether a file name of the uploads folder is that of a picture or a document that the site made; any other file there
 * is never copied, replaced or removed.
 */
export const isUpload = (name: string): boolean => /^[A-Za-z0-9_-]{1,86}\.webp$/.test(name) || isDocument(name);

/** A document is named by its digest, and only the site's own user may read it. */
export const isDocument = (name: string): boolean => /^[0-9a-f]{32}\.pdf$/.test(name);

export const uploadsOf = ({ files }: Manifest): string[] =>
  files.map(({ name }) => name.replace(/^uploads\//, '')).filter(isUpload);

export function countUploads(manifest: Manifest): { uploads: number; documents: number } {
  const names = uploadsOf(manifest);
  const documents = names.filter(isDocument).length;
  return { uploads: names.length - documents, documents };
}
