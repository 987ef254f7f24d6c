import 'server-only';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crops, type Variant } from './content/variants';
import { env } from './env';
import { describeFault, log } from './log';
import { openSharp } from './sharp';

/** Variants that are being made, by name: visitors who come together wait for the same one. */
const making = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/** Where finished variants are kept; it may be emptied at any time, and no backup needs it. */
export const variantsFolder = () => path.join(env().uploadsDir, 'variantes');

/** The bytes of a variant: kept, or made now from the upload, one at a time. Rejects when the upload's file is not there. */
export async function variantBytes(name: string, variant: Variant): Promise<Buffer> {
  const file = path.join(variantsFolder(), name);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const running = making.get(name) ?? enqueue(() => make(file, variant));
  making.set(name, running);
  return running.finally(() => making.delete(name));
}

function enqueue(work: () => Promise<Buffer>): Promise<Buffer> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

async function make(file: string, { upload, crop, width, format }: Variant): Promise<Buffer> {
  const sharp = await openSharp();
  const original = sharp(path.join(env().uploadsDir, upload));
  const { width: widest } = await original.metadata();
  const wide = Math.min(width, widest);
  const { ratio } = crops[crop];
  const picture = original.resize(ratio === null ? { width: wide } : { width: wide, height: Math.round(wide / ratio), fit: 'cover', position: 'top' });
  const bytes = await (format === 'avif' ? picture.avif({ quality: 58, effort: 4 }) : picture.webp({ quality: 80, effort: 5 })).toBuffer();
  await keep(file, bytes).catch((fault: unknown) => log('warn', 'variant.unkept', { fault: describeFault(fault) }));
  return bytes;
}

/** A disk that is full or takes no writing costs the work of the next visitor, not the picture of this one (trust.md 28). */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (fault) {
    await rm(temporary, { force: true });
    throw fault;
  }
}
