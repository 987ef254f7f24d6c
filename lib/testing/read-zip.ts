import zlib from 'node:zlib';

export type ZipFile = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly date: number;
};

/** The files of a ZIP archive, read by the directory at its end; throws for one whose parts do not agree. */
export function readZip(archive: Buffer): ZipFile[] {
  const end = archive.subarray(-22);
  expectSignature(end, 0, 0x06054b50);
  let from = end.readUInt32LE(16);
  return Array.from({ length: end.readUInt16LE(10) }, () => {
    expectSignature(archive, from, 0x02014b50);
    const [size, length] = [archive.readUInt32LE(from + 20), archive.readUInt16LE(from + 28)];
    const local = archive.readUInt32LE(from + 42);
    const name = archive.toString('ascii', from + 46, from + 46 + length);
    expectSignature(archive, local, 0x04034b50);
    if (archive.toString('ascii', local + 30, local + 30 + length) !== name) throw new Error(`another name: ${name}`);
    const packed = archive.subarray(local + 30 + length, local + 30 + length + size);
    const isDeflated = archive.readUInt16LE(from + 10) === 8;
    const bytes = isDeflated ? zlib.inflateRawSync(packed) : packed;
    if (zlib.crc32(bytes) !== archive.readUInt32LE(from + 16)) throw new Error(`damaged: ${name}`);
    const date = archive.readUInt16LE(from + 14);
    from += 46 + length;
    return { name, bytes, date };
  });
}

function expectSignature(bytes: Buffer, at: number, signature: number): void {
  if (bytes.readUInt32LE(at) !== signature) throw new Error(`no signature ${signature.toString(16)} at ${at}`);
}
