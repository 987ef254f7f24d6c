import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { PdfCheck } from './pdf-check';
import { placeFile, temporaryFile } from './place-file';

/** A document that has arrived whole under a temporary name: it gets its own by `place`, or is removed by `discard`. */
type ReceivedDocument = {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly place: () => Promise<void>;
  readonly discard: () => Promise<void>;
};

/** The absolute path of a document's file. */
export const documentFile = (id: string): string => path.join(env().uploadsDir, `${id}.pdf`);

/**
 * Writes a PDF to the disk as it arrives, so that none is held in memory. Throws what `PdfCheck` and `chunks` throw,
 * and the system's errors; nothing is left of it then. Only this user may read the file: one under embargo has an
 * address of its own.
 */
export async function receiveDocument(chunks: AsyncIterable<Uint8Array>): Promise<ReceivedDocument> {
  const temporary = await temporaryFile(documentFile(randomBytes(16).toString('hex')));
  const discard = () => rm(temporary, { force: true });
  const [check, hash] = [new PdfCheck(), createHash('sha256')];
  let bytes = 0;
  const file = await open(temporary, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      check.add(chunk);
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
    check.end();
    await file.sync();
  } catch (error) {
    await discard();
    throw error;
  } finally {
    await file.close();
  }
  const sha256 = hash.digest('hex');
  const id = sha256.slice(0, 32);
  return { id, bytes, sha256, place: () => placeFile(temporary, documentFile(id)), discard };
}
