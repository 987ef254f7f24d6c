import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import decodeBmp from 'decode-bmp';
import decodeIco from 'decode-ico';
import type { OutputInfo, Sharp } from 'sharp';
import { env } from './env';
import { Problem } from './errors';
import { openSharp } from './sharp';

/** Spec section 9: 2*1024*1024 bytes. */
export const maxPhotoBytes = 2 * 1024 * 1024;
const maxPixels = 40_000_000;
const maxSide = 2400;
const seconds = 10;
const readable: readonly string[] = ['jpeg', 'png', 'gif', 'webp', 'heif'];

/** What is known of a stored image. */
export type StoredImage = {
  readonly name: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly sha256: string;
};

const notAnImage = () => new Problem('wrongType', 'Veuillez sélectionner un fichier image valide');

/**
 * Decodes what the bytes are (not what a name or type says), and writes a clean WebP of its own under a random name:
 * orientation applied, no metadata, no trailing bytes (trust.md 21, 22). Throws `tooLarge` or `wrongType`.
 * The file is on disk, synced, when this returns; its row is the caller's to write.
 */
export async function storeImage(bytes: Buffer): Promise<StoredImage> {
  if (bytes.length > maxPhotoBytes) throw new Problem('tooLarge', 'La photo ne doit pas dépasser 2MB');
  const { data, info } = await encode(bytes);
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await writeSynced(env().uploadsDir, name, data);
  return { name, mime: 'image/webp', width: info.width, height: info.height, bytes: data.length, sha256: createHash('sha256').update(data).digest('hex') };
}

/** Removes a stored file; a missing one is no error. */
export async function removeImage(name: string): Promise<void> {
  await rm(path.join(env().uploadsDir, name), { force: true });
}

async function encode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const picture = await decoded(bytes);
  try {
    return await picture
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 4 })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw notAnImage();
  }
}

/** A picture ready to be written: what sharp reads, else BMP and ICO, which it cannot (decision 24). */
async function decoded(bytes: Buffer): Promise<Sharp> {
  const sharp = await openSharp();
  const legacy = bmp(bytes) ?? ico(bytes);
  if (legacy && 'width' in legacy) return sharp(legacy.data, { raw: { width: legacy.width, height: legacy.height, channels: 4 } });
  try {
    const picture = sharp(legacy?.png ?? bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (readable.includes(format) && width * height <= maxPixels) return picture;
  } catch {
    // not a picture that can be read: said below
  }
  throw notAnImage();
}

type Raw = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray | Uint8Array };

function bmp(bytes: Buffer): Raw | null {
  if (bytes.toString('latin1', 0, 2) !== 'BM' || bytes.length < 30) return null;
  if (Math.abs(bytes.readInt32LE(18)) * Math.abs(bytes.readInt32LE(22)) > maxPixels) throw notAnImage();
  return whole(attempt(() => decodeBmp(bytes)));
}

/** The largest picture of an icon: pixels, or a PNG of its own. */
function ico(bytes: Buffer): Raw | { readonly png: Uint8Array } | null {
  if (bytes.length < 22 || bytes.readUInt16LE(0) !== 0 || bytes.readUInt16LE(2) !== 1) return null;
  const [largest] = attempt(() => decodeIco(bytes)).toSorted((a, b) => b.width - a.width);
  if (!largest) throw notAnImage();
  return largest.type === 'png' ? { png: largest.data } : whole(largest);
}

function whole(raw: Raw): Raw {
  if (raw.width * raw.height * 4 !== raw.data.length) throw notAnImage();
  return raw;
}

function attempt<T>(decode: () => T): T {
  try {
    return decode();
  } catch {
    throw notAnImage();
  }
}

/**
 * temp file → fsync → rename → fsync of the folder: a file under its name is whole, even after a power cut. Where it cannot be
 * written, nothing stays of it (trust.md 28).
 */
async function writeSynced(folder: string, name: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${name}.part`);
  try {
    await writeFile(temporary, data, { flag: 'wx', mode: 0o644, flush: true });
    await rename(temporary, path.join(folder, name));
  } catch (fault) {
    await rm(temporary, { force: true });
    throw fault;
  }
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}
