import 'server-only';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';

/** Where an upload is written before it gets its name; maintenance removes what an interrupted write leaves there. */
export async function temporaryFile(name: string): Promise<string> {
  await mkdir(env().uploadsDir, { recursive: true });
  return path.join(env().uploadsDir, `.${name}.part`);
}

/** Gives a synced temporary file its name, and syncs the folder: a file under its name is complete, even after a power cut. */
export async function placeFile(temporary: string, name: string): Promise<void> {
  await rename(temporary, path.join(env().uploadsDir, name));
  const directory = await open(env().uploadsDir, 'r');
  await directory.sync().finally(() => directory.close());
}
