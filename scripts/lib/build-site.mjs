// The site's production build, repeated when one of its inputs has changed.
import fs from 'node:fs';
import { isDenied } from '../../lib/error-codes.mjs';
import { stamp } from './build-cache.mjs';
import { buildProblem, buildState, stampFile } from './build-state.mjs';
import { CliError } from './console.mjs';
import { withLock } from './lock.mjs';
import { buildPageScript } from './page-script.mjs';
import { inRoot } from './project.mjs';
import { runNode } from './run.mjs';

/**
 * Throws a `CliError` when the build fails or `.next` cannot be written.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether there was anything to do
 */
export function buildSite({ force = false } = {}) {
  if (force) forget(stampFile);
  return withLock(
    () => buildProblem() === null,
    async () => {
      forget(stampFile);
      console.log('  … Construction du site');
      const { code, output } = await runNode('node_modules/next/dist/bin/next', ['build'], { env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } });
      if (code !== 0) throw new CliError(`La construction du site a échoué :\n${output.trim()}`);
      await buildPageScript(inRoot('.next/static/page'));
      stamp(stampFile, buildState());
    },
  );
}

/** Removes the stamp, so that an interrupted build does not look finished. @param {string} file */
function forget(file) {
  try {
    fs.rmSync(file, { force: true });
  } catch (error) {
    if (isDenied(error)) throw new CliError('Le dossier .next n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, puis recommencez.');
    throw error;
  }
}
