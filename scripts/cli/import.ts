/**
 * `npm run import FILE`: replaces the profile and sections by those of a file; sections missing from it go to the
 * trash.
 */
import fs from 'node:fs';
import { errorCode } from '@/lib/error-codes';
import { hostAuthority } from '@/lib/site/auth/host';
import { closeDb, commandError } from '@/lib/site/db/client';
import { importPortfolio } from '@/lib/site/db/import';
import { CliError } from '../lib/console';

/**
 * Returns the number of sections imported, and the names of documents missing on this site. Throws `CliError` with
 * every error and its path for an invalid file, or when it cannot be saved, and writes nothing then.
 */
export async function importFile(file: string): Promise<{ sections: number; missing?: readonly string[] }> {
  const data = parse(read(file), file);
  try {
    const result = await importPortfolio(hostAuthority(), data);
    if (result.ok) return result;
    const lines = result.issues.map(({ path, message }) => `  ${path === '' ? 'fichier' : path} : ${message}`);
    throw new CliError(`Le fichier ${file} n’a pas été importé ; rien n’a été changé.\n${lines.join('\n')}`);
  } catch (error) {
    throw commandError(error);
  } finally {
    await closeDb();
  }
}

function read(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(file)); // strips a byte order mark
  } catch (error) {
    if (errorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new CliError(
        `Le fichier ${file} n’est pas en UTF-8 ; rien n’a été changé. Enregistrez-le en UTF-8, puis recommencez.`,
      );
    throw new CliError(`Le fichier ${file} ne peut pas être lu (${errorCode(error)}).`);
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`Le fichier ${file} n’est pas du JSON valide : ${error instanceof Error ? error.message : ''}`);
  }
}
