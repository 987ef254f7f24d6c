/**
 * Tells whether bytes that arrive are a whole PDF that any reader opens, by its first and last bytes and one word:
 * nothing of it is rendered, decompressed or parsed.
 */
import { Problem } from '@/lib/errors';

const header = Buffer.from('%PDF-');
/** Readers look for the end of a PDF in its last 1,024 bytes. */
const tailLength = 1024;
/** `startxref`, the offset of the table of contents, and the end of the file. */
const trailer = /startxref[\0\t\n\f\r ]+(\d{1,10})[\0\t\n\f\r ]+%%EOF/;
/** The entry of a trailer that names the file's encryption; it is never compressed. */
const encryption = Buffer.from('/Encrypt');
const reference = /^\/Encrypt[\0\t\n\f\r ]*(?:\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R|<<)/;
/** Enough for the whole entry. */
const entryLength = 64;

const notPdf = () => new Problem('wrongType', 'Ce fichier n’est pas un PDF');
const damaged = () => new Problem('invalid', 'Ce PDF est incomplet ou abîmé\u00a0: exportez-le de nouveau');
const locked = () => new Problem('invalid', 'Ce PDF est protégé\u00a0: exportez-le sans mot de passe ni restriction');

export class PdfCheck {
  #length = 0;
  #tail: Buffer = Buffer.alloc(0);

  /** Takes the next bytes. Throws `wrongType` when the file does not begin as a PDF, `invalid` when it is encrypted. */
  add(chunk: Uint8Array): void {
    const known = Buffer.concat([this.#tail, chunk]);
    if (this.#length < header.length) {
      const begun = Math.min(header.length, known.length);
      if (!known.subarray(0, begun).equals(header.subarray(0, begun))) throw notPdf();
    }
    // Bytes that the last call searched are not searched again.
    if (isEncrypted(known.subarray(Math.max(0, this.#tail.length - entryLength)))) throw locked();
    this.#length += chunk.length;
    this.#tail = known.subarray(-tailLength);
  }

  /** Throws `wrongType` for next to nothing, `invalid` when the file does not end as a PDF. */
  end(): void {
    if (this.#length < header.length) throw notPdf();
    const [, offset] = trailer.exec(this.#tail.toString('latin1')) ?? [];
    if (offset === undefined || Number(offset) >= this.#length) throw damaged();
  }
}

function isEncrypted(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(encryption); at >= 0; at = bytes.indexOf(encryption, at + 1)) {
    if (reference.test(bytes.toString('latin1', at, at + entryLength))) return true;
  }
  return false;
}
