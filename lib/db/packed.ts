import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A row as the history keeps it: compressed JSON (decision 42). */
export function pack(row: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliCompressSync(Buffer.from(JSON.stringify(row)), { params: {} }));
}

/** The row that was packed; its shape is checked by who reads it. */
export function unpack(data: Uint8Array): unknown {
  return JSON.parse(brotliDecompressSync(data).toString('utf8'));
}
