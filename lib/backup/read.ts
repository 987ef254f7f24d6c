/** Reads an archive without trusting it: every name, size and SHA-256 is checked against the manifest, and no more is read than it declares. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ArchivedFile, anyManifest, archiveFormat, type Manifest, manifestSchema } from './manifest';
import { type ReadEntry, readTar } from './tar';

/** The archive was written by a newer release. */
export class NewerArchive extends Error {
  override readonly name = 'NewerArchive';
}

const manifestLimit = 16 * 2 ** 20;

/** Receives one file of an archive; it must read the content to the end. */
type Take = (file: ArchivedFile, content: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Reads the whole archive. `begin` gets the manifest before any file, and returns the function that receives the files. Throws
 * `NewerArchive`, the system's error for a file that cannot be read, what `begin` and its function throw, and any other error
 * for an archive that is not what its manifest says.
 */
export async function readArchive(file: string, begin: (manifest: Manifest) => Take): Promise<Manifest> {
  const gunzip = createGunzip();
  const piped = pipeline(fs.createReadStream(file), gunzip);
  piped.catch(() => {}); // the reader below throws the same error
  try {
    const entries = readTar(gunzip);
    const first = await entries.next();
    if (first.done) throw new Error('an empty archive');
    const manifest = await readManifest(first.value);
    const take = begin(manifest);
    const left = new Map(manifest.files.map((each) => [each.name, each]));
    for await (const entry of entries) {
      const expected = left.get(entry.name);
      if (!expected || expected.size !== entry.size) throw new Error(`${entry.name} is not in the manifest, or of another size, or there twice`);
      left.delete(entry.name);
      await takeChecked(expected, entry, take);
    }
    await piped; // gzip's checksum of the whole
    if (left.size > 0) throw new Error('files are missing');
    return manifest;
  } finally {
    gunzip.destroy();
  }
}

async function takeChecked(expected: ArchivedFile, { content }: ReadEntry, take: Take): Promise<void> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const part of content) {
      hash.update(part);
      yield part;
    }
  }
  await take(expected, hashed());
  if (hash.digest('hex') !== expected.sha256) throw new Error(`${expected.name} is not what the manifest says`);
}

async function readManifest({ name, size, content }: ReadEntry): Promise<Manifest> {
  if (name !== 'manifest.json' || size > manifestLimit) throw new Error('no manifest');
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  const data: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
  const outline = anyManifest.safeParse(data);
  if (outline.success && outline.data.format > archiveFormat) throw new NewerArchive(`format ${outline.data.format}`);
  return manifestSchema.parse(data);
}
