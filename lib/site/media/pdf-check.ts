/**
 * Tells whether bytes that arrive are a whole PDF that any reader opens, by its first and last bytes and one word:
 * nothing of it is rendered, decompressed or parsed.
 */
import { Problem } from '@/lib/errors';
import { isPdfHead, pdfHeadLength } from '@/lib/pdf-head';

/** Readers look for the end of a PDF in its last 1,024 bytes; blanks behind it, however many, do not count. */
const tailLength = 1024;
/** `startxref`, the offset of the table of contents, and the end of the file. */
const trailer = /startxref[\0\t\n\f\r ]+(\d{1,10})[\0\t\n\f\r ]+%%EOF/;
/** The entry of a trailer that names the file's encryption; it is never compressed. */
const encryption = Buffer.from('/Encrypt');
const reference = /^\/Encrypt[\0\t\n\f\r ]*(?:\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R|<<)/;
/** Enough for the whole entry. */
const entryLength = 64;
/** As a PDF has them: null, tab, line feed, form feed, carriage return, space. */
const blanks = new Set([0, 9, 10, 12, 13, 32]);

const notPdf = () => new Problem('wrongType', 'Ce fichier n’est pas un PDF');
const damaged = () => new Problem('invalid', 'Ce PDF est incomplet ou abîmé\u00a0: exportez-le de nouveau');
const locked = () => new Problem('invalid', 'Ce PDF est protégé\u00a0: exportez-le sans mot de passe ni restriction');

export class PdfCheck {
  #length = 0;
  #head: Buffer = Buffer.alloc(0);
  /** The last bytes up to the last one that is no blank. */
  #tail: Buffer = Buffer.alloc(0);
  /** How many blanks have come since. */
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

  /** Takes bytes of which the last is no blank. */
  #take(bytes: Uint8Array): void {
    const known = Buffer.concat([this.#tail, Buffer.alloc(Math.min(this.#blanks, tailLength), ' '), bytes]);
    // Bytes that the last call searched are not searched again.
    if (isEncrypted(known.subarray(Math.max(0, this.#tail.length - entryLength)))) throw locked();
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
