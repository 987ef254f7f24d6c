import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadName } from '@/lib/content/profile';
import { addressOf, type Picture, type Pictured } from './addresses';
import { makePicture } from './process';

/** Those drawn last, by their address: few, because a profile has few and they are asked for again and again. */
const kept = new Map<string, Promise<Buffer>>();
const most = 12;

/** A picture of the profile, in PNG; drawn once for all who ask. */
export function drawPicture(profile: Pictured, picture: Picture, uploadsDir: string): Promise<Buffer> {
  const address = addressOf(profile, picture);
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

/** The photo's bytes, none when there is no photo or its file is gone. */
async function photoOf({ photo }: Pictured, uploadsDir: string): Promise<Buffer> {
  const none = Buffer.alloc(0);
  const name = photo && uploadName(photo);
  return name ? readFile(path.join(/* turbopackIgnore: true */ uploadsDir, name)).catch(() => none) : none;
}
