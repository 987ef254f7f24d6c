import 'server-only';
import type { Authority } from '@/lib/authority';
import { removeImage, type StoredImage, storeImage } from '@/lib/site/media/store-image';
import type { PictureSize } from '@/lib/site/rich-text/sanitize';
import { audit } from './audit';
import { db, write } from './client';

/**
 * Stores an image and its row; returns its address, `/uploads/…`. Throws what `storeImage` throws; `tooLarge` are its
 * words for too many bytes.
 */
export async function saveImage(authority: Authority, bytes: Buffer, tooLarge?: string): Promise<string> {
  const image = await storeImage(bytes, tooLarge);
  try {
    await write(async (tx) => {
      await tx.upload.create({ data: image });
      await audit(tx, authority, 'upload.create', { name: image.name, bytes: image.bytes });
    });
  } catch (error) {
    await removeImage(image.name);
    throw error;
  }
  return `/uploads/${image.name}`;
}

/** The sizes of uploads, in pixels, by their addresses (`/uploads/…`); unknown ones are left out. */
export async function readSizes(addresses: readonly string[]): Promise<ReadonlyMap<string, PictureSize>> {
  if (addresses.length === 0) return new Map();
  const names = addresses.map((address) => address.slice('/uploads/'.length));
  const rows = await db().upload.findMany({
    where: { name: { in: names } },
    select: { name: true, width: true, height: true },
  });
  return new Map(rows.map(({ name, width, height }) => [`/uploads/${name}`, { width, height }]));
}

/** The row of an upload, or null for a name the site did not make. */
export async function readUpload(
  name: string,
): Promise<Pick<StoredImage, 'name' | 'mime' | 'bytes' | 'sha256'> | null> {
  return db().upload.findUnique({ where: { name }, select: { name: true, mime: true, bytes: true, sha256: true } });
}
