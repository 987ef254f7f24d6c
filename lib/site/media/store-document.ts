import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { isPdfHead, pdfHeadLength } from '@/lib/upload-rules';
import { placeFile, temporaryFile } from './place-file';

/** A document received under a temporary name: `place` gives it its own, `discard` removes it. */
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
 * Writes a PDF to disk as it arrives, so that it is never held in memory. Throws what `PdfCheck` and `chunks` throw,
 * and the system's errors, and leaves nothing behind then. Only this user may read the file: a document under embargo
 * has a URL of its own.
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

/** Readers look for the end of a PDF in its last 1,024 bytes, not counting trailing blanks. */
const tailLength = 1024;
/** `startxref`, the offset of the cross-reference table, and the end-of-file marker. */
const trailer = /startxref[\0\t\n\f\r ]+(\d{1,10})[\0\t\n\f\r ]+%%EOF/;
/** The trailer's entry for encryption; it is never compressed. */
const encryption = Buffer.from('/Encrypt');
const reference = /^\/Encrypt[\0\t\n\f\r ]*(?:\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R|<<)/;
/** In bytes: enough for the whole entry. */
const entryLength = 64;
/** White space in PDF: null, tab, line feed, form feed, carriage return, space. */
const blanks = new Set([0, 9, 10, 12, 13, 32]);

const notPdf = () => new Problem('wrongType', 'Ce fichier n’est pas un PDF');
const damaged = () => new Problem('invalid', 'Ce PDF est incomplet ou abîmé\u00a0: exportez-le de nouveau');
const encryptedPdf = () =>
  new Problem('invalid', 'Ce PDF est protégé\u00a0: exportez-le sans mot de passe ni restriction');

export class PdfCheck {
  #length = 0;
  #head: Buffer = Buffer.alloc(0);
  /** The last bytes up to the last non-blank. */
  #tail: Buffer = Buffer.alloc(0);
  /** How many blanks followed. */
  #blanks = 0;

  /** Takes the next bytes. Throws `wrongType` when the file does not begin as a PDF, `invalid` when it is encrypted. */
  add(chunk: Uint8Array): void {
    if (this.#head.length < pdfHeadLength) {
      this.#head = Buffer.concat([this.#head, chunk]).subarray(0, pdfHeadLength);
      if (this.#head.length === pdfHeadLength && !isPdfHead(this.#head)) throw notPdf();
    }
    this.#length += chunk.length;
    const filled = filledLength(chunk);
    if (filled > 0) this.#take(chunk.subarray(0, filled));
    this.#blanks += chunk.length - filled;
  }

  /** Throws `wrongType` when the file is no PDF, `invalid` when it does not end as one. */
  end(): void {
    if (!isPdfHead(this.#head)) throw notPdf();
    const [, offset] = trailer.exec(this.#tail.toString('latin1')) ?? [];
    if (offset === undefined || Number(offset) >= this.#length) throw damaged();
  }

  /** Takes bytes that end in a non-blank. */
  #take(bytes: Uint8Array): void {
    const known = Buffer.concat([this.#tail, Buffer.alloc(Math.min(this.#blanks, tailLength), ' '), bytes]);
    // Bytes that the last call searched are skipped.
    if (isEncrypted(known.subarray(Math.max(0, this.#tail.length - entryLength)))) throw encryptedPdf();
    this.#tail = known.subarray(-tailLength);
    this.#blanks = 0;
  }
}

/** The length of bytes without the blanks at their end. */
function filledLength(bytes: Uint8Array): number {
  let length = bytes.length;
  while (length > 0 && blanks.has(bytes[length - 1] ?? -1)) length -= 1;
  return length;
}

function isEncrypted(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(encryption); at >= 0; at = bytes.indexOf(encryption, at + 1)) {
    if (reference.test(bytes.toString('latin1', at, at + entryLength))) return true;
  }
  return false;
}
