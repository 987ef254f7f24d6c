import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { heicRefused, imageTooLarge, isHeic, maxImageBytes, notAnImage } from '@/lib/upload-rules';
import { writeWhole } from './place-file';
import { makePicture } from './process';

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
