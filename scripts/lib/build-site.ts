// The site's production build, repeated when its sources have changed.
import { withLock } from '../../lib/lock.ts';
import { isBuilt, stampBuild } from './build-state.ts';
import { CliError } from './console.ts';
import { setupLock } from './project.ts';
import { runNode } from './run.ts';

/** Returns whether there was anything to do. Throws a `CliError` when the build fails. */
export function buildSite({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  return withLock(
    setupLock,
    () => !force && isBuilt(),
    async () => {
      console.log('  … Construction du site : quelques minutes');
      const { code, signal, output } = await runNode('node_modules/next/dist/bin/next', ['build'], {
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      });
      // The system ends the largest process when memory is short: Next's own, or one of those that it starts.
      if (signal === 'SIGKILL' || /SIGKILL|heap out of memory/.test(output))
        throw new CliError('La construction du site s’est arrêtée faute de mémoire : il lui faut 1,5 Go libres.');
      if (code !== 0) throw new CliError(`La construction du site a échoué :\n${output.trim()}`);
      stampBuild();
    },
  );
}
