// Prepares `next start` before it loads the application: next.config.mjs calls it, under `npm start` too.
import nextEnv from '@next/env';
import { buildProblem } from './build-state.ts';
import { isCliError } from './console.ts';
import { readEnvFile, settingsFile } from './env-file.ts';

/**
 * Reads `.env` like every command, and checks the build. What prevents the start is printed as one French line, and the
 * process exits with 1.
 */
export function prepareServer() {
  try {
    readSettings();
    const problem = buildProblem();
    if (problem) throw problem;
  } catch (error) {
    console.error(isCliError(error) ? error.message : error);
    process.exit(1);
  }
}

/** Next has read `.env` by its own rules, which expand `$`. The listening address is `next start`'s own. */
function readSettings() {
  const initialEnv = nextEnv.initialEnv ?? process.env;
  for (const [name, value] of Object.entries(readEnvFile(settingsFile())))
    if (initialEnv[name] === undefined && name !== 'PORT' && name !== 'HOST') process.env[name] = value;
}
