// Debian's packages, for what only tests need.
import { findOnPath } from './find-on-path.mjs';
import { run } from './run.mjs';

/**
 * Installs packages if this is root on a system with apt-get.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installPackages(names) {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  return code === 0;
}
