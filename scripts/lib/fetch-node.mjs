// Fetches a Node from npm's registry, by npm itself: with the registry, proxy, credentials and cache that it is
// configured with on this machine.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CliError } from '../../lib/cli-error.mjs';
import { npm } from './npm.mjs';

/** A version of Node as the registry has it. @typedef {{ package: string, version: string, integrity: string }} Pinned */

const name = process.platform === 'win32' ? 'node.exe' : 'node';
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the path of a Node's program, and fetches it when it is missing. Throws a `CliError` when it cannot be
 * fetched, stored or run.
 * @param {Pinned} wanted
 * @param {{ folder?: string, say?: () => void }} [options] `say` is called before a download
 */
export async function fetchNode(wanted, { folder = path.join(root, '.node'), say = () => {} } = {}) {
  const home = path.join(folder, `${wanted.package}-${wanted.version}`);
  const program = path.join(home, name);
  const isThere = () => (fs.statSync(program, { throwIfNoEntry: false })?.size ?? 0) > 0; // a loss of power may have left an empty file
  if (isThere()) return program;
  say();
  const part = path.join(folder, `part-${process.pid}`);
  try {
    fs.mkdirSync(folder, { recursive: true });
    removeLeftovers(folder);
    try {
      const bin = await install(wanted, part);
      fs.rmSync(home, { recursive: true, force: true });
      fs.renameSync(bin, home); // last: a folder with the final name holds a program that runs
    } finally {
      fs.rmSync(part, { recursive: true, force: true });
    }
  } catch (error) {
    if (!isThere()) throw diskError(/** @type {NodeJS.ErrnoException} */ (error), wanted) ?? error; // else another command was faster
  }
  return program;
}

/** Removes the parts of downloads that a command left an hour ago or more. @param {string} folder */
function removeLeftovers(folder) {
  for (const name of fs.readdirSync(folder).filter((each) => each.startsWith('part-'))) {
    const part = path.join(folder, name);
    if (Date.now() - fs.statSync(part).mtimeMs > 3_600_000) fs.rmSync(part, { recursive: true });
  }
}

/**
 * Has npm install the one package of a lock file, whose SHA-512 it checks before it opens the archive, and tries the
 * program.
 * @param {Pinned} wanted
 * @param {string} part the folder to install in
 * @returns {Promise<string>} the folder of the program
 */
async function install(wanted, part) {
  const { package: packageName, version, integrity } = wanted;
  const dependencies = { [packageName]: version };
  const lock = {
    lockfileVersion: 3,
    packages: { '': { dependencies }, [`node_modules/${packageName}`]: { version, integrity } },
  };
  fs.mkdirSync(part, { recursive: true });
  fs.writeFileSync(path.join(part, 'package.json'), JSON.stringify({ dependencies }));
  fs.writeFileSync(path.join(part, 'package-lock.json'), JSON.stringify(lock));
  fs.copyFileSync(path.join(root, '.npmrc'), path.join(part, '.npmrc'));
  const { code, output } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=warn'], part);
  if (code !== 0 || diskFull.test(output)) throw npmError(output, wanted);
  const bin = path.join(part, 'node_modules', packageName, 'bin');
  const { stdout } = await promisify(execFile)(path.join(bin, name), ['--version']).catch(({ message }) => ({
    stdout: String(message),
  }));
  if (stdout.trim() === `v${version}`) return bin;
  throw new CliError(
    `Node.js ${version} est téléchargé, mais ne fonctionne pas sur cette machine : ${stdout.trim().split('\n')[0]}`,
  );
}

/** npm only warns of a file that it could not write to its end. */
const diskFull = /\b(?:ENOSPC|EDQUOT)\b/;

/** @param {string} output npm's @param {Pinned} wanted */
function npmError(output, wanted) {
  const code = diskFull.exec(output)?.[0] ?? /^npm \S+ code (\w+)/m.exec(output)?.[1];
  const start = `Node.js ${wanted.version} n’a pas pu être téléchargé`;
  if (code === undefined)
    return new CliError(
      `${start}, car npm ne fonctionne pas sous Node.js ${process.versions.node} : changez-en la version.`,
    );
  if (code === 'EINTEGRITY')
    return new CliError(
      `Node.js ${wanted.version} est arrivé abîmé (son empreinte SHA-512 n’est pas celle qui est attendue) : recommencez.`,
    );
  const where = /^npm \S+ path (.+)/m.exec(output)?.[1] ?? 'Le cache de npm';
  return (
    diskError({ code, path: where }, wanted) ??
    new CliError(`${start} (${code}) : vérifiez l’accès au registre de npm, puis recommencez.`)
  );
}

/**
 * A `CliError` for a disk that is full or cannot be written; undefined for any other error.
 * @param {{ code?: string, path?: string, syscall?: string }} error
 * @param {Pinned} wanted
 */
function diskError({ code, path: where, syscall }, { version }) {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new CliError(
      `Le disque est plein : Node.js ${version} demande 300 Mo, le temps de son installation. Faites de la place, puis recommencez.`,
    );
  const isMissingParent = code === 'ENOENT' && syscall === 'mkdir'; // Node 20's error on a read-only disk
  if (isMissingParent || ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'].includes(String(code)))
    return new CliError(
      `${where} n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, puis recommencez.`,
    );
  return undefined;
}
