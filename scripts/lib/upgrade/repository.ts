// What git knows of the versions of the site.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { foldersOf } from '../../../lib/files.ts';
import { inputs } from '../build-state.ts';
import { CliError } from '../console.ts';
import { inRoot, root } from '../project.ts';

export type Version = {
  readonly commit: string;
  /** For a person: « 1.2.0 (3f2c1a9d) ». */
  readonly name: string;
};

/** The paths, in the project, of files that two versions have, or one of them alone. */
export type Difference = { readonly changed: string[]; readonly added: string[]; readonly removed: string[] };

/** Runs git in the project's folder; the lines of its output. Throws the error of `execFile`. */
async function git(...args: string[]): Promise<string[]> {
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, env, maxBuffer: 2 ** 28 });
  return stdout.split(/[\n\0]/).filter((line) => line !== '');
}

const firstLine = async (...args: string[]): Promise<string | undefined> => (await git(...args).catch(() => [])).at(0);

/** Throws a `CliError` in a folder of another user: what is written there would be in that user's way. */
export function refuseOtherUser(): void {
  const { uid } = fs.statSync(root);
  if (process.getuid && process.getuid() !== uid)
    throw new CliError(
      `Ce dossier appartient à un autre utilisateur : lancez la commande sous celui-ci, par exemple runuser --pty -u ${ownerName(uid)} -- npm run upgrade`,
    );
}

/**
 * The version that is here, of a repository that may be upgraded. Throws a `CliError` for a folder that is none, with
 * changes of its own or with commits that no other repository has.
 */
export async function currentVersion(): Promise<Version> {
  if (!fs.existsSync(inRoot('.git')))
    throw new CliError(
      'Ce dossier n’est pas un dépôt git, d’où viendraient les nouvelles versions. Dans un conteneur, c’est l’image qui porte la version : changez d’image. Ailleurs, voir docs/operations.md, « Mise à jour ».',
    );
  if ((await firstLine('--version')) === undefined)
    throw new CliError('git est introuvable : installez-le, puis recommencez.');
  const commit = await firstLine('rev-parse', '--verify', 'HEAD');
  if (commit === undefined) throw new CliError('git ne peut pas lire ce dépôt : git status dit pourquoi.');
  const [changed] = await git('status', '--porcelain', '--untracked-files=no');
  if (changed !== undefined)
    throw new CliError(
      `Des fichiers du site ont été modifiés ici (${changed.slice(3)}…) : une mise à jour les perdrait. Pour les voir, sous ce même utilisateur, git status ; pour y renoncer, git checkout -- .`,
    );
  const elsewhere = await git('for-each-ref', '--count=1', '--contains', commit, 'refs/remotes', 'refs/tags');
  if (elsewhere.length === 0)
    throw new CliError(
      `La version d’ici (${commit.slice(0, 8)}) n’est dans aucun autre dépôt : une mise à jour la perdrait. Publiez-la (git push), puis recommencez.`,
    );
  return versionAt(commit);
}

/** The user's name for commands that a person copies; the number where `/etc/passwd` has none. */
function ownerName(uid: number): string {
  const users = fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  return users.find((line) => line.split(':')[2] === String(uid))?.split(':')[0] ?? `'#${uid}'`;
}

/**
 * Fetches, and returns the version of that name (a tag, a branch of the repository of the versions, or anything else
 * that git knows, such as a commit), without a name the newest of the branch that is followed. Throws a `CliError` where
 * there is none.
 */
export async function wantedVersion(name?: string): Promise<Version> {
  const branch = await firstLine('symbolic-ref', '--short', 'HEAD');
  const remote = (branch && (await firstLine('config', `branch.${branch}.remote`))) ?? 'origin';
  try {
    await git('fetch', '--force', '--tags', remote); // a tag may have been moved; without --quiet git says what it refuses
  } catch (error) {
    const why = String(Reflect.get(Object(error), 'stderr') ?? error).trim();
    const address = ((await firstLine('remote', 'get-url', remote)) ?? remote).replace(/\/\/[^/@]*@/, '//'); // no password
    throw new CliError(`Le dépôt des versions, ${address}, n’a pas pu être lu. git dit :\n${why}`);
  }
  if (name !== undefined) {
    // In this order: a branch of that name that is here too is where the site has been, not where the repository is.
    const commit =
      (await commitOf(`refs/tags/${name}`)) ??
      (await commitOf(`refs/remotes/${remote}/${name}`)) ??
      (await commitOf(name));
    if (commit === undefined) throw new CliError(`La version ${name} est inconnue. ${await knownVersions()}`);
    return versionAt(commit);
  }
  const newest = await commitOf('@{upstream}');
  if (newest === undefined)
    throw new CliError(
      `Ce dépôt ne suit aucune branche : indiquez la version, npm run upgrade -- VERSION. ${await knownVersions()}`,
    );
  return versionAt(newest);
}

async function knownVersions(): Promise<string> {
  const tags = await git('tag', '--sort=-version:refname');
  return tags.length === 0 ? 'Aucune n’a de nom.' : `Les dernières : ${tags.slice(0, 5).join(', ')}.`;
}

const commitOf = (name: string) =>
  firstLine('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);

async function versionAt(commit: string): Promise<Version> {
  const project: unknown = JSON.parse((await git('show', `${commit}:package.json`)).join('\n'));
  return { commit, name: `${Reflect.get(Object(project), 'version')} (${commit.slice(0, 8)})` };
}

/** Whether `version` is part of the history of `other`. */
export const isPartOf = (version: Version, other: Version): Promise<boolean> =>
  git('merge-base', '--is-ancestor', version.commit, other.commit).then(
    () => true,
    () => false,
  );

/** What differs between the files of two versions. */
export async function difference(from: Version, to: Version): Promise<Difference> {
  const named = async (filter: string) =>
    git('diff', '--name-only', '--no-renames', '-z', `--diff-filter=${filter}`, from.commit, to.commit);
  const [changed, added, removed] = await Promise.all([named('MT'), named('A'), named('D')]);
  const there = [...added.filter((name) => fs.existsSync(inRoot(name))), ...foldersOf(added).filter(isNoFolder)];
  // Also of a folder that becomes a file, its files that git does not know.
  const [taken] =
    there.length === 0 ? [] : await git('--literal-pathspecs', 'ls-files', '-z', '--others', '--', ...there);
  if (taken !== undefined)
    throw new CliError(
      `La nouvelle version a besoin de la place de ${taken}, qui n’est pas un fichier du site : déplacez-le.`,
    );
  return { changed, added, removed };
}

const isNoFolder = (name: string): boolean => fs.existsSync(inRoot(name)) && !fs.lstatSync(inRoot(name)).isDirectory();

/** The names of the migrations that a version has. */
export async function migrationsOf({ commit }: Version): Promise<string[]> {
  const folder = 'prisma/migrations/';
  return (await git('ls-tree', '-d', '-z', '--name-only', commit, folder)).map((name) => name.slice(folder.length));
}

/** Whether a build of one version is that of the other. */
export const areBuiltAlike = ({ changed, added, removed }: Difference): boolean =>
  ![...changed, ...added, ...removed].some(isInput);

const isInput = (name: string) => inputs.some((input) => name === input || name.startsWith(`${input}/`));

/** Writes the files of a version to a folder, with those of ours that a build reads and git does not know. */
export async function checkOut({ commit }: Version, folder: string): Promise<void> {
  await git('worktree', 'prune');
  await git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
  for (const name of await git('ls-files', '--others', '--exclude-standard', '-z', '--', ...inputs))
    fs.cpSync(inRoot(name), `${folder}/${name}`, { force: false });
}

/** Has git forget the folders of versions that are gone. */
export const forgetFolders = (): Promise<unknown> => git('worktree', 'prune');
