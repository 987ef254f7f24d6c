// Folders that the site writes to: asked before it starts, so that the first upload is not the one that finds out.
import fs from 'node:fs';
import { Stop } from './console.mjs';

/**
 * Makes a folder and checks that this user may write in it.
 * @param {string} folder absolute path
 * @param {string} setting what to change otherwise
 */
export function needFolder(folder, setting) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch {
    throw new Stop(`Le dossier ${folder} n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, ou changez ${setting}.`);
  }
}
