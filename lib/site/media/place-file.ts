/** Writes files of the uploads folder: each is complete, even after a power cut, once it has its name. */
import 'server-only';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Path for writing a file before it gets its name; maintenance removes what an interrupted write leaves there. */
export async function temporaryFile(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  return path.join(path.dirname(file), `.${path.basename(file)}.part`);
}

/** Gives a synced temporary file its name, and syncs the folder. */
export async function placeFile(temporary: string, file: string): Promise<void> {
  await rename(temporary, file);
  const directory = await open(path.dirname(file), 'r');
  await directory.sync().finally(() => directory.close());
}

/** Writes a whole file; leaves nothing behind on failure. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = await temporaryFile(file);
  try {
    await writeFile(temporary, bytes, { mode: 0o644, flush: true });
    await placeFile(temporary, file);
  } catch (error) {
    for (const name of [temporary, file]) await rm(name, { force: true }); // the file already has its name when syncing the folder fails
    throw error;
  }
}
