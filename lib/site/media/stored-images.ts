/** The pictures of the uploads folder, as WebP, and the sizes made of each. */
import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import { heicRefused, imageTooLarge, isHeic, maxImageBytes, notAnImage } from '@/lib/upload-rules';
import { writeWhole } from './place-file';
import { makePicture } from './process';
import { crops, type Variant } from './variants';

/** A stored image: `width` and `height` in pixels, `bytes` the length of its file. */
export type StoredImage = {
  readonly name: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly sha256: string;
};

/**
 * Decodes the bytes by their content, ignoring name and type, in a process of its own, and writes a clean WebP under a
 * random name. Throws `tooLarge`, with the given message, `wrongType`, or `busy` when too many wait. The file is synced
 * when this resolves; the caller writes its row.
 */
export async function storeImage(bytes: Buffer, tooLarge = imageTooLarge): Promise<StoredImage> {
  if (bytes.length > maxImageBytes) throw new Problem('tooLarge', tooLarge);
  const picture = await makePicture({ kind: 'upload' }, bytes);
  if (!picture) throw new Problem('wrongType', isHeic(bytes) ? heicRefused : notAnImage);
  const { data, width, height } = picture;
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await writeWhole(path.join(env().uploadsDir, name), data);
  return {
    name,
    mime: 'image/webp',
    width,
    height,
    bytes: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
  };
}

/** Removes a stored file; a missing one is no error. */
export async function removeImage(name: string): Promise<void> {
  await rm(path.join(env().uploadsDir, name), { force: true });
}

/** Variants being made, by name: simultaneous requests share one. */
const making = new Map<string, Promise<Buffer>>();

/** The folder where finished variants are cached; it may be emptied at any time, and no backup needs it. */
export const variantsFolder = () => path.join(env().uploadsDir, 'variantes');

/**
 * The bytes of a variant: cached, or made now from the upload. Throws ENOENT when the upload's file is missing, `busy`
 * when too many wait.
 */
export async function variantBytes(name: string, variant: Variant): Promise<Buffer> {
  const file = path.join(variantsFolder(), name);
  const cachedBytes = await readFile(file).catch(() => null);
  if (cachedBytes?.length) return cachedBytes; // an empty file is not a picture: earlier releases could leave one at a power cut
  const running = making.get(name) ?? make(file, variant);
  making.set(name, running);
  return running.finally(() => making.delete(name));
}

async function make(file: string, { upload, crop, width, format }: Variant): Promise<Buffer> {
  const original = await readFile(path.join(env().uploadsDir, upload));
  const picture = await makePicture({ kind: 'variant', width, ratio: crops[crop].ratio, format }, original);
  if (!picture) throw new Error(`${path.basename(file)} could not be made`);
  // On a full or read-only disk, the next request makes the variant again.
  await writeWhole(file, picture.data).catch((error: unknown) =>
    log('warn', 'variant.unkept', { error: describeError(error) }),
  );
  return picture.data;
}
