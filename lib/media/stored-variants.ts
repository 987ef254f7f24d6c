import 'server-only';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { describeError, log } from '@/lib/log';
import { makePicture } from './process';
import { crops, type Variant } from './variants';

/** Variants that are being made, by name: simultaneous requests wait for the same one. */
const making = new Map<string, Promise<Buffer>>();

/** The folder where finished variants are cached; it may be emptied at any time, and no backup needs it. */
export const variantsFolder = () => path.join(env().uploadsDir, 'variantes');

/** The bytes of a variant: cached, or made now from the upload. Throws ENOENT when the upload's file is missing, `busy` when too many wait. */
export async function variantBytes(name: string, variant: Variant): Promise<Buffer> {
  const file = path.join(variantsFolder(), name);
  const kept = await readFile(file).catch(() => null);
  if (kept?.length) return kept; // an empty file is no picture: earlier versions could leave one at a power cut
  const running = making.get(name) ?? make(file, variant);
  making.set(name, running);
  return running.finally(() => making.delete(name));
}

async function make(file: string, { upload, crop, width, format }: Variant): Promise<Buffer> {
  const original = await readFile(path.join(env().uploadsDir, upload));
  const picture = await makePicture({ kind: 'variant', width, ratio: crops[crop].ratio, format }, original);
  if (!picture) throw new Error(`${path.basename(file)} could not be made`);
  await keep(file, picture.data).catch((error: unknown) => log('warn', 'variant.unkept', { error: describeError(error) }));
  return picture.data;
}

/** Caches a variant; under its name it is complete, even after a power cut. The caller only logs an error: with a full or read-only disk, the next request makes the variant again. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
