/** A ZIP archive, which Windows and macOS open by themselves: PKWARE's APPNOTE.TXT, 4.3, without ZIP64. */
import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { CliError } from '@/lib/cli-error.mjs';

export type ZipEntry = {
  /** ASCII, with « / » between folders. */
  readonly name: string;
  /** Its bytes, or the file that has them. */
  readonly content: string | Uint8Array;
};

/** What the fields of the format can tell of: entries, and bytes. */
const most = { entries: 0xffff, bytes: 0xffff_ffff };
const deflate = promisify(zlib.deflateRaw);

/**
 * Writes the archive, one entry in memory at a time; returns its size in bytes. Throws a `CliError` for more than the
 * format holds.
 * @param at the date of all entries, by the clock of this machine
 */
export async function writeZip(file: string, entries: readonly ZipEntry[], at: Date): Promise<number> {
  if (entries.length > most.entries) throw tooLarge();
  const out = await fs.open(file, 'w', 0o600);
  try {
    const directory: Buffer[] = [];
    let offset = 0;
    for (const { name, content } of entries) {
      const bytes = typeof content === 'string' ? await fs.readFile(content) : content;
      const deflated = await deflate(bytes, { level: 6 });
      const isSmaller = deflated.length < bytes.length; // a picture is not
      const packed = isSmaller ? deflated : bytes;
      const facts = factsOf({ bytes, packedSize: packed.length, isSmaller, at, name });
      directory.push(directoryEntry(facts, offset, name));
      const header = localHeader(facts, name);
      offset += header.length + packed.length;
      if (offset > most.bytes) throw tooLarge();
      await out.writeFile(header);
      await out.writeFile(packed);
    }
    const index = Buffer.concat(directory);
    await out.writeFile(index);
    await out.writeFile(endOf(directory.length, index.length, offset));
    return offset + index.length + endSize;
  } finally {
    await out.close();
  }
}

const tooLarge = () => new CliError('La copie est trop grande pour une archive ZIP (4 Go, 65 535 fichiers).');

type Entry = {
  readonly bytes: Uint8Array;
  readonly packedSize: number;
  readonly isSmaller: boolean;
  readonly at: Date;
  readonly name: string;
};

/** The fields that the header of an entry and its line of the directory have in common. */
function factsOf({ bytes, packedSize, isSmaller, at, name }: Entry): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0); // the version of the format that folders and deflate need
  facts.writeUInt16LE(isSmaller ? 8 : 0, 4);
  facts.writeUInt16LE((at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1), 6);
  facts.writeUInt16LE(((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(), 8);
  facts.writeUInt32LE(zlib.crc32(bytes), 10);
  facts.writeUInt32LE(packedSize, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

const localHeader = (facts: Buffer, name: string) =>
  Buffer.concat([signature(0x04034b50), facts, Buffer.from(name, 'ascii')]);

function directoryEntry(facts: Buffer, offset: number, name: string): Buffer {
  const madeBy = Buffer.from([20, 3]); // Unix, whose modes follow
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE((0o100644 << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), madeBy, facts, rest, Buffer.from(name, 'ascii')]);
}

const endSize = 22;

function endOf(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(endSize);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
