// Debian's packages, for what only tests need.
import { findOnPath } from './find-on-path.ts';
import { run } from './run.ts';

/** Installs packages if this is root on a system with apt-get. Returns whether they are installed. */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  return code === 0;
}
