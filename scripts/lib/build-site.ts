// The site's production build, repeated when one of its inputs has changed.
import fs from 'node:fs';
import { isDenied } from '../../lib/error-codes.ts';
import { stamp } from './build-cache.ts';
import { buildProblem, buildState, stampFile } from './build-state.ts';
import { CliError } from './console.ts';
import { withLock } from './lock.ts';
import { buildCopyScript, buildPageScript } from './page-script.ts';
import { inRoot } from './project.ts';
import { runNode } from './run.ts';

/**
 * Returns whether there was anything to do. Throws a `CliError` when the build fails or `.next` cannot be written.
 */
export async function buildSite({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  if (force) forget(stampFile);
  return withLock(
    () => buildProblem() === null,
    async () => {
      forget(stampFile);
      console.log('  … Construction du site');
      const { code, output } = await runNode('node_modules/next/dist/bin/next', ['build'], {
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      });
      if (code !== 0) throw new CliError(`La construction du site a échoué :\n${output.trim()}`);
      await buildPageScript(inRoot('.next/static/page'));
      await buildCopyScript();
      stamp(stampFile, buildState());
    },
  );
}

/** Removes the stamp, so that an interrupted build does not look finished. */
function forget(file: string) {
  try {
    fs.rmSync(file, { force: true });
  } catch (error) {
    if (isDenied(error))
      throw new CliError(
        'Le dossier .next n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, puis recommencez.',
      );
    throw error;
  }
}
