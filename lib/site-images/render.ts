import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@/lib/error-codes.mjs';
import { makePicture } from '@/lib/media/process';
import { uploadName } from '@/sections/profil/schema';
import { imageUrl, type Picture, type Pictured } from './urls';

/** Cache of the most recently used pictures, by address; a profile has only a few. */
const kept = new Map<string, Promise<Buffer>>();
const most = 12;

/** A picture of the profile as PNG, cached; concurrent calls share one rendering. Throws `busy` when too many jobs wait. */
export function renderImage(profile: Pictured, picture: Picture, uploadsDir: string): Promise<Buffer> {
  const address = imageUrl(profile, picture);
  const drawn = kept.get(address) ?? draw(profile, picture, uploadsDir);
  kept.delete(address);
  kept.set(address, drawn);
  drawn.catch(() => kept.delete(address));
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
  return drawn;
}

async function draw(profile: Pictured, picture: Picture, uploadsDir: string): Promise<Buffer> {
  const photo = await photoOf(profile, uploadsDir);
  const drawn = await makePicture(picture === 'apercu' ? { kind: 'card', profile } : { kind: 'icon', profile, size: picture }, photo);
  if (!drawn) throw new Error(`the picture ${picture} could not be drawn`);
  return drawn.data;
}

/** The photo's bytes; empty when there is no photo or its file is gone. Any other failure is thrown: what is made without it would be cached. */
async function photoOf({ photo }: Pictured, uploadsDir: string): Promise<Buffer> {
  const none = Buffer.alloc(0);
  const name = photo && uploadName(photo);
  if (!name) return none;
  return readFile(path.join(/* turbopackIgnore: true */ uploadsDir, name)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return none;
    throw error;
  });
}
