// Fetches a Node from npm's registry, with the registry, proxy, credentials and cache that npm is configured with on this machine.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { CliError } from './console.mjs';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { inRoot } from './project.mjs';
import { run } from './run.mjs';

/** A version of Node as the registry has it. @typedef {{ package: string, version: string, integrity: string }} Pinned */

const name = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * Returns the path of a Node's program, and fetches it when it is missing; a second command meanwhile waits for the first. Throws a
 * `CliError` when it cannot be fetched, stored or run.
 * @param {Pinned} wanted
 * @param {{ folder?: string, say?: () => void }} [options] `say` is called before a download
 */
export async function fetchNode(wanted, { folder = inRoot('.node'), say = () => {} } = {}) {
  const home = path.join(folder, `${wanted.package}-${wanted.version}`);
  const program = path.join(home, name);
  const isThere = () => isWhole(home);
  try {
    await withLock(
      isThere,
      async () => {
        say();
        await putInPlace(wanted, home);
      },
      path.join(folder, 'lock'),
    );
  } catch (error) {
    throw diskError(/** @type {NodeJS.ErrnoException} */ (error), wanted) ?? error;
  }
  return program;
}

/**
 * Whether the program has its size: one that was emptied would run as a script without a line, and end well.
 * @param {string} home
 */
function isWhole(home) {
  const size = fs.statSync(path.join(home, name), { throwIfNoEntry: false })?.size;
  const written = path.join(home, 'size');
  return size !== undefined && (fs.existsSync(written) ? fs.readFileSync(written, 'utf8') === String(size) : size > 0);
}

/**
 * Fetches, checks and tries a Node; its folder gets its final name last, so that a folder with that name holds a program that runs.
 * @param {Pinned} wanted
 * @param {string} home
 */
async function putInPlace(wanted, home) {
  const part = `${home}.part`;
  try {
    fs.rmSync(part, { recursive: true, force: true });
    fs.mkdirSync(part, { recursive: true });
    const archive = path.join(part, `${wanted.package}-${wanted.version}.tgz`);
    await download(wanted, archive);
    if ((await integrityOf(archive)) !== wanted.integrity) throw damaged(wanted);
    const program = path.join(part, 'bin', name);
    fs.mkdirSync(path.dirname(program));
    // As a stream: this process lives as long as the site, and would keep the memory.
    const entry = (/** @type {AsyncIterable<Buffer>} */ tar) => entryOf(tar, `package/bin/${name}`);
    await pipeline(fs.createReadStream(archive), zlib.createGunzip(), entry, fs.createWriteStream(program, { mode: 0o755 }));
    await tryOut(program, wanted);
    fs.writeFileSync(path.join(path.dirname(program), 'size'), String(fs.statSync(program).size));
    fs.rmSync(home, { recursive: true, force: true }); // one that was damaged since
    fs.renameSync(path.dirname(program), home);
  } finally {
    fs.rmSync(part, { recursive: true, force: true });
  }
}

/**
 * @param {Pinned} wanted
 * @param {string} archive the file to write, named as npm names it
 */
async function download(wanted, archive) {
  const { code, output } = await npm(['pack', `${wanted.package}@${wanted.version}`, '--pack-destination', path.dirname(archive), '--loglevel=error']);
  if (code === 0) return;
  const reason = /^npm \S+ code (\w+)/m.exec(output)?.[1];
  if (reason === undefined) return ask(wanted, archive);
  const error = { code: reason, path: /^npm \S+ path (.+)/m.exec(output)?.[1] ?? 'Le cache de npm' };
  throw reason === 'EINTEGRITY' ? damaged(wanted) : (diskError(error, wanted) ?? outOfReach(wanted, reason));
}

/**
 * For an npm that does not run on a Node this old: it still tells its registry, from which the archive is fetched directly.
 * @param {Pinned} wanted
 * @param {string} archive
 */
async function ask(wanted, archive) {
  const { output } = await npm(['config', 'get', 'registry', '--loglevel=silent']);
  const registry = /^https?:\/\/\S+$/m.exec(output)?.[0].replace(/\/$/, '');
  if (registry === undefined) throw outOfReach(wanted, 'npm ne fonctionne pas');
  process.removeAllListeners('warning'); // Node 18 warns that its fetch is experimental
  try {
    const response = await fetch(`${registry}/${wanted.package}/-/${wanted.package}-${wanted.version}.tgz`);
    if (!response.ok || !response.body) throw outOfReach(wanted, `HTTP ${response.status}`);
    await pipeline(Readable.fromWeb(/** @type {any} */ (response.body)), fs.createWriteStream(archive));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw outOfReach(wanted, String(/** @type {any} */ (error.cause)?.code ?? error.message)); // fetch throws a TypeError when the network fails
  }
}

/** The SHA-512 of a file, as the registry writes it (`sha512-…`). @param {string} archive */
async function integrityOf(archive) {
  const hash = createHash('sha512');
  await pipeline(fs.createReadStream(archive), hash);
  return `sha512-${hash.digest('base64')}`;
}

/**
 * Yields the bytes of one file of a tar stream.
 * @param {AsyncIterable<Buffer>} tar
 * @param {string} wanted
 */
async function* entryOf(tar, wanted) {
  const block = 512;
  let header = Buffer.alloc(0); // the part of it that has been read
  let left = 0; // bytes of the entry's blocks still to be read
  let kept = 0; // bytes still to be yielded; 0 for any entry but the wanted one
  const text = (/** @type {number} */ from, /** @type {number} */ to) => header.toString('latin1', from, to).replace(/\0.*$/s, '');
  for await (const chunk of tar) {
    for (let at = 0; at < chunk.length; ) {
      const start = at;
      if (left > 0) {
        at += Math.min(left, chunk.length - at);
        left -= at - start;
        if (kept > 0) yield chunk.subarray(start, Math.min(at, start + kept));
        kept = Math.max(0, kept - (at - start));
        continue;
      }
      at += Math.min(block - header.length, chunk.length - at);
      header = Buffer.concat([header, chunk.subarray(start, at)]);
      if (header.length < block) continue;
      const size = Number.parseInt(text(124, 136), 8) || 0;
      left = Math.ceil(size / block) * block;
      kept = text(0, 100) === wanted ? size : 0;
      header = Buffer.alloc(0);
    }
  }
}

/**
 * @param {string} program
 * @param {Pinned} wanted
 */
async function tryOut(program, { version }) {
  const { code, output } = await run(program, ['--version']).catch((error) => ({ code: 1, output: String(error.message) }));
  if (code === 0 && output.trim() === `v${version}`) return;
  throw new CliError(`Node.js ${version} est téléchargé, mais ne fonctionne pas sur cette machine : ${output.trim().split('\n')[0]}`);
}

/**
 * A `CliError` for a disk that is full or cannot be written; undefined for any other error.
 * @param {{ code?: unknown, path?: unknown, syscall?: unknown }} error
 * @param {Pinned} wanted
 */
function diskError({ code, path: where, syscall }, { version }) {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new CliError(`Le disque est plein : Node.js ${version} demande 300 Mo, le temps de son installation. Faites de la place, puis recommencez.`);
  const isMissingParent = code === 'ENOENT' && syscall === 'mkdir'; // Node 20's error on a read-only disk
  if (isMissingParent || ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'].includes(String(code)))
    return new CliError(`${where} n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, puis recommencez.`);
  return undefined;
}

/** @param {Pinned} wanted */
const damaged = ({ version }) => new CliError(`Node.js ${version} est arrivé abîmé (son empreinte SHA-512 n’est pas celle qui est attendue) : recommencez.`);

/** @param {Pinned} wanted @param {string} reason */
const outOfReach = ({ version }, reason) =>
  new CliError(`Node.js ${version} n’a pas pu être téléchargé (${reason}) : vérifiez l’accès au registre de npm, puis recommencez.`);
