// Where things are, whatever the folder that a command is called from.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** @param {string[]} parts a path inside the project */
export const inRoot = (...parts) => path.join(root, ...parts);

/** The folder that the person typed the command in: npm changes to the project's own. */
export const calledFrom = process.env.INIT_CWD ?? process.cwd();

/** Makes the project's folder current, so that relative settings mean one place, and reads `.env` when there is one. */
export function enterProject() {
  process.chdir(root);
  if (process.env.NEXT_TELEMETRY_DISABLED === undefined) process.env.NEXT_TELEMETRY_DISABLED = '1'; // old Nodes read this file too
  if (fs.existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}
