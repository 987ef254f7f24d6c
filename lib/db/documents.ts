import 'server-only';
import type { Authority } from '@/lib/auth/authority';
import { receiveDocument } from '@/lib/media/store-document';
import { documentAddress } from '@/sections/documents';
import { audit } from './audit';
import { db, write } from './client';

export type SavedDocument = { /** `/documents/{id}` */ readonly url: string; readonly bytes: number };

/**
 * Stores a PDF and its row. One that is stored already counts as new, so that maintenance leaves it to the form that is open.
 * Throws what `receiveDocument` throws.
 */
export async function saveDocument(authority: Authority, chunks: AsyncIterable<Uint8Array>): Promise<SavedDocument> {
  const { id, bytes, sha256, place, discard } = await receiveDocument(chunks);
  try {
    // Before the file: maintenance, which removes both in one transaction, then sees that it is new.
    await write(async (tx) => {
      await tx.document.upsert({ where: { id }, create: { id, bytes, sha256 }, update: { createdAt: new Date() } });
      await audit(tx, authority, 'document.create', { name: `${id}.pdf`, bytes });
    });
    await place();
  } catch (error) {
    await discard();
    throw error;
  }
  return { url: documentAddress(id), bytes };
}

/** The sizes of all stored documents, in bytes, by id. */
export async function readDocumentSizes(): Promise<ReadonlyMap<string, number>> {
  const rows = await db().document.findMany({ select: { id: true, bytes: true } });
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}
