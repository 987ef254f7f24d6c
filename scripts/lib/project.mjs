// Paths of the project, whatever the folder that a command is called from.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readEnvFile } from './env-file.mjs';

/** Absolute path of the project's folder. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** @param {string[]} parts a path inside the project */
export const inRoot = (...parts) => path.join(root, ...parts);

/** What `import()` takes for a file of the project: in a bare path, `#` and `%` would have another meaning. @param {string[]} parts */
export const urlInRoot = (...parts) => pathToFileURL(inRoot(...parts)).href;

/** The folder that the command was typed in: npm changes to the project's own. */
export const invocationCwd = process.env.INIT_CWD ?? process.cwd();

/** Makes the project's folder current, which relative paths in settings start from, and reads `.env` when there is one. Throws `CliError` when it cannot be used. */
export function enterProject() {
  process.chdir(root);
  if (process.env.NEXT_TELEMETRY_DISABLED === undefined) process.env.NEXT_TELEMETRY_DISABLED = '1'; // without `??=`: old Nodes parse this file too
  for (const [name, value] of Object.entries(readEnvFile(inRoot('.env')))) if (process.env[name] === undefined) process.env[name] = value;
}
