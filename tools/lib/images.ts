/** The images of `npm run test:container`, made by podman on this machine alone. */
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../../scripts/lib/console.ts';
import { fetchNode } from '../../scripts/lib/fetch-node.mjs';
import { npm } from '../../scripts/lib/npm.mjs';
import { inRoot } from '../../scripts/lib/project.ts';
import { run } from '../../scripts/lib/run.ts';
import { pinned } from '../../scripts/lib/supported-node.mjs';

/** What podman needs to run anything here: options before its command, and limits that a container may raise to. */
export type Podman = { readonly globals: readonly string[]; readonly limits: readonly string[] };

const folder = inRoot('.scratch/container');
const nameOf = (image: string) => `localhost/portfolio-essai-${image}`;
const [debian, node, site, next] = ['debian', 'node', 'site', 'site-suivant'].map(nameOf) as [
  string,
  string,
  string,
  string,
];

/** Imports Debian's smallest system, without what Debian's own slim image lacks, unless it is there from another run. */
export async function makeDebian() {
  if ((await run('podman', ['image', 'exists', debian])).code === 0) return;
  const system = path.join(folder, 'debian');
  fs.rmSync(system, { recursive: true, force: true });
  fs.mkdirSync(system, { recursive: true });
  await done('debootstrap', ['--variant=minbase', 'bookworm', system]);
  const needless =
    'var/cache/apt/* var/lib/apt/lists/* usr/share/doc/* usr/share/info/* usr/share/locale/* usr/share/man/*';
  await done('sh', ['-c', `cd "$1" && rm -rf ${needless} && tar -c . | podman import - "$2"`, 'sh', system, debian]);
  fs.rmSync(system, { recursive: true });
}

/** The options with which podman runs a container here; null for none. */
export async function workingPodman(): Promise<Podman | null> {
  const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'];
  for (const found of [
    { globals: [], limits: [] },
    { globals: ['--runtime', 'runc'], limits: [] },
    { globals: ['--runtime', 'runc'], limits },
  ]) {
    const { code } = await run('podman', [...found.globals, 'run', '--rm', ...found.limits, debian, 'true']);
    if (code === 0) return found;
  }
  return null;
}

/** Debian with the Node that the site fetches and this machine's npm, laid as in Node's own image. */
export async function makeNode({ limits }: Podman) {
  const wanted = pinned('24');
  const npmScript = process.env.npm_execpath;
  if (!wanted || !npmScript)
    throw new CliError('Lancez ces essais par npm, sur un système pour lequel Node.js se télécharge.');
  const local = path.join(folder, 'node/usr/local');
  fs.rmSync(local, { recursive: true, force: true });
  fs.mkdirSync(path.join(local, 'bin'), { recursive: true });
  fs.copyFileSync(await fetchNode(wanted), path.join(local, 'bin/node'));
  fs.cpSync(path.resolve(npmScript, '../..'), path.join(local, 'lib/node_modules/npm'), { recursive: true });
  fs.symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
  fs.writeFileSync(path.join(folder, 'node/Dockerfile'), `FROM ${debian}\nCOPY usr /usr\n`);
  await build(limits, node, path.join(folder, 'node'));
}

/** Builds Dockerfile on these; npm goes by this machine's settings, which leave nothing in the image. */
export async function buildImage({ limits }: Podman): Promise<string> {
  const settings = path.join(folder, 'npmrc');
  const authority = path.join(folder, 'authority.pem');
  try {
    const given = process.env.NODE_EXTRA_CA_CERTS;
    fs.writeFileSync(authority, given ? fs.readFileSync(given) : '');
    fs.writeFileSync(settings, `${await npmSettings()}${given ? 'cafile=/run/authority.pem\n' : ''}`, { mode: 0o600 });
    const mounts = [`${settings}:/root/.npmrc:ro`, `${authority}:/run/authority.pem:ro`];
    const bases = [`NODE_IMAGE=${node}`, `DEBIAN_IMAGE=${debian}`];
    await build(limits, site, inRoot(), [
      ...mounts.flatMap((mount) => ['--volume', mount]),
      ...bases.flatMap((base) => ['--build-arg', base]),
      '--network=host',
    ]);
  } finally {
    fs.rmSync(settings, { force: true });
  }
  return site;
}

/** The same image with one more migration, as the next version of the site may have. */
export async function buildNextVersion({ limits }: Podman): Promise<string> {
  const context = path.join(folder, 'next');
  fs.rmSync(context, { recursive: true, force: true });
  fs.mkdirSync(path.join(context, '29991231000000_essai'), { recursive: true });
  fs.writeFileSync(
    path.join(context, '29991231000000_essai/migration.sql'),
    'CREATE TABLE "Essai" ("id" INTEGER PRIMARY KEY);\n',
  );
  fs.writeFileSync(
    path.join(context, 'Dockerfile'),
    `FROM ${site}\nCOPY 29991231000000_essai /app/prisma/migrations/29991231000000_essai\n`,
  );
  await build(limits, next, context);
  return next;
}

/** The images without a name: each build leaves those of its first stage, of two gigabytes. */
export async function namelessImages(): Promise<string[]> {
  const { output } = await run('podman', ['images', '--quiet', '--no-trunc', '--filter', 'dangling=true']);
  return output.split('\n').filter((line) => line.startsWith('sha256:'));
}

/** Removes what was built, and the nameless images but for `others`. Debian's stays: it takes long and changes rarely. */
export async function removeImages(others: readonly string[]) {
  await run('podman', ['image', 'rm', '--force', next, site, node]);
  const left = (await namelessImages()).filter((image) => !others.includes(image));
  if (left.length > 0) await run('podman', ['image', 'rm', '--force', ...left]);
}

/** The format is Docker's: OCI's has no HEALTHCHECK. */
const build = (limits: readonly string[], name: string, context: string, options: readonly string[] = []) =>
  done('podman', ['build', '--format=docker', '--isolation=chroot', ...limits, ...options, '--tag', name, context]);

/** The user's own settings of npm, and the registry that holds for this project. */
async function npmSettings(): Promise<string> {
  const file = (await asked('userconfig')) || '';
  const own = fs.existsSync(file) ? `${fs.readFileSync(file, 'utf8').trimEnd()}\n` : '';
  return `${own}registry=${await asked('registry')}\n`;
}

const asked = async (setting: string) => (await npm(['config', 'get', setting], inRoot())).output.trim();

/** Runs a program to its end. Throws a `CliError` with what it printed when it fails. */
async function done(program: string, args: readonly string[]) {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new CliError(`${program} a échoué :\n${output.trim().split('\n').slice(-25).join('\n')}`);
}
