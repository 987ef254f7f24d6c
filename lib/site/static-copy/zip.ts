/** A ZIP archive, which Windows and macOS open by themselves. */
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type ZipEntry = {
  /** With « / » between folders. */
  readonly name: string;
  /** Its bytes, or the file that has them. */
  readonly content: string | Uint8Array;
};

/**
 * Writes the archive, one file at a time; returns its size in bytes. Throws the error of the disk.
 * @param at the date of all entries, by the clock of this machine
 */
export async function writeZip(file: string, entries: readonly ZipEntry[], at: Date): Promise<number> {
  const zip = new ZipFile();
  const options = { mtime: at, mode: 0o100644, forceDosTimestamp: true };
  const read = new AbortController();
  zip.on('error', (error) => read.abort(error));
  for (const { name, content } of entries)
    if (typeof content === 'string') zip.addFile(content, name, options);
    else zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  try {
    await pipeline(zip.outputStream, fs.createWriteStream(file, { mode: 0o600 }), { signal: read.signal });
  } catch (error) {
    throw read.signal.aborted ? read.signal.reason : error;
  }
  return fs.statSync(file).size;
}
