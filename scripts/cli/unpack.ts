/** Reads an archive into a folder and believes nothing: every name, size and SHA-256 is checked before anything is used. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ArchivedFile, anyManifest, archiveFormat, type Manifest, manifestSchema } from '@/lib/backup/manifest';
import { type ReadEntry, readTar } from '@/lib/backup/tar';
import { Stop } from '../lib/console.mjs';

const damaged = (file: string) => new Stop(`La sauvegarde ${file} est abîmée ou incomplète : rien n’a été changé.`);

/** Unpacks into `folder` (which exists and is empty). Throws `Stop` for an archive that is damaged or of a newer format. */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  try {
    return await unpackAll(file, folder);
  } catch (fault) {
    if (fault instanceof Stop) throw fault;
    if (fault instanceof Error && 'code' in fault && (fault.code === 'ENOENT' || fault.code === 'EACCES' || fault.code === 'EISDIR'))
      throw new Stop(`La sauvegarde ${file} ne peut pas être lue (${fault.code}).`);
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOSPC') throw new Stop('Le disque est plein : rien n’a été changé.');
    throw damaged(file);
  }
}

async function unpackAll(file: string, folder: string): Promise<Manifest> {
  const gunzip = createGunzip();
  const piped = pipeline(fs.createReadStream(file), gunzip);
  piped.catch(() => {}); // the reader below meets the same fault
  let manifest: Manifest | undefined;
  const left = new Map<string, ArchivedFile>();
  for await (const entry of readTar(gunzip)) {
    if (!manifest) {
      manifest = await readManifest(entry, file);
      for (const each of manifest.files) left.set(each.name, each);
      continue;
    }
    const expected = left.get(entry.name);
    if (!expected || expected.size !== entry.size || !left.delete(entry.name)) throw damaged(file);
    if ((await store(entry, path.join(folder, entry.name))) !== expected.sha256) throw damaged(file);
  }
  gunzip.resume(); // to the end, so that gzip's own check of the whole is made
  await piped;
  if (!manifest || left.size > 0) throw damaged(file);
  return manifest;
}

async function readManifest({ name, size, content }: ReadEntry, file: string): Promise<Manifest> {
  if (name !== 'manifest.json' || size > 16 * 2 ** 20) throw damaged(file);
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  const data: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
  const outline = anyManifest.safeParse(data);
  if (outline.success && outline.data.format > archiveFormat)
    throw new Stop(`La sauvegarde ${file} vient d’une version plus récente du site : mettez le site à jour. Rien n’a été changé.`);
  return manifestSchema.parse(data);
}

/** Writes a file to the disk for good and answers its SHA-256. */
async function store({ content }: ReadEntry, target: string): Promise<string> {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const hash = createHash('sha256');
  const handle = await fs.promises.open(target, 'wx', 0o600);
  try {
    for await (const part of content) {
      hash.update(part);
      await handle.write(part);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}
