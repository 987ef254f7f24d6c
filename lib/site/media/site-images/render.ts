import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@/lib/error-codes';
import { uploadName } from '@/sections/picture';
import { makePicture } from '../process';
import { imageUrl, type Picture, type Pictured } from './urls';

/** Cache of the `cacheSize` most recently used pictures, by URL; a profile has only a few. */
const cache = new Map<string, Promise<Buffer>>();
const cacheSize = 12;

/**
 * A picture of the profile as PNG, cached; concurrent calls share one rendering. Throws `busy` when too many jobs wait.
 */
export function renderImage(profile: Pictured, picture: Picture, uploadsDir: string): Promise<Buffer> {
  const address = imageUrl(profile, picture);
  const image = cache.get(address) ?? render(profile, picture, uploadsDir);
  cache.delete(address);
  cache.set(address, image);
  image.catch(() => cache.delete(address));
  for (const oldest of cache.keys()) if (cache.size > cacheSize) cache.delete(oldest);
  return image;
}

async function render(profile: Pictured, picture: Picture, uploadsDir: string): Promise<Buffer> {
  const photo = await photoOf(profile, uploadsDir);
  const image = await makePicture(
    picture === 'apercu' ? { kind: 'card', profile } : { kind: 'icon', profile, size: picture },
    photo,
  );
  if (!image) throw new Error(`the picture ${picture} could not be drawn`);
  return image.data;
}

/**
 * The photo's bytes; empty without a photo or when its file is missing. Any other failure is thrown: the result would
 * be cached without the photo.
 */
async function photoOf({ photo }: Pictured, uploadsDir: string): Promise<Buffer> {
  const none = Buffer.alloc(0);
  const name = photo && uploadName(photo);
  if (!name) return none;
  return readFile(path.join(/* turbopackIgnore: true */ uploadsDir, name)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return none;
    throw error;
  });
}
