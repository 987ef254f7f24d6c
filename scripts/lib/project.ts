// Paths of the project, wherever a command is called from.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Absolute path of the project's folder. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The absolute path of a file in the project's folder. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** A file of the project as a URL for `import()`: in a bare path, `#` and `%` would have another meaning. */
export const urlInRoot = (...parts: string[]) => pathToFileURL(inRoot(...parts)).href;

/** Held during installing, generating and building (lib/lock.ts). */
export const setupLock = inRoot('.scratch/setup.lock');

/** The folder where the command was typed: npm changes to the project's. */
export const invocationCwd = process.env.INIT_CWD ?? process.cwd();
