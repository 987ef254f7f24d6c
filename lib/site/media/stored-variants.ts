import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { describeError, log } from '@/lib/log';
import { writeWhole } from './place-file';
import { makePicture } from './process';
import { crops, type Variant } from './variants';

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
