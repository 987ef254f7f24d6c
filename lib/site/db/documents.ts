import 'server-only';
import { rm } from 'node:fs/promises';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { documentFile, receiveDocument } from '@/lib/site/media/store-document';
import { documentPath, type NamedDocument, namedDocuments } from '@/sections/documents';
import { audit } from './audit';
import { db, write } from './client';

type SavedDocument = { /** `/documents/{id}` */ readonly url: string; readonly bytes: number };

/**
 * Stores a PDF and its row. One that is stored already counts as new, so that maintenance leaves it to the form that is
 * open. Throws what `receiveDocument` throws.
 */
export async function saveDocument(authority: Authority, chunks: AsyncIterable<Uint8Array>): Promise<SavedDocument> {
  const { id, bytes, sha256, place, discard } = await receiveDocument(chunks);
  try {
    // In one transaction, as maintenance removes both: the row is there with its file, or neither.
    await write(async (tx) => {
      await tx.document.upsert({ where: { id }, create: { id, bytes, sha256 }, update: { createdAt: new Date() } });
      await audit(tx, authority, 'document.create', { name: `${id}.pdf`, bytes });
      await place();
    });
  } catch (error) {
    await discard();
    await removeUnlisted(id).catch(() => {}); // a whole file without a row is shown to nobody
    throw error;
  }
  return { url: documentPath(id), bytes };
}

/** Removes the file of a document without a row; another upload of the same file may have stored one. */
async function removeUnlisted(id: string): Promise<void> {
  await write(async (tx) => {
    if ((await tx.document.count({ where: { id } })) === 0) await rm(documentFile(id), { force: true });
  });
}

/** The sizes of all stored documents, in bytes, by id. */
export async function readDocumentSizes(): Promise<ReadonlyMap<string, number>> {
  const rows = await db().document.findMany({ select: { id: true, bytes: true } });
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/**
 * Throws `invalid`, with the path of each, when content names documents that are not stored: of a form that stayed open
 * for days, or made up. Those that the `stored` content, as JSON, names already may stay; they are shown nowhere until
 * the file is uploaded again.
 */
export async function refuseMissingDocuments(content: unknown, stored: () => Promise<string>): Promise<void> {
  const missing = await missingDocuments(content);
  if (missing.length === 0) return;
  const before = await stored();
  const issues = missing
    .filter(({ file }) => !before.includes(`"${file}"`))
    .map(({ path, name }) => ({
      path,
      message: `Le document «\u00a0${name}\u00a0» n’est plus sur le site\u00a0: joignez-le de nouveau`,
    }));
  if (issues[0]) throw new Problem('invalid', issues[0].message, { issues });
}

/** The documents that content names and that are not stored. */
export async function missingDocuments(content: unknown): Promise<NamedDocument[]> {
  const named = namedDocuments(content);
  if (named.length === 0) return [];
  const sizes = await readDocumentSizes();
  return named.filter(({ id }) => !sizes.has(id));
}
