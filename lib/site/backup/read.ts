/**
 * Reads an archive without trusting it: every name, size and SHA-256 is checked against the manifest, and no more is
 * read than it declares.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CliError } from '@/lib/cli-error.mjs';
import { type ArchivedFile, anyManifest, archiveFormat, type Manifest, manifestSchema } from './manifest';
import { type ReadEntry, readTar } from './tar';

const manifestLimit = 16 * 2 ** 20;

/** Receives one file of an archive; it must read the content to the end. */
type Take = (file: ArchivedFile, content: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Reads the whole archive. `begin` gets the manifest before any file, and returns the function that receives the files,
 * in the manifest's order. Throws `CliError` for the archive of a newer release, the system's error for a file that
 * cannot be read, what `begin` and its function throw, and any other error for an archive that is not what its manifest
 * says.
 */
export async function readArchive(file: string, begin: (manifest: Manifest) => Take): Promise<Manifest> {
  return pipeline(fs.createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    const entries = readTar(source);
    const next = async ({ name, size }: { name: string; size?: number }): Promise<ReadEntry> => {
      const { value } = await entries.next();
      if (value?.name !== name || (size ?? value.size) !== value.size)
        throw new Error(`${name} is not there, or of another size`);
      return value;
    };
    const manifest = await readManifest(await next({ name: 'manifest.json' }), file);
    const take = begin(manifest);
    for (const each of manifest.files) await takeChecked(each, await next(each), take);
    if (!(await entries.next()).done) throw new Error('there is more than the manifest says');
    return manifest;
  });
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

async function readManifest({ size, content }: ReadEntry, file: string): Promise<Manifest> {
  if (size > manifestLimit) throw new Error('the manifest is too large');
  const data: unknown = JSON.parse((await buffer(content)).toString('utf8'));
  if (anyManifest.parse(data).format > archiveFormat)
    throw new CliError(
      `La sauvegarde ${file} vient d’une version plus récente du site : mettez le site à jour. Rien n’a été changé.`,
    );
  return manifestSchema.parse(data);
}
