// The settings of `.env`. Old Nodes parse this file too (docs/decisions/0013-supported-node.md).
import fs from 'node:fs';
import util from 'node:util';
import { errorCode } from '../../lib/error-codes.mjs';
import { CliError } from './console.mjs';

/** A value without quotes in which a `#` follows a character: Node takes what comes after it for a comment. */
const cutValue = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*([^\s'"`#](?:[^#\r\n]*[^#\s])?)#/gm;

/**
 * The settings in a file, without a byte order mark; none when there is no file. Throws `CliError` for a file that cannot be read
 * or is not in UTF-8, and for a value that would be cut.
 * @param {string} file
 * @returns {Record<string, string | undefined>}
 */
export function readEnvFile(file) {
  const text = textOf(file);
  const values = util.parseEnv(text);
  for (const [, name = '', value = ''] of text.matchAll(cutValue))
    if (values[name] === value)
      // not a line of a value in quotes
      throw new CliError(
        `Réglage incorrect : dans ${file}, la valeur de ${name} contient « # ». Mettez-la entre apostrophes (${name}='…'), ou une espace devant « # » si c’est un commentaire.`,
      );
  return values;
}

/** @param {string} file */
function textOf(file) {
  const bytes = bytesOf(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new CliError(`Le fichier ${file} n’est pas en UTF-8 : enregistrez-le dans ce codage, puis recommencez.`);
}

/** @param {string} file */
function bytesOf(file) {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return Buffer.alloc(0);
    throw new CliError(`Le fichier ${file} ne peut pas être lu (${errorCode(error)}).`);
  }
}
